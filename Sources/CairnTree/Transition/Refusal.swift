/// Why a request was not performed. Prints as a sentence that names the cause and the remedy; the page Troubleshooting of the
/// module Cairn lists the usual ones.
public enum Refusal: Error, Hashable, Sendable {
    /// The screen that asked is no longer in the tree.
    case askerLeft
    /// The coordinator that decided is no longer in the tree, or never was: it has nothing there that could be replaced, or end.
    case coordinatorLeft
    /// The same screen asked for the same route, and that is not on screen yet: the double tap.
    case alreadyAsked(route: String)
    /// No route has this identifier.
    case unknownRoute(String, known: [String])
    /// No coordinator from the asker's outwards knows a route of this type.
    case unknownToAll(route: String, asked: [String])
    /// The route opened no flow and no dialog that ends with what is waited for.
    case noFlow(route: String, output: String)
    /// A flow ended with a result that nobody waits for and the parent has no route for.
    case unhandledOutput(String)
    /// A guard did not let anyone enter this destination, and why.
    case guarded(String, why: String)
    /// The flow that a guard had come before this destination was left without a result: a person gave it up.
    case flowLeft(before: String)
    /// A guard did not let anyone leave this screen.
    case leaveRefused(String)
    /// It was asked before its screen was in the tree (``Routed``), and the screen never came.
    case neverShown(route: String)
    /// A view model holds its router from its `init`, and asks by routes that its coordinator does not know.
    case unknownRoutes(of: String, routes: String, coordinator: String, knows: String)
    /// Guards sent the request from one to the next and back, or a hundred times on.
    case redirectedInCircles([String])
    /// The coordinator's decision threw an error.
    case decisionFailed(String)
    /// The coordinator could not make what shows a destination: the error that `screen(for:router:)` threw.
    case makingFailed(String, why: String)
    /// A destination, a route or a view model is not of the type that is needed here.
    case wrongType(expected: String, found: String)
    /// The asker stands in no navigation stack.
    case noStack(Tree)
    /// The asker's stack is not in front, so nothing can be presented over it alone.
    case notInFront(Tree)
    /// Only the root is left.
    case nothingToPop(Tree)
    /// The destination is not in the asker's stack.
    case notInStack(String, Tree)
    /// Another coordinator's screens stand on the range in which this one may push.
    case covered(by: String, Tree)
    /// What should bring the new place is one screen, and no coordinator: in a journal that is broken.
    case noCoordinator(String, Tree)
    /// Nothing is presented over the asker, and it is in no modal.
    case nothingPresented(Tree)
    /// There is nothing that closing could undo.
    case nothingToClose(Tree)
    /// The asker stands in no sheet that can rest at this height.
    case noSuchDetent(Tree.ModalStyle.Detent, Tree)
    /// There is no such column around the asker.
    case noSuchColumn(String, Tree)
    /// No tabs or pages around the asker hold the destination.
    case noSuchTab(String, Tree)
    /// Tabs, pages or columns cannot stand in a stack.
    case containerInStack(String, Tree)
    /// What is presented as an alert or an action sheet is no dialog.
    case noDialog(String, Tree)
    /// A dialog stands where none can: not in an alert or action sheet, or with text fields in an action sheet.
    case dialogOutOfPlace(String, Tree)
    /// This cannot be shown, and why: a screen or a modal style that the platform lacks, a dialog with a fault, what has to
    /// stand by itself, or a host that has shown something before.
    case unavailable(String, why: String)
    /// Nothing opened this: an app for it is missing, or the URL is none.
    case notOpened(String)
    /// Coordinators made coordinators without end.
    case endless(String)
    /// A link that cannot be read, and why.
    case badLink(String, why: LinkRefusal)
    /// A link goes on with a destination to which nothing on the way there leads: what stands before it is no coordinator,
    /// or its coordinator brought something else.
    case linkEnds(before: String, Tree)
    /// The navigator is gone, as nobody kept it, or its window was closed before this was asked.
    case noNavigator
}

