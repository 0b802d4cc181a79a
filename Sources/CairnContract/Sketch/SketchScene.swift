import Cairn

/// What the coordinators and view models of one window have in common, and what is noted of them: each making, each
/// router that was handed out, each request. It keeps no view model alive.
@MainActor
package final class SketchScene {
    package typealias Route = Tree.Transition<Place, Never>

    package let store: SketchStore
    package let view: @MainActor (String) -> any Presentable
    /// Everything that was ever made, in order.
    package private(set) var handed: [Handed] = []
    /// The newest making for each node.
    private var newest: [Tree.Node.ID: Handed] = [:]
    /// What view models, decisions and guards asked for.
    package var requests: [AskedRequest] = []
    /// Answers that wait until somebody lets them be given.
    private var gates: [CheckedContinuation<Void, Never>] = []
    /// Who was let in, of those that are guarded.
    package private(set) var allowed: Set<String> = []
    /// Whether a dialog may ask yet, whose button was pressed.
    package var mayAskLater = false
    /// The forms whose question was answered with yes last.
    package var released: Set<Tree.Node.ID> = []
    /// What screens ask in dialogs of their own and await the answer of, by what those say.
    package var awaited: [String] = []

    /// One making: `screen(for:)` ran for this node, and handed out a router.
    package final class Handed {
        package let id: Tree.Node.ID
        package let place: Place
        package let router: Router<Route>
        /// The coordinators that may answer for it: the one that made it first, then those around.
        package let guardians: [ObjectIdentifier]
        /// Whether a tree had it.
        package var wasInTree = false

        init(
            id: Tree.Node.ID, place: Place, router: Router<Route>, guardians: [ObjectIdentifier]
        ) {
            (self.id, self.place, self.router, self.guardians) = (id, place, router, guardians)
        }
    }

    package init(
        store: SketchStore = SketchStore(),
        view: @escaping @MainActor (String) -> any Presentable = { NoView($0) }
    ) {
        self.store = store
        self.view = view
    }

    func note(_ making: Handed) {
        handed.append(making)
        newest[making.id] = making
    }

    func allow(_ place: Place) { allowed.insert(place.description) }

    /// The router that was handed out last for a node.
    package func router(of node: Tree.Node.ID) -> Router<Route>? { newest[node]?.router }

    private var navigator: Navigator? { handed.first?.router.navigator }

    /// The tree of the window.
    var tree: Tree? { navigator?.tree }

    package func making(of node: Tree.Node.ID, _ place: Place) -> Handed? {
        guard let making = newest[node] else { return nil }
        if making.place == place { return making }
        return handed.last { $0.id == node && $0.place == place }
    }

    /// Forgets the oldest makings.
    package func forget(upTo count: Int) {
        guard handed.count > count * 2 else { return }
        handed.removeFirst(handed.count - count)
    }

    /// Waits until somebody opens the gates.
    func wait() async { await withCheckedContinuation { gates.append($0) } }

    package var waiting: Int { gates.count }

    /// Lets all be answered that waits.
    package func openGates() {
        let open = gates
        gates = []
        for gate in open { gate.resume() }
    }

    /// Opens a gate, the newest or the oldest; does nothing when none is shut.
    package func openGate(newest: Bool) {
        guard !gates.isEmpty else { return }
        (newest ? gates.removeLast() : gates.removeFirst()).resume()
    }
}

/// A request of a sketch, with what is known of it from outside.
@MainActor
package final class AskedRequest {
    package let request: Request
    package let asker: Tree.Node.ID
    /// What it was about, as text.
    package let text: String
    /// The names it may lead to.
    package let reached: Set<String>
    /// What waited, while it was on its way, in tabs that were never in front and hold a place that it leads to: they are asked
    /// about once such a tab comes to the front with it.
    package var met: Set<String> = []
    /// Whether someone else than its own decision and guards asked for something by which it could be superseded.
    package var hasRival = false

    package init(_ request: Request, by asker: Tree.Node.ID, text: String, places: [Place]) {
        (self.request, self.asker, self.text) = (request, asker, text)
        reached = places.reduce(into: []) { $0.formUnion(PlaceName.reached(from: $1)) }
    }
}

