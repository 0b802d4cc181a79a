import Cairn
import CairnTesting

/// One thing that happens on a walk, drawn from a seed of its own: so any part of a walk can be walked again.
struct WalkStep: Sendable {
    let number: Int
    let seed: UInt64
    /// Whether everything settles after it, and the laws are checked.
    let settles: Bool

    static func steps(_ count: Int, seed: UInt64) -> [WalkStep] {
        var random = SeededRandom(seed: seed)
        return (0..<count).map { WalkStep(number: $0, seed: random.next(), settles: $0.isMultiple(of: 5)) }
    }
}

/// A random walk of an app, from one step to the next.
@MainActor
struct Walk {
    let trial: Trial
    let plan: WalkPlan
    var random = SeededRandom(seed: 0)
    /// What happened, with the tree after it.
    private(set) var trail: [(what: String, tree: Tree)] = []
    var requestCount = 0
    var stage: any HostStage { trial.stage }
    var navigator: Navigator { trial.navigator }
    var scene: SketchScene { trial.scene }
    let draw: WalkDraw
    var guardWatch = GuardWatch()
    var laws: SceneLaws
    /// Whether a finger did something since everything last settled: it may move on before the host hears of it.
    var isTouched = false
    /// Whether other code has the window show something else.
    var isRootSetAside = false
    /// Whether flows that have to come first come to their end; drawn when nil.
    var comesToEnd: Bool?
    private let isTold: Bool

    /// - Parameter isTold: Whether what happened is written down: it takes longer than to let it happen.
    init(_ trial: Trial, _ plan: WalkPlan, isTold: Bool) {
        self.trial = trial
        self.plan = plan
        self.isTold = isTold
        draw = WalkDraw(containers: plan.containers, shapes: plan.shapes)
        laws = SceneLaws(trial.scene, trial.navigator)
    }

    /// The same walk goes on in an app that was started again.
    init(_ earlier: Walk, in trial: Trial) {
        self.init(trial, earlier.plan, isTold: earlier.isTold)
        (random, trail, requestCount) = (earlier.random, earlier.trail, earlier.requestCount)
    }

    /// No step has the host do more than this.
    private static let mostHostSteps = 300

    /// Makes one thing happen.
    /// - Returns: What is wrong; nil when every law holds.
    mutating func take(_ step: WalkStep) async -> String? {
        random = SeededRandom(seed: step.seed)
        scene.store.beginStep()
        let armed = guardWatch.armed(in: navigator)
        let hostSteps = stage.stepCount
        let (text, fault) = await happens(step)
        tell(text)
        laws.witness()
        let steps = stage.stepCount - hostSteps
        var faults = [
            steps > Self.mostHostSteps
                ? "law 2: \(steps) steps of the host in one go, in \(navigator.tree)" : nil,
            laws.endless, fault,
        ]
        if step.settles, plan.counted(faults) == nil { faults.append(await faultAtRest()) }
        faults.append(guardWatch.fault(armed, released: scene.released, in: navigator))
        if step.settles { guardWatch.isForeign = false }
        return plan.counted(faults)
    }

    mutating func tell(_ what: @autoclosure () -> String) {
        if isTold { trail.append((what(), navigator.tree)) }
    }

    private mutating func happens(_ step: WalkStep) async -> (text: String, fault: String?) {
        switch draw.happening(using: &random) {
        case .asked: return (ask(step), nil)
        case .askedTwice:
            let columns = draw.containers == .all && Bool.random(using: &random)
            return (columns ? askForColumns(step) : ask(step) + ", and " + ask(step), nil)
        case .linked: return follow(step)
        case .openedAndClosed: return openAndClose(step)
        case .finger(var finger):
            // A dialog leaves few things to do.
            let style = navigator.tree.modals.last?.style
            if !plan.shapes.isEmpty, style == .alert || style == .actionSheet, Bool.random(using: &random) {
                finger = Bool.random(using: &random) ? .button : .beside
            }
            isTouched = true
            scene.noteUnknownRequest()
            return (finger.touches(stage, using: &random), nil)
        case .underAFinger:
            isTouched = true
            scene.noteUnknownRequest()
            return (Finger.together(stage, containers: plan.containers, using: &random), nil)
        case .otherCode:
            guardWatch.isForeign = true
            return (otherCode(), nil)
        case .settled:
            settle()
            return ("everything settled", nil)
        case .timePassed:
            stage.letPass()
            return ("time passed", nil)
        case .turnsPassed:
            await takeTurns()
            return ("tasks had their turns", nil)
        case .gateOpened:
            scene.openGate(newest: Bool.random(using: &random))
            await takeTurns()
            return ("a guard answered", nil)
        case .locked:
            scene.store.isLocked.toggle()
            return ("the store was \(scene.store.isLocked ? "locked" : "unlocked")", nil)
        case .ghost: return laws.askAsGhost(using: &random)
        case .rootSetAside: return (setRootAside(), nil)
        case .armed: return (toggleGuard(), nil)
        }
    }

    private mutating func ask(_ step: WalkStep) -> String {
        guard let model = someone() else { return "nobody could ask" }
        let transition = draw.transition(step.number, in: navigator.tree, using: &random)
        requestCount += 1
        model.ask(transition)
        return told(model, asking: transition)
    }