extension Refusal: CustomStringConvertible {
    /// The cause and the remedy in a sentence; where it depends on a tree, with the one that the request met, or would have led to.
    public var description: String {
        switch self {
        case .askerLeft:
            "the screen that asked has left; ask from a screen that is in the tree"
        case .coordinatorLeft:
            "the coordinator that decided is not in the tree; ask again, and the one around it decides"
        case .alreadyAsked(let route):
            "this screen has asked for '\(route)' already; wait for the outcome of that request"
        case .unknownRoute(let id, let known):
            "there is no route '\(id)'; the known ones are \(known.map { "'\($0)'" }.joined(separator: ", "))"
        case .unknownToAll(let route, let asked):
            "no coordinator knows the route '\(route)'; asked were \(asked.joined(separator: ", then "))"
        case .noFlow(let route, let output):
            "'\(route)' opened no flow that ends with \(output); return a coordinator with that Output, or a Dialog of it"
        case .unhandledOutput(let output):
            "a flow ended with \(output), and nobody wants it; run the flow, or return it .onFinish(_:) a route"
        case .guarded(let destination, let why):
            "'\(destination)' may not be entered: \(why)"
        case .flowLeft(let destination):
            "the flow that has to come before '\(destination)' was left"
        case .leaveRefused(let screen):
            "'\(screen)' may not be left now"
        case .neverShown(let route):
            "'\(route)' was asked before its screen was shown, and that never was; return the view model that holds "
                + "this router in a Screen, or ask by the router of screen(for:router:)"
        case .unknownRoutes(let model, let routes, let coordinator, let known):
            "\(model) asks for \(routes), \(coordinator) knows \(known); say which of these those are: "
                + "Screen(model, routes: …, view)"
        case .redirectedInCircles(let trail):
            "guards redirect in circles: \(abridged(trail)); what comes first has to leave where the guard "
                + "looks that it is done, before its `.finish`"
        case .decisionFailed(let error):
            "the coordinator could not decide: \(error)"
        case .makingFailed(let destination, let error):
            "'\(destination)' could not be made: \(error)"
        case .wrongType(let expected, let found):
            "expected \(expected), found \(found)"
        case .noStack(let tree):
            "the asker stands in no stack, or there is none in the place that .in(…) names; make that a .stack(…), or "
                + "present instead of pushing, in \(tree)"
        case .notInFront(let tree):
            "the asker's stack is not in front, and cannot be covered alone; show it first, in \(tree)"
        case .nothingToPop(let tree):
            "the asker's stack is at its root; nothing can be popped in \(tree)"
        case .notInStack(let destination, let tree):
            "'\(destination)' is not in the asker's stack in \(tree)"
        case .covered(let screen, let tree):
            "'\(screen)' of another coordinator stands on this one's screens; close it first, in \(tree)"
        case .noCoordinator(let screen, let tree):
            "'\(screen)' is one screen and no coordinator, and holds no places, in \(tree)"
        case .nothingPresented(let tree):
            "nothing is presented that could be dismissed in \(tree)"
        case .nothingToClose(let tree):
            "the asker was not pushed or presented, so nothing can be undone in \(tree)"
        case .noSuchDetent(let detent, let tree):
            "the asker is in no sheet that rests at \(detent); present it with that detent, in \(tree)"
        case .noSuchColumn(let column, let tree):
            "there is no \(column) column around the asker; it has none, or was closed: begin with .split(…), .set something in the column, or push, in \(tree)"
        case .noSuchTab(let destination, let tree):
            "no tabs or pages around the asker hold '\(destination)'; from a modal use .show, or .several(.dismissAll, .in(…)), in \(tree)"
        case .containerInStack(let destination, let tree):
            "'\(destination)' brings tabs, pages or columns, which no stack can hold; use .replaceAll or present it, "
                + "in \(tree)"
        case .noDialog(let destination, let tree):
            "'\(destination)' is presented as an alert or an action sheet and is no Dialog; return a Dialog for it, or present it as "
                + ".sheet, in \(tree)"
        case .dialogOutOfPlace(let destination, let tree):
            "'\(destination)' is a Dialog, which stands in an alert or an action sheet, with text fields only in an "
                + "alert; present it so, in \(tree)"
        case .unavailable(let screen, let why):
            "'\(screen)' cannot be shown: \(why)"
        case .notOpened(let place):
            "nothing on this device opened '\(place)'; tell the person, or offer another way"
        case .endless(let destination):
            "making '\(destination)' makes coordinators without end, each in the one before; where its root leads back "
                + "to it, return a screen"
        case .badLink(let link, let why):
            "the link '\(link)' cannot be followed: \(why)"
        case .linkEnds(let destination, let tree):
            "the link goes on to '\(destination)', and nothing there leads to it in \(tree)"
        case .noNavigator:
            "the navigator that this router was made by is gone: its window was closed, or nobody keeps it; keep it beside "
                + "the window, in the scene's delegate"
        }
    }
    private func abridged(_ trail: [String]) -> String {
        (trail.count > 12 ? trail.prefix(4) + ["…"] + trail.suffix(2) : trail[...]).joined(separator: " > ")
    }
}
