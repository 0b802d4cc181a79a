import Foundation
import Testing
import UIKit

@testable import CairnStudio

/// What breaks no law, and is not said to.
@MainActor
struct LawWatchTests {
    private let sitting = Sitting()

    private func play(_ lines: String...) async -> Int32 {
        sitting.files["s.play"] = Data((lines + ["expect laws", ""]).joined(separator: "\n").utf8)
        return await sitting.run(WatchedClub.studio, "--script", "s.play")
    }

    @Test func `an app's journal may drop what nobody has read`() async {
        let code = await play("tap \"Three at once\"", "tap \"Three at once\"")
        #expect(code == 0, "\(sitting.errors)")
    }

    @Test(arguments: ["Compose", "Tabs"])
    func `a coordinator's container is in front as a whole, whatever it shows`(_ name: String) async {
        let more = name == "Compose" ? ["tap More", "back"] : ["tap Two"]
        let code = await play("tap \(name)", "expect laws", more.joined(separator: "\n"), "pull")
        #expect(code == 0, "\(sitting.errors)")
    }

    @Test func `a search that is active is a part of its screen, and what stands on it is a modal`() async {
        let code = await play(
            "tap Find", "type Search x", "expect laws", "tap Sheet", "expect laws", "pull", "expect laws",
            "expect tree \"stack[list > search]\"")
        #expect(code == 0, "\(sitting.errors)")
    }

    @Test func `what an app does behind its own back button is the app's`() async {
        let code = await play("tap Web", "back", "expect laws", "back", "expect tree \"stack[list]\"")
        #expect(code == 0, "\(sitting.errors)")
    }

    @Test func `an app in which all of it can be done breaks no law`() async {
        #expect(await sitting.run(WatchedClub.studio, "fuzz", "--steps", "640") == 0, "\(sitting.output)")
    }
}
