import Cairn
import CairnTesting
import Foundation
import Testing

/// Law 8: no way in reaches a guarded destination unapproved, and no way out skips an armed leave-guard, except
/// calls to the toolkit that Cairn did not make.
@MainActor
struct GuardLawTests {
    @Test func `guards hold whatever happens`() async throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = SeededRandom.seedOfTests
        let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 3_000
        var random = SeededRandom(seed: seed)
        let vault = Vault(.tabs(.stack(.plain), [.screen(.closed), .stack(.form), .screen(.secret)]))
        let stage = Stage(vault)
        var asked = 0
        var unguarded = 0
        for step in 0..<steps {
            vault.isLoggedIn = Bool.random(using: &random)
            vault.forms.isArmed = Int.random(in: 0..<3, using: &random) > 0
            let madeBefore = vault.made.count
            let armed = Set(vault.forms.isArmed ? forms(in: stage) : [])
            let questions = vault.forms.questions
            var mayLeave = false
            var isForeign = false
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                _ = try? stage.ask(vault: transition(using: &random))
            case 5: stage.host.tapTab(Int.random(in: 0..<4, using: &random))
            case 6: stage.host.tapBack()
            case 7:
                if !stage.host.swipeBack() { stage.host.pullSheet() }
            case 8:
                mayLeave = Bool.random(using: &random)
                let open = stage.navigator.openQuestions
                for _ in 0..<10_000 where vault.forms.waiting < open.count { await Task.yield() }
                vault.forms.answer(mayLeave)
                for question in open { await question.asking.value }
            default:
                isForeign = true
                if Bool.random(using: &random) { stage.host.popBehind() } else { stage.host.dismissBehind() }
                stage.navigator.lookAgain()
            }
            for _ in 0..<5 { await Task.yield() }
            asked += vault.forms.questions - questions
            let left = armed.subtracting(forms(in: stage))
            if isForeign { unguarded += left.count }
            let sneakedOut = !left.isEmpty && !mayLeave && !isForeign
            let sneakedIn = vault.made[madeBefore...].contains { destination in
                [.closed, .moved, .a, .b].contains(destination)
                    || (destination == .secret && !vault.isLoggedIn)
            }
            guard !sneakedIn, !sneakedOut else {
                Issue.record(
                    "law 8: \(sneakedIn ? "in" : "out") at step \(step), \(stage.tree); CAIRN_SEED=\(seed)")
                return
            }
            if stage.navigator.tree.nodes.count > 24 {
                vault.forms.isArmed = false
                _ = try? stage.ask(vault: .dismissAll)
                _ = try? stage.ask(vault: .popToRoot)
            }
        }
        print("law 8: seed \(seed), \(steps) steps, \(asked) questions, \(unguarded) unguarded exits")
        #expect(asked > steps / 400 && vault.made.count > steps / 20)
        vault.forms.answer(false)
    }

    private func forms(in stage: Stage) -> [Tree.Node.ID] {
        stage.navigator.tree.nodes.map(\.id).filter {
            (stage.navigator.made(for: $0) as? Screen)?.model is Form
        }
    }

    private func transition(using random: inout SeededRandom) -> Vault.Route {
        let destinations: [Vault.Destination] = [
            .plain, .plain, .secret, .closed, .moved, .a, .child, .form, .form,
        ]
        let destination = destinations.randomElement(using: &random)!
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4: return .push(destination)
        case 4: return .present(destination, as: .sheet)
        case 5: return .present(.stack(.plain, above: [destination]), as: .sheet)
        case 6: return .set(destination)
        case 7: return .pop
        case 8: return .close
        case 9: return .select(destination)
        case 10: return .show(destination)
        default: return .several(.dismissAll, .push(destination))
        }
    }
}
