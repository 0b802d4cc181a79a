import CairnContract
import Testing

@testable import Cairn

/// What a journal keeps is bounded, whatever length a link has that comes from outside, or an error.
@MainActor
struct LongTextTests {
    private let links = LinkTable<Place>(
        scheme: "app", [.link("pages/{name}", to: { Place($0) }, from: { $0.description })])
    private let long = String(repeating: "x", count: 50_000)

    private func navigator(keeping limit: Int = 1_000) -> Navigator {
        Navigator(root: SketchCoordinator(.stack("a")), journalLimit: limit)
    }

    @Test func `of a link that cannot be read the beginning is kept`() throws {
        let navigator = navigator()
        let link = "app://pages/7/" + long
        let outcome = navigator.follow(link, by: links).result
        guard case .refused(.badLink(link, why: .unknown(long, in: _))) = outcome else {
            Issue.record("the one who asked is told all of it")
            return
        }
        let entry = try #require(navigator.journal.entries.last)
        guard case .link(let cause) = entry.cause,
            case .refused(.badLink(let noted, why: .unknown(let part, let path))) = entry.outcome
        else {
            Issue.record("noted otherwise")
            return
        }
        #expect(cause == String(link.prefix(999)) + "…" && noted == cause)
        #expect(part == String(repeating: "x", count: 999) + "…" && path.count == 1_000)
        #expect(navigator.journal.text().utf8.count < 10_000)
    }

    @Test
    func `of a route that was refused the beginning is kept, and one that was performed is in the tree`()
        throws
    {
        let navigator = Navigator(root: LongCoordinator())
        let router = Router<LongCoordinator.Destination>(asker: navigator.tree.root.id, navigator: navigator)
        guard case .refused? = router.trigger(.refused(long)).result else {
            Issue.record("not refused")
            return
        }
        let refused = try #require(navigator.journal.entries.last?.cause.description)
        #expect(refused.unicodeScalars.count < 1_020 && refused.hasSuffix("…"))
        router.trigger(.refused("short"))
        #expect(navigator.journal.entries.last?.cause.description.contains(#"refused("short")"#) == true)
        #expect(router.trigger(.page(long)).result == .performed)
        #expect(navigator.journal.entries.last?.cause.description.contains(long) == true)
    }

    @Test func `a character of any length is cut as well, and what fits is kept as it is`() throws {
        let navigator = navigator()
        navigator.follow("app://other/e" + String(repeating: "\u{301}", count: 50_000), by: links)
        let cut = try #require(navigator.journal.entries.last?.cause.description)
        #expect(cut.unicodeScalars.count < 1_020 && cut.hasSuffix("…"))
        let whole = "app://other/" + String(repeating: "é", count: 988)
        navigator.follow(whole, by: links)
        #expect(navigator.journal.entries.last?.cause == .link(whole))
    }

    @Test func `so is what supersedes, and why something was refused`() {
        #expect(Outcome.superseded(by: long).cut.description.count < 1_100)
        for refusal: Refusal in [
            .decisionFailed(long), .guarded(long, why: long),
            .unknownToAll(route: long, asked: [long, long]),
            .unavailable(long, why: long),
            .badLink(long, why: .wrongValue(long, parameter: "a", type: "b", pattern: "c")),
        ] {
            let cut = Outcome.refused(refusal).cut.description
            #expect(cut.contains("xxx…") && cut.utf8.count < 4_000)
        }
        let short = Outcome.refused(.badLink("a", why: .otherScheme("b", known: ["c"])))
        #expect(short.cut == short && Outcome.performed.cut == .performed)
    }

    @Test func `fewer entries are kept of long links that were followed`() throws {
        let navigator = navigator(keeping: 100)
        for number in 0..<60 {
            #expect(navigator.follow("app://pages/\(number)\(long)", by: links).result == .performed)
            navigator.front?.router.trigger(.pop)
        }
        // A link takes as much as 500 places, of which 2,000 are kept.
        #expect((16...20).contains(navigator.journal.entries.count))
        var replay = try Replay(text: navigator.journal.text())
        try replay.playToEnd()
        #expect(replay.tree.notation == "stack[a]")
    }
}

@MainActor
private final class LongCoordinator: Coordinator {
    enum Destination: Cairn.Destination { case first, page(String), refused(String) }
    typealias Route = Destination
    struct No: Error {}
    let root = Tree.Root<Destination>.stack(.first)

    func transition(for route: Route, from asker: Asker) throws -> Next {
        if case .refused = route { throw No() }
        return .push(route)
    }
    func screen(for place: Destination, router: Router<Route>) -> any Presentable { NoView("") }
}
