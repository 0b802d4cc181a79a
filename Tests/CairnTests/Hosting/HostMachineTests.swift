import Cairn
import CairnContract
import CairnTesting
import Testing

/// Every order in which requests, ends of transitions, fingers and plain UIKit calls can come, five deep, or six where all is tried.
struct HostMachineTests {
    private static let depth = Sample.isWhole ? 6 : 5

    @Test func `no interleaving of five events loses a request or ends apart`() {
        var count = 0
        explore(World(["a"]), depth: Self.depth - 1, path: [], count: &count)
        explore(World(["a", "b"]), depth: Self.depth, path: [], count: &count)
        #expect(count > 5_000, "explored \(count) interleavings")
        print("HostMachine: \(count) interleavings of up to \(Self.depth) events")
    }

    private func explore(_ world: World, depth: Int, path: [World.Event], count: inout Int) {
        count += 1
        var end = world
        end.settle()
        if end.happens(.rootSetBack) { end.settle() }
        if let fault = end.fault ?? world.fault {
            Issue.record("\(fault) after \(path)")
            return
        }
        guard depth > 0 else { return }
        for event in World.Event.allCases {
            var next = world
            if next.happens(event) { explore(next, depth: depth - 1, path: path + [event], count: &count) }
        }
    }

    @Test func `a step that changes nothing is not tried for ever`() {
        var world = World(["a"])
        world.refusesPresentations = true
        _ = world.happens(.present)
        world.settle()
        #expect(world.fault == nil)
        #expect(world.tree.notation == "stack[a]")
        #expect(world.performed == 1)
    }

    @Test func `what a host has kept is asked for anew once it can be shown, and not while something moves`()
    {
        func stack(_ ids: Int...) -> Shown.Part {
            .stack(Tree.Node.ID(1), ids.map { .screen(Tree.Node.ID($0)) }, over: [])
        }
        let modal = Shown.Layer(.screen(Tree.Node.ID(3)), as: .sheet)
        let bare = Shown(layers: [Shown.Layer(stack(2))])
        var machine = HostMachine(showing: bare)
        let full = Shown(layers: bare.layers + [modal])
        let asked = machine.want(full)
        let meanwhile = machine.hear(.ready(bare))
        let kept = machine.hear(.rested(full))
        #expect(asked == [.perform(.present(modal), animated: true)] && meanwhile == [] && kept == [])
        #expect(machine.isSettled)
        let askedAgain = machine.hear(.ready(bare))
        #expect(askedAgain == asked && !machine.isSettled)
        let shown = machine.hear(.rested(full))
        #expect(shown == [] && machine.isSettled)
    }

    @Test func `a closing that its animator takes back is done without animation`() {
        var world = World(["a", "b"])
        _ = world.happens(.pop)
        let isTakenBack = world.happens(.transitionGoesBack)
        let isAnimatedAgain = world.happens(.transitionGoesBack)
        #expect(isTakenBack && !isAnimatedAgain)
        world.settle()
        #expect(world.fault == nil && world.givenUp == 0)
        #expect(world.tree.notation == "stack[a]")
    }
}

/// A tree, the machine and a screen, with nothing else in between: what a navigator and a host do, as a value.
private struct World {
    enum Event: CaseIterable {
        case push, present, pop, dismiss
        case transitionEnds, transitionGoesBack
        case swipeBegins, pullBegins, fingerFinishes, fingerCancels, backTapped
        case poppedBehindOurBack, dismissedBehindOurBack, pushedBehindOurBack
        case otherCodeBegins, otherCodeEnds
        case rootReplaced, rootSetBack
    }

    private(set) var tree: Tree
    private(set) var fault: String?
    private(set) var performed = 0
    private(set) var givenUp = 0
    var refusesPresentations = false
    private var ids = Tree.IDs()
    private var machine: HostMachine
    private var screen: Shown
    private var flight: Patch.Step?
    /// What is shown if the flight goes back; nil for one without animation.
    private var takenBackTo: Shown?
    private var finger: Shown?
    private var waiting: [Tree.Change] = []
    /// Whether other code moves something, which steps have to wait for.
    private var isOtherMoving = false
    private var isPostponed = false
    /// What is shown by the root that other code set aside.
    private var setAside: Shown?
    private var foreign = -1
    /// Whether anything was done on screen that a report would be about.
    private var isTouched = false

    init(_ names: [String]) {
        let seed = Tree.seed(ids: &ids)
        let places = names.map { AnyDestination(Place($0)) }
        tree = try! seed.growing(
            seed.root.id, with: .stack(places[0], above: Array(places.dropFirst())), ids: &ids)
        screen = tree.shown
        machine = HostMachine(showing: screen)
    }

