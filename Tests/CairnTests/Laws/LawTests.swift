import Cairn
import CairnTesting
import Foundation
import Testing

/// The laws over random sequences of requests, fingers and plain toolkit calls. A failure prints its seed;
/// CAIRN_SEED=… plays it again, CAIRN_STEPS=… goes on for longer.
@MainActor
struct LawTests {
    nonisolated private static let seed =
        ProcessInfo.processInfo.environment["CAIRN_SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
    nonisolated private static let steps =
        ProcessInfo.processInfo.environment["CAIRN_STEPS"].flatMap(Int.init) ?? 4_000

    @Test(arguments: [TestHost.Pace.atOnce, .byHand])
    func theLawsHoldWhateverHappens(_ pace: TestHost.Pace) throws {
        print("laws on a host \(pace): seed \(Self.seed), \(Self.steps) steps")
        var walk = Walk(seed: Self.seed, pace: pace)
        for step in 0..<Self.steps {
            let event = walk.happens()
            if let fault = walk.fault(settling: step.isMultiple(of: 5)) {
                Issue.record("\(fault) at step \(step), after \(event); CAIRN_SEED=\(Self.seed)")
                return
            }
        }
    }

    @Test func closingUndoesOpening() throws {
        print("close undoes open: seed \(Self.seed)")
        var walk = Walk(seed: Self.seed, pace: .atOnce)
        var closed = 0
        for step in 0..<Self.steps / 4 {
            _ = walk.happens()
            walk.settle()
            let before = walk.stage.navigator.tree
            guard let front = walk.stage.navigator.front else { continue }
            let opening = walk.opening()
            guard front.router.trigger(opening).result == .performed else { continue }
            let opened = walk.stage.navigator.tree
            guard let new = walk.stage.navigator.front else { continue }
            let outcome = new.router.close().result
            guard outcome == .performed, walk.stage.navigator.tree == before else {
                Issue.record(
                    """
                    \(opening), then close: \(outcome.map(String.init(describing:)) ?? "nothing"), step \(step)
                    before  \(before)
                    opened  \(opened)
                    closed  \(walk.stage.navigator.tree)
                    CAIRN_SEED=\(Self.seed)
                    """)
                return
            }
            closed += 1
        }
        #expect(closed > Self.steps / 40, "only \(closed) were opened and closed")
    }
}

/// A random walk of an app: what happens next is drawn from a seed.
@MainActor
private struct Walk {
    let stage: Stage
    private var random: SeededRandom
    private var requests: [Request] = []
    private var names = 0

    init(seed: UInt64, pace: TestHost.Pace) {
        stage = Stage(.stack("a"), pace: pace)
        random = SeededRandom(seed: seed)
    }

    /// Makes one thing happen, and says what it was.
    mutating func happens() -> String {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<9: return ask()
        case 9: return "swipe began: \(stage.host.beginSwipe())"
        case 10: return "pull began: \(stage.host.beginPull())"
        case 11:
            stage.host.endSwipe(finished: true)
            return "finger finished"
        case 12:
            stage.host.endSwipe(finished: false)
            return "finger cancelled"
        case 13: return "back: \(stage.host.tapBack())"
        case 14: return "back menu: \(stage.host.backMenu(down: Int.random(in: 1...3, using: &random)))"
        case 15: return "pressed: \(stage.host.press(Bool.random(using: &random) ? "Push" : "Cancel"))"
        case 16: return behindOurBack()
        default:
            stage.host.endStep()
            return "a transition ended"
        }
    }

    private mutating func ask() -> String {
        let nodes = stage.navigator.tree.nodes
        guard let asker = nodes.randomElement(using: &random), let model = stage.navigator.sketch(asker.id)
        else {
            return "nobody can ask"
        }
        let transition = transition()
        requests.append(model.router.trigger(transition))
        return "\(model.name) asked for \(transition)"
    }

    private mutating func behindOurBack() -> String {
        guard stage.host.isFree else { return "nothing" }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: stage.host.popBehind()
        case 1: stage.host.dismissBehind()
        case 2: stage.host.pushForeign("Web")
        default: stage.host.presentForeign("Mail")
        }
        return "something behind our back"
    }

    private mutating func place() -> Place {
        names += 1
        let kind = ["s", "s", "s", "flow"].randomElement(using: &random)!
        return Place("\(kind)\(names)")
    }

    mutating func opening() -> Tree.Transition<Place> {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .push(place())
        case 1: .present(.stack(place()), as: .sheet)
        default: .present(place(), as: .fullScreen)
        }
    }

    private mutating func transition() -> Tree.Transition<Place> {
        switch Int.random(in: 0..<16, using: &random) {
        case 0..<4: .push(place())
        case 4: .pop
        case 5: .popToRoot
        case 6: .popTo("a")
        case 7: .set(place(), above: Bool.random(using: &random) ? [place()] : [])
        case 8: .replaceTop(place())
        case 9: .present(place(), as: .sheet)
        case 10: .present(.stack(place()), as: .sheet)
        case 11: .present(Place("dialog"), as: .alert)
        case 12: .dismiss
        case 13: .close
        case 14: .several(.dismiss, .push(place()), .present(Place("dialog"), as: .alert))
        default: .none
        }
    }

    mutating func settle() {
        stage.host.endSwipe(finished: false)
        stage.host.endSteps()
        stage.navigator.lookAgain()
        stage.host.endSteps()
        // The tree is kept small: a walk that only grew would soon try nothing new, slowly.
        guard stage.navigator.tree.nodes.count > 30 else { return }
        for transition in [Tree.Transition<Place>.dismiss, .popToRoot] {
            stage.navigator.sketch("a")?.router.trigger(transition)
            stage.host.endSteps()
        }
    }

    /// What is wrong; nil when every law holds.
    mutating func fault(settling: Bool) -> String? {
        if settling {
            settle()
            let navigator = stage.navigator
            if navigator.tree.shown != stage.host.shown {
                return "law 1: the tree is \(navigator.tree), the screen shows \(stage.host.shown)"
            }
            if let open = requests.first(where: { $0.result == nil }) {
                return "law 2: \(open.route) has no outcome"
            }
            if !navigator.pending.isEmpty { return "law 2: \(navigator.pending.map(\.route)) wait for ever" }
            requests = []
        }
        let left = stage.probe.leftBehind
        return left.isEmpty ? nil : "law 7: left behind: \(left)"
    }
}
