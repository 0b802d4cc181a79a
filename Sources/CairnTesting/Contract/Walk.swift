import Cairn

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
    var random = SeededRandom(seed: 0)
    /// What happened, with the tree after it.
    private(set) var trail: [(what: String, tree: Tree)] = []
    private(set) var requestCount = 0
    var stage: any HostStage { trial.stage }
    var navigator: Navigator { trial.navigator }
    private let draw: WalkDraw
    private let isTold: Bool
    private var guardWatch = GuardWatch()
    private var open: [Request] = []
    /// Whether a finger did something since everything last settled: it may move on before the host hears of it.
    private var isTouched = false

    /// - Parameter isTold: Whether what happened is written down: it takes longer than to let it happen.
    init(_ trial: Trial, containers: HostContainers, guards: Bool, isTold: Bool) {
        self.trial = trial
        self.isTold = isTold
        draw = WalkDraw(containers: containers, guards: guards)
    }

    /// Makes one thing happen.
    /// - Returns: What is wrong; nil when every law holds.
    mutating func take(_ step: WalkStep) async -> String? {
        random = SeededRandom(seed: step.seed)
        let armed = guardWatch.armed(in: navigator)
        var (text, fault) = happens(step)
        if isTold { trail.append((text, navigator.tree)) }
        guardWatch.note(navigator)
        if step.settles, fault == nil { fault = await settles() }
        fault = fault ?? guardWatch.fault(armed, in: navigator)
        if step.settles { guardWatch.isForeign = false }
        return fault
    }

    /// Lets everything come to rest.
    /// - Returns: What is wrong then; nil when every law holds.
    mutating func settles() async -> String? {
        settle()
        trim()
        let (navigator, stage) = (navigator, stage)
        await guardWatch.answerAll(in: navigator, stage, using: &random)
        settle()
        if isTold { trail.append(("everything settled", navigator.tree)) }
        if let late = open.first(where: { $0.result == nil }) { return "law 2: \(late.route) has no outcome" }
        if !navigator.pending.isEmpty { return "law 2: \(navigator.pending.map(\.route)) wait for ever" }
        open = []
        return guardWatch.trespasser(in: navigator) ?? trial.fault
    }

    private mutating func happens(_ step: WalkStep) -> (text: String, fault: String?) {
        switch draw.happening(using: &random) {
        case .asked: return (ask(step), nil)
        case .linked: return (follow(step), nil)
        case .openedAndClosed: return openAndClose(step)
        case .finger(let finger):
            isTouched = true
            return (finger.touches(stage, using: &random), nil)
        case .otherCode:
            guardWatch.isForeign = true
            return (otherCode(), nil)
        case .settled:
            settle()
            return ("everything settled", nil)
        case .timePassed:
            stage.letPass()
            return ("time passed", nil)
        case .armed: return (toggleGuard(), nil)
        }
    }

    private mutating func ask(_ step: WalkStep) -> String {
        guard let model = someone() else { return "nobody could ask" }
        let transition = draw.transition(step.number, in: navigator.tree, using: &random)
        requestCount += 1
        open.append(model.router.trigger(transition))
        return told(model, asking: transition)
    }

    private mutating func follow(_ step: WalkStep) -> String {
        let path = draw.path(step.number, in: navigator.tree, using: &random)
        requestCount += 1
        open.append(navigator.follow(path))
        return isTold ? "a link led to \(path)" : ""
    }

    /// Law 3, over whatever tree there is.
    private mutating func openAndClose(_ step: WalkStep) -> (text: String, fault: String?) {
        settle()
        let before = navigator.tree
        guard navigator.pending.isEmpty, let model = someone() else { return ("nobody could open", nil) }
        let opening = draw.opening(step.number, using: &random)
        let text = told(model, asking: opening)
        guard model.router.trigger(opening).result == .performed else { return (text + " in vain", nil) }
        let opened = navigator.tree
        settle()
        guard navigator.tree == opened,
            let new = opened.nodes.lazy.filter({ !before.contains($0.id) }).compactMap({ [navigator] in
                navigator.sketch($0.id)
            }).first
        else { return (text, nil) }
        let outcome = new.router.close().result
        settle()
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
        switch Int.random(in: 0..<4, using: &random) {
        case 0: stage.popBehind()
        case 1: stage.dismissBehind()
        case 2: stage.pushForeign()
        default: stage.presentForeign()
        }
        return "other code did something"
    }

    /// Not while something moves: a gesture that was free to begin is free to end.
    private mutating func toggleGuard() -> String {
        let navigator = navigator
        guard navigator.isSettled, !isTouched else { return "something moved" }
        return guardWatch.toggle(in: navigator, using: &random)
    }

    private mutating func someone() -> SketchModel? {
        navigator.tree.nodes.compactMap { [navigator] in navigator.sketch($0.id) }.randomElement(
            using: &random)
    }

    private mutating func settle() {
        isTouched = false
        stage.endSwipe(finished: false)
        stage.settle()
        navigator.lookAgain()
        stage.settle()
    }

    /// The tree is kept small: a walk that only grew would soon try nothing new, slowly.
    private mutating func trim() {
        guard navigator.tree.nodes.count > draw.mostNodes else { return }
        let navigator = navigator
        guardWatch.disarmAll(in: navigator)
        var models: [SketchModel] { navigator.tree.nodes.compactMap { navigator.sketch($0.id) } }
        models.first?.router.trigger(.dismiss)
        stage.settle()
        for model in models {
            model.router.trigger(.popToRoot)
            stage.settle()
        }
    }
}