extension SketchScene {
    /// Notes a request, and whose rival it is.
    /// - Parameter count: How many were noted before it was asked; by what it shows at once, its screen may ask before this.
    package func note(_ asked: AskedRequest, after count: Int? = nil) {
        asked.hasRival =
            mayAskLater || requests.dropFirst(count ?? requests.count).contains { $0.asker == asked.asker }
        noteRival(of: asked.asker)
        requests.append(asked)
        noteWhatWaits()
    }

    /// What requests come upon in tabs that were never in front.
    func noteWhatWaits() {
        guard !requests.isEmpty else { return }
        for tab in waitingTabs {
            let met = requests.filter { !$0.reached.isDisjoint(with: tab.labels) }
            guard !met.isEmpty else { continue }
            let names = tab.waiting.map(PlaceName.reached).reduce(into: Set()) { $0.formUnion($1) }
            for asked in met { asked.met.formUnion(names) }
        }
    }

    /// What waits in tabs that were never in front, each with the labels of all that its tab holds.
    var waitingTabs: [(waiting: [Place], labels: Set<String>)] {
        guard let navigator else { return [] }
        return navigator.tree.nodes.flatMap { node -> [Tree.Node] in
            guard case .choice(_, let tabs, _) = node.content else { return [] }
            return tabs
        }.compactMap { tab in
            let waiting = tab.all.filter { navigator.made(for: $0.id) == nil }
                .compactMap { $0.destination?.base as? Place }
            return waiting.isEmpty ? nil : (waiting, Set(tab.all.map(\.label)))
        }
    }

    /// A guard asks in the name of a screen: what that asked for itself may be superseded, if it does not lead to what
    /// is guarded.
    func noteFlow(before place: Place, by router: Router<Route>) {
        for other in requests where other.asker == router.asker && !other.reached.contains(place.description)
        {
            other.hasRival = true
        }
    }

    /// A form's question is answered by a route in its name: what it asked for itself may be superseded, if that does not
    /// wait for this very answer.
    package func noteAnswer(by form: Tree.Node.ID, in navigator: Navigator) {
        let waiting = navigator.requests(waitingFor: form)
        for other in requests where other.asker == form && !waiting.contains(where: { $0 === other.request })
        {
            other.hasRival = true
        }
    }

    /// A screen asks for something that is no transition: what it asked for before may be superseded.
    func noteRival(of asker: Tree.Node.ID) {
        for other in requests where other.asker == asker { other.hasRival = true }
    }

    /// Somebody asked in a name that is not known: anyone may be superseded.
    package func noteUnknownRequest() {
        mayAskLater = true
        for other in requests { other.hasRival = true }
    }

    /// Asks by a router, and takes note of it.
    /// - Parameter node: In whose name; needed for a router that may have no place yet.
    @discardableResult
    package func ask(_ transition: Route, by router: Router<Route>, at node: Tree.Node.ID? = nil) -> Request {
        let count = requests.count
        let request = router.trigger(transition)
        note(
            AskedRequest(
                request, by: node ?? router.asker, text: label(of: transition), places: transition.places),
            after: count)
        return request
    }

    @discardableResult
    package func close(by router: Router<Route>, at node: Tree.Node.ID? = nil) -> Request {
        let count = requests.count
        let request = router.close()
        note(
            AskedRequest(request, by: node ?? router.asker, text: "close", places: []), after: count)
        return request
    }
}

extension Tree.Transition {
    /// The destinations that it may bring or bring to the front.
    package var places: [Destination] {
        switch self {
        case .none, .pop, .popTo, .popToRoot, .dismiss, .close, .rest, .dismissAll, .leaveApp, .finish: []
        case .push(let place), .replaceTop(let place), .select(let place): [place]
        case .set(let root, let above): [root] + above
        case .present(let root, _), .replaceAll(let root): root.places
        case .show(let place, let other): [place] + other.places
        case .several(let transitions): transitions.flatMap(\.places)
        // What is there is made first, where it never was in front.
        case .in(.tab(let place), let transition): [place] + transition.places
        case .in(_, let transition), .animated(let transition, _): transition.places
        }
    }
}