    /// Asks for columns, and in the same turn for something in one of them: no host has shown them yet.
    private mutating func askForColumns(_ step: WalkStep) -> String {
        guard let model = someone() else { return "nobody could ask" }
        let first = Place("s\(step.number)list")
        let opening = Tree.Transition<Place, Never>.present(
            .split(primary: .stack(first), secondary: .stack(Place("s\(step.number)detail"))), as: .fullScreen
        )
        requestCount += 1
        model.ask(opening)
        guard let new = navigator.sketch(first.description) else { return told(model, asking: opening) }
        let slot: Tree.Slot<Place> = Bool.random(using: &random) ? .primary : .secondary
        let transition = Tree.Transition<Place, Never>.in(slot, .push(Place("s\(step.number)above")))
        requestCount += 1
        new.ask(transition)
        return told(model, asking: opening) + ", and " + told(new, asking: transition)
    }

    /// What a link leads to is in front once it was followed, whatever covered it, and where nobody else on the way leads elsewhere.
    private mutating func follow(_ step: WalkStep) -> (text: String, fault: String?) {
        let path = draw.path(step.number, in: navigator.tree, using: &random)
        requestCount += 1
        scene.noteUnknownRequest()
        let places = path.destinations.compactMap { $0.base as? Place }
        let labels = Set(places.map(\.description))
        let waiting = scene.waitingTabs.filter { !$0.labels.isDisjoint(with: labels) }.flatMap(\.waiting)
        let request = navigator.follow(path)
        scene.note(
            AskedRequest(request, by: navigator.tree.root.id, text: "a link to \(path)", places: places))
        let text = isTold ? "a link led to \(path)" : ""
        // Who guards a place on the way may lead elsewhere, as may who guards one that was never in front beside it, and a screen that
        // asks by itself, as it is made, say.
        let leadsElsewhere =
            (places.dropLast() + waiting).contains { $0.description.hasPrefix("moved") }
            || (places + waiting).contains { place in
                place.description.split(separator: "_").map(String.init).contains {
                    SketchGuard($0) != nil || SketchAsker.Moment(rawValue: $0) != nil
                }
            }
        guard let end = places.last.flatMap(linkEnd(of:)), !leadsElsewhere, request.result == .performed,
            !(navigator.tree.visiblePlaces + [navigator.tree.visible]).contains(where: {
                $0.destination == AnyDestination(end)
            })
        else { return (text, nil) }
        return (text, "law 4: the link to \(path) was performed, and \(navigator.tree) is there")
    }

    /// What a link to a place has in front at its end: for one that has moved, where that leads. Nil for what nobody can tell.
    private func linkEnd(of place: Place) -> Place? {
        switch place.description {
        case let name where name.hasPrefix("moved"): Place("new\(name)")
        case let name where name.wholeMatch(of: #/s\d+[a-z]*/#) != nil: place
        default: nil
        }
    }

    /// Law 3, over whatever tree there is.
    private mutating func openAndClose(_ step: WalkStep) -> (text: String, fault: String?) {
        settle()
        let before = navigator.tree
        guard navigator.pending.isEmpty, let model = someone() else { return ("nobody could open", nil) }
        let opening = draw.opening(step.number, using: &random)
        let text = told(model, asking: opening)
        let count = scene.requests.count + 1
        guard model.ask(opening).result == .performed else { return (text + ", which was not to be", nil) }
        let opened = navigator.tree
        settle()
        guard navigator.tree == opened, scene.requests.count == count,
            let new = opened.nodes.lazy.filter({ !before.contains($0.id) }).compactMap({ [navigator] in
                navigator.sketch($0.id)
            }).first
        else { return (text, nil) }
        let outcome = new.router.close().result
        settle()
        // Who asks by itself once it is seen again does something else than closing.
        guard scene.requests.count == count else { return (text + ", and closed it", nil) }
        guard outcome == .performed, navigator.tree == before else {
            return (
                text + ", and closed it",
                "law 3: closing \(new.name) was \(outcome.map { "\($0)" } ?? "not decided")\n    before  \(before)"
                    + "\n    opened  \(opened)\n    closed  \(navigator.tree)"
            )
        }
        return (text + ", and closed it", nil)
    }

    private func told(_ model: SketchModel, asking transition: Tree.Transition<Place, Never>) -> String {
        isTold ? "\(model.name) asked for \(label(of: transition))" : ""
    }

    private mutating func otherCode() -> String {
        scene.noteUnknownRequest()
        if plan.shapes.contains(.callsAtAnyTime), Bool.random(using: &random) {
            let calls = ForeignCall.allCases.filter { ![.setRootAside, .setRootBack].contains($0) }
            let call = calls.randomElement(using: &random)!
            let animated = Bool.random(using: &random)
            stage.call(call, animated: animated)
            return "other code did this: \(call)" + (animated ? ", animated" : "")
        }
        let call = [.pop, .dismiss, .push, .present][Int.random(in: 0..<4, using: &random)] as ForeignCall
        if !stage.isMoving { stage.call(call, animated: false) }
        return "other code did something"
    }

    private mutating func setRootAside() -> String {
        guardWatch.isForeign = true
        scene.noteUnknownRequest()
        if isRootSetAside { return setRootBack() }
        isRootSetAside = true
        stage.call(.setRootAside, animated: false)
        if Bool.random(using: &random) { navigator.lookAgain() }
        return "the window's root was set aside"
    }

    mutating func setRootBack() -> String {
        isRootSetAside = false
        stage.call(.setRootBack, animated: false)
        if Bool.random(using: &random) { navigator.lookAgain() }
        return "the window's root was set back"
    }

    /// Not while something moves: a gesture that was free to begin is free to end.
    private mutating func toggleGuard() -> String {
        let navigator = navigator
        guard navigator.isSettled, !isTouched else { return "something moved" }
        return guardWatch.toggle(in: navigator, using: &random)
    }

    mutating func someone() -> SketchModel? {
        navigator.tree.nodes.compactMap { [navigator] in navigator.sketch($0.id) }.randomElement(
            using: &random)
    }
}
