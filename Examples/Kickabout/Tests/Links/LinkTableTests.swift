import Cairn
import CairnTesting
import Testing

@testable import KickaboutCore

/// The table of links: each flow has a part of its own.
@MainActor
struct LinkTableTests {
    private let links = AppCoordinator.links(into: Setup())

    @Test func `no two patterns clash, and each can be printed`() {
        #expect(links.problems == [])
    }

    @Test(arguments: [
        ("", "league / menu"),
        ("matches", "league / matches / list"),
        ("matches/new", "league / matches / newMatch / form"),
        ("matches/7/edit", "league / matches / match(7) / form"),
        ("matches/7/edit/players/away", "league / matches / match(7) / players(.away)"),
        ("matches/7/edit/profiles/3", "league / matches / match(7) / profile(3) / card"),
        ("rankings", "league / rankings / table"),
        ("rankings/3", "league / rankings / profile(3) / card"),
        ("friends", "league / friends / list"),
        ("friends/3", "league / friends / profile(3) / card"),
        ("friends/3/chat", "league / friends / chat(3)"),
        ("settings", "league / settings / choices"),
    ])
    func `what is printed is what was read`(_ link: String, _ path: String) throws {
        let parsed = try links.parse("kickabout://" + link)
        #expect(parsed.description == path)
        #expect(try links.print(parsed, as: .scheme) == "kickabout://" + link)
        #expect(try links.print(parsed) == "https://kickabout.example/" + link)
        #expect(try links.parse("https://kickabout.example/" + link) == parsed)
    }

    @Test func `a profile's link leads to it from anywhere`() throws {
        let module = AppModule(files: MemoryFiles()).window().league(for: OpenDoor.ana, Setup())
        let link = module.link(toProfileOf: 3)
        #expect(link == "https://kickabout.example/rankings/3")
        #expect(try links.parse(link).description == "league / rankings / profile(3) / card")
    }

    @Test(arguments: [
        ("kickabout://matches/7", "league / matches / match(7)"),
        ("kickabout://profiles/3", "league / rankings / profile(3) / card"),
    ])
    func `shorter ones are read as well`(_ link: String, _ path: String) throws {
        #expect(try links.parse(link).description == path)
    }

    @Test(arguments: [
        "kickabout://matches/seven/edit", "kickabout://matches/7/edit/players/left", "kickabout://login",
        "kickabout://friends/3/chat/1", "https://elsewhere.example/matches", "other://matches",
    ])
    func `others are refused`(_ link: String) {
        #expect(throws: LinkRefusal.self) { try links.parse(link) }
    }
}
