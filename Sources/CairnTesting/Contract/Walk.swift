import Cairn

/// A random walk of an app: what happens next is drawn from a seed.
@MainActor
struct Walk {
    private let trial: Trial
    private var random: SeededRandom
    private var open: [Request] = []
    private var names = 0
    private(set) var requestCount = 0

    var tree: Tree { navigator.tree }
    private var navigator: Navigator { trial.navigator }
    private var stage: any HostStage { trial.stage }

    private let containers: HostContainers

    init(_ trial: Trial, seed: UInt64, containers: HostContainers) {
        self.trial = trial
        self.containers = containers
        random = SeededRandom(seed: seed)
    }

    /// Makes one thing happen, and says what it was.
    mutating func happens() -> String {
        switch Int.random(in: 0..<(containers == .none ? 20 : 22), using: &random) {
        case 20, 21:
            let index = Int.random(in: 0..<4, using: &random)
            return "tab \(index) was tapped: \(stage.tapTab(index))"
        case 0..<9: return ask()
        case 9: return "a swipe began: \(stage.beginSwipe())"
        case 10: return "a pull began: \(stage.beginPull())"
        case 11:
            stage.endSwipe(finished: true)
            return "a finger finished"
        case 12:
            stage.endSwipe(finished: false)
            return "a finger cancelled"
        case 13: return "back was tapped: \(stage.tapBack())"
        case 14:
            return "the back menu was used: \(stage.backMenu(down: Int.random(in: 1...3, using: &random)))"
        case 15:
            return "a button was pressed: \(stage.press(Bool.random(using: &random) ? "Push" : "Cancel"))"
        case 16: return behindOurBack()
        case 17: return settle()
        default:
            stage.letPass()
            return "time passed"
        }
    }

    /// What is wrong; nil when every law holds.
    mutating func fault(settling: Bool) -> String? {
        guard settling else { return nil }
        _ = settle()
        if let late = open.first(where: { $0.result == nil }) { return "law 2: \(late.route) has no outcome" }
        if !navigator.pending.isEmpty { return "law 2: \(navigator.pending.map(\.route)) wait for ever" }
        open = []
        return trial.fault
    }

    private mutating func ask() -> String {
        let models = navigator.tree.nodes.compactMap { navigator.sketch($0.id) }
        guard let model = models.randomElement(using: &random) else { return "nobody could ask" }
        let transition = transition()
        requestCount += 1
        open.append(model.router.trigger(transition))
        return "\(model.name) asked for \(label(of: transition))"
    }

    private mutating func behindOurBack() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: stage.popBehind()
        case 1: stage.dismissBehind()
        case 2: stage.pushForeign()
        default: stage.presentForeign()
        }
        return "other code did something"
    }

    private mutating func settle() -> String {
        stage.endSwipe(finished: false)
        stage.settle()
        navigator.lookAgain()
        stage.settle()
        // The tree is kept small: a walk that only grew would soon try nothing new, slowly.
        if navigator.tree.nodes.count > (containers == .none ? 24 : 40),
            let first = navigator.sketch(navigator.tree.root.screens[0].id)
        {
            for transition in [Tree.Transition<Place, Never>.dismiss, .popToRoot] {
                first.router.trigger(transition)
                stage.settle()
            }
        }
        return "everything settled"
    }

    private mutating func place() -> Place {
        names += 1
        // A flow that is replaced by a flow stands in it, and so on: not without end.
        let kinds = navigator.tree.nodes.count < 16 ? ["s", "s", "s", "flow"] : ["s"]
        return Place(kinds.randomElement(using: &random)! + "\(names)")
    }

    private mutating func transition() -> Tree.Transition<Place, Never> {
        switch Int.random(in: 0..<(containers == .none ? 17 : 25), using: &random) {
        case 16: .present(.stack(place()), as: .popover)
        case 17, 22: .select(Place(["a", "flow0", "b", "c"].randomElement(using: &random)!))
        case 18: .show(Place(["a", "b", "d", "s1"].randomElement(using: &random)!))
        case 19: .dismissAll
        case 20: .present(.tabs(place(), Place("b")), as: .fullScreen)
        case 21 where containers == .all:
            .replaceAll(
                .tabs(.stack("a"), [.screen("flow0"), .container(.drawer, "b", "c"), .stack(place())]))
        case 21: .replaceAll(.tabs(.stack("a"), [.screen("flow0"), .screen("b"), .stack(place())]))
        case 23: .present(.stack(place()), as: .currentContext)
        case 24: .present(place(), as: .currentContext)
        case 0..<4: .push(place())
        case 4: .pop
        case 5: .popToRoot
        case 6: .popTo("a")
        case 7: .set(place(), above: Bool.random(using: &random) ? [place()] : [])
        case 8: .replaceTop(place())
        case 9: .present(place(), as: .sheet)
        case 10: .present(.stack(place()), as: .sheet)
        case 11: .present("dialog", as: .alert)
        case 12: .dismiss
        case 13: .close
        case 14: .several(.dismiss, .push(place()), .present("dialog", as: .alert))
        default: .none
        }
    }
}
