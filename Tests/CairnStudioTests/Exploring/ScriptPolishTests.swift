import CairnInspector
import StudioStage
import Testing
import UIKit

@testable import CairnStudio

/// Scripts of a map are made short by playing parts of them.
@MainActor
struct ScriptPolishTests {
    private final class Counter { var launches = 0 }

    @Test func `what a script led to is known the next time`() async throws {
        let studio = Studio(Preferences.self, name: "preferences") { $0.navigator }
        let (sitting, counter) = (Sitting(), Counter())
        let code = await Simulator.run { _ in
            await studio.run(["explore", "--budget", "1600", "--json", "map.json"], on: sitting.console)
        }
        #expect(code == 0, "\(sitting.output) \(sitting.errors)")
        let map = try AppMap(json: #require(sitting.files["map.json"]))
        let polish = ScriptPolish(device: map.exploration.device) {
            counter.launches += 1
            return ExploredApp(player: studio.launch(in: $0))
        }
        func polished() async -> (map: AppMap, launches: Int) {
            counter.launches = 0
            return await Simulator.run { _ in
                var polished = map
                await polish.polish(&polished)
                return (polished, counter.launches)
            }
        }
        let (first, second) = (await polished(), await polished())
        #expect(first.map == second.map && first.map.screens.count > 3)
        #expect(second.launches < first.launches)
    }

    @Test func `what could be done is told apart from what could not`() {
        let played = PlayedScripts()
        let moment = played.did(.tap("a"), at: PlayedScripts.launch, couldBeDone: true)
        _ = played.did(.tap("b"), at: moment, couldBeDone: false)
        _ = played.did(.back, at: moment, couldBeDone: true)
        #expect(played.outcome(of: [.tap("a"), .tap("b"), .back])?.performed == [.tap("a"), .back])
        #expect(played.outcome(of: [.tap("a"), .tap("b"), .back], last: 1) != nil)
        #expect(played.outcome(of: [.tap("a"), .tap("b"), .back], last: 2) == nil)
        #expect(played.outcome(of: [.tap("b")]) == nil && played.outcome(of: [])?.front == nil)
    }
}
