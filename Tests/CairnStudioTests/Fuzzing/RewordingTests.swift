import Testing
import UIKit

@testable import CairnStudio

@MainActor
struct RewordingTests {
    /// The shortest way that is found to what fails.
    private func shorter(
        _ script: String, links: [String] = [], fails: @escaping @MainActor ([Action]) -> Bool
    ) async throws -> [String] {
        let actions = try script.split(separator: ",").map { try #require(try Action(line: String($0))) }
        var rewording = Rewording(links: links) { fails($0) }
        return await rewording.shorter(actions).map(\.description)
    }

    @Test func `what was before a launch goes, where the launch alone is enough`() async throws {
        let lines = try await shorter("back,kill,launch,swipe,pull") { actions in
            actions.suffix(2) == [.swipe(), .pull()] && (actions.count == 2 || actions.contains(.launch))
        }
        #expect(lines == ["swipe", "pull"])
    }

    @Test func `a link that launched the app is opened in it`() async throws {
        let lines = try await shorter("back,pull,kill,open app://a,swipe") { actions in
            actions.suffix(2) == [.open("app://a"), .swipe()]
        }
        #expect(lines == [#"open "app://a""#, "swipe"])
    }

    @Test func `a line that only the lines left out had needed goes too`() async throws {
        // Without the pair the first line does nothing; with it alone nothing fails.
        let lines = try await shorter("swipe,back,pull,wait 1") { actions in
            actions.last == .wait(seconds: 1) && actions.contains(.back) == actions.contains(.pull())
                && (!actions.contains(.back) || actions.first == .swipe())
        }
        #expect(lines == ["wait 1.0"])
    }

    @Test func `waits in a row are one`() async throws {
        func waited(_ actions: [Action]) -> Double {
            actions.reduce(0) { sum, action in
                if case .wait(let seconds?) = action { sum + seconds } else { sum }
            }
        }
        let lines = try await shorter("wait 0.5,wait 1,wait 3,back") { waited($0) >= 4.5 && $0.last == .back }
        #expect(lines == ["wait 4.5", "back"])
    }

    @Test func `two lines that need each other go together`() async throws {
        // Neither of them can be left out alone.
        let lines = try await shorter("swipe,pull,back") { actions in
            actions.contains(.swipe()) == actions.contains(.pull()) && actions.last == .back
        }
        #expect(lines == ["back"])
    }

    @Test func `a way somewhere and back goes as a whole`() async throws {
        let way: [Action] = [.tap("A"), .tap("B"), .refresh, .back]
        let lines = try await shorter("swipe,tap A,tap B,refresh,back,pull") { actions in
            actions.first == .swipe() && actions.last == .pull()
                && (actions.count == 2 || Array(actions.dropFirst().dropLast()) == way)
        }
        #expect(lines == ["swipe", "pull"])
    }

    @Test func `a link takes the place of the way that it spares`() async throws {
        let lines = try await shorter(
            "tap In,tap List,tap Seven,refresh,back", links: ["app://nowhere", "app://list/7"]
        ) { actions in
            guard actions.first == .tap("In"), actions.last == .back else { return false }
            return actions.contains(.open("app://list/7"))
                || [.tap("List"), .tap("Seven"), .refresh].allSatisfy(actions.contains)
        }
        #expect(lines == [#"tap "In""#, #"open "app://list/7""#, "back"])
    }

    @Test func `what cannot be said in fewer lines stays, and the launches for it are bounded`() async throws
    {
        var launches = 0
        let script = (0..<200).map { "tap \($0)" }.joined(separator: ",")
        let lines = try await shorter(script, links: ["app://a"]) { actions in
            launches += 1
            return actions.count == 200
        }
        #expect(lines.count == 200 && launches <= 500)
    }
}
