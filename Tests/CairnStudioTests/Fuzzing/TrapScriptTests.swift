import CairnInspector
import Testing

@testable import CairnStudio

/// What is left of a run in which the app traps.
@MainActor
struct TrapScriptTests {
    @Test func `the script is said where no file can be written`() {
        let sitting = Sitting()
        let run = ShardRun(app: "club", command: "explore", shard: 1, seed: 7, device: .phone)
        TrapScript(
            run: run, place: "the app trapped in launch 1", actions: [.tap("Help"), .back],
            file: "nowhere/a.script", console: sitting.console
        ).leave()
        #expect(
            sitting.errors == """

                the app trapped in launch 1
                nowhere/a.script: there is no such folder. A script that leads there:
                # club explore: the app trapped in launch 1
                tap "Help"
                back


                """)
    }
}