    /// Whether the event is possible; if so it has happened.
    mutating func happens(_ event: Event) -> Bool {
        let own: [Event] = [
            .push, .present, .pop, .dismiss, .transitionEnds, .otherCodeBegins, .otherCodeEnds,
        ]
        if !own.contains(event) { isTouched = true }
        switch event {
        case .push: request(.push(AnyDestination(Place("c"))))
        case .present: request(.present(AnyDestination(Place("m")), as: .sheet))
        case .pop: request(.pop)
        case .dismiss: request(.dismiss)
        case .transitionEnds:
            guard flight != nil else { return false }
            endStep()
        case .transitionGoesBack:
            // An animator says that it was not completed. What other code changes meanwhile ends it.
            guard flight != nil, screen == takenBackTo else { return false }
            flight = nil
            act(machine.hear(.rested(screen)))
        case .swipeBegins:
            guard isFree, let popped else { return false }
            finger = popped
            isPostponed = false
            act(machine.hear(.began))
        case .pullBegins:
            guard isFree, screen.layers.count > 1 else { return false }
            finger = Shown(layers: screen.layers.dropLast())
            isPostponed = false
            act(machine.hear(.began))
        case .fingerFinishes, .fingerCancels:
            guard let moved = finger else { return false }
            finger = nil
            if event == .fingerFinishes { screen = moved }
            act(machine.hear(.rested(screen)))
            performWaiting()
        case .backTapped:
            guard isFree, let popped else { return false }
            screen = popped
            isPostponed = false
            act(machine.hear(.moved(screen)))
            act(machine.hear(.rested(screen)))
        case .poppedBehindOurBack:
            guard finger == nil, let popped else { return false }
            screen = popped
        case .dismissedBehindOurBack:
            guard finger == nil, screen.layers.count > 1 else { return false }
            screen.layers.removeLast()
        case .pushedBehindOurBack:
            guard finger == nil, case .stack(let id, let parts, _) = screen.layers.last?.part else {
                return false
            }
            foreign -= 1
            screen = screen.after(
                .container(.stack(id, parts + [.foreign(Tree.Node.ID(foreign), "X")], over: [])))
        case .otherCodeBegins:
            guard isFree, !isOtherMoving else { return false }
            isOtherMoving = true
        case .otherCodeEnds:
            guard isOtherMoving else { return false }
            isOtherMoving = false
            guard isPostponed else { return true }
            isPostponed = false
            act(machine.hear(.rested(screen)))
        case .rootReplaced:
            guard finger == nil, setAside == nil else { return false }
            setAside = screen
            screen = Shown(layers: [Shown.Layer(.foreign(Tree.Node.ID(-2), "Lock"))], hidesTree: true)
        case .rootSetBack:
            guard let root = setAside else { return false }
            setAside = nil
            screen = root
        }
        return true
    }

    /// Lets go of everything, ends everything, and looks once more.
    mutating func settle() {
        _ = happens(.fingerCancels)
        _ = happens(.otherCodeEnds)
        var left = 40
        while flight != nil, left > 0 {
            endStep()
            left -= 1
        }
        look()
        while flight != nil, left > 0 {
            endStep()
            left -= 1
        }
        if left == 0 { fault = fault ?? "it never comes to rest" }
        if !waiting.isEmpty { fault = fault ?? "requests wait for ever" }
        if screen != tree.shown { fault = fault ?? "the screen shows \(screen), the tree is \(tree)" }
        if machine.shown != screen || !machine.isSettled { fault = fault ?? "the machine is not at rest" }
    }

    private var isFree: Bool { flight == nil && finger == nil }

    private var popped: Shown? {
        guard setAside == nil else { return nil }
        guard case .stack(let id, let parts, _) = screen.layers.last?.part, parts.count > 1 else {
            return nil
        }
        return screen.after(.container(.stack(id, parts.dropLast(), over: [])))
    }

    private mutating func request(_ transition: Tree.Change) {
        look()
        if machine.isHeld { waiting.append(transition) } else { perform(transition) }
    }

    private mutating func performWaiting() {
        let transitions = waiting
        waiting = []
        for transition in transitions { perform(transition) }
    }

    private mutating func perform(_ transition: Tree.Change) {
        let asker = tree.visible.id
        guard let new = try? tree.applying(transition, from: asker, for: tree.root.id, ids: &ids) else {
            return
        }
        tree = new
        act(machine.want(tree.shown))
    }

    private mutating func look() {
        if machine.isResting { act(machine.hear(.rested(screen))) }
    }

    private mutating func endStep() {
        guard let step = flight else { return }
        flight = nil
        performed += 1
        if case .present = step, refusesPresentations {
            isTouched = true
        } else if let root = setAside {
            // Off screen nothing is presented, and stacks change.
            if case .container = step { setAside = root.after(step) }
        } else {
            screen = screen.after(step)
        }
        act(machine.hear(.rested(screen)))
    }

    private mutating func act(_ actions: [HostMachine.Action]) {
        for action in actions {
            switch action {
            case .perform(let step, let animated):
                if !isFree { fault = fault ?? "a step was given while something moved" }
                if isOtherMoving {
                    isPostponed = true
                    act(machine.hear(.postponed))
                } else {
                    flight = step
                    takenBackTo = animated ? screen : nil
                }
            case .report(let report):
                if !isTouched { fault = fault ?? "an echo was taken for a finger" }
                tree = tree.absorbing(report.shown, since: report.base)
                act(machine.want(tree.shown))
            case .giveUp: givenUp += 1
            }
        }
    }
}
