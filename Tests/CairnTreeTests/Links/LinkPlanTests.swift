import CairnContract
import CairnTesting
import CairnTree
import Foundation
import Testing

/// A table of any places, nested as deep as the trees of these tests.
private func anyPlaces(_ depth: Int = 4) -> LinkTable<Place> {
    let entry = LinkEntry<Place>.link("{name}", to: { Place($0) }, from: { $0.description })
    return LinkTable([depth == 0 ? entry : entry.then(anyPlaces(depth - 1))])
}

/// What of a link stands already is brought to the front, and what is missing is named. Law 4 for trees: the link to
/// what is seen leads there.
struct LinkPlanTests {
    private let links = anyPlaces()

    private func plan(_ link: String, _ notation: String) throws -> LinkPlan {
        try drawn(notation).plan(to: links.parse(link))
    }

    @Test(arguments: [
        ("stack[a > b]", "/b", "stack[a > b]"),
        ("stack[a > b > c]", "/b", "stack[a > b]"),
        ("tabs[*a:stack[x], b:stack[y > z]]", "/b/y", "tabs[a:stack[x], *b:stack[y]]"),
        ("tabs[*a:stack[x], b:stack[x > z]]", "/b/x", "tabs[a:stack[x], *b:stack[x]]"),
        ("stack[a] + sheet(b) + alert(c)", "/b", "stack[a] + sheet(b)"),
        ("tabs[*a:stack[x], b:stack[y]] + sheet(c)", "/a/c", "tabs[*a:stack[x], b:stack[y]] + sheet(c)"),
        ("stack[a > flow(b > c) > d]", "/flow/c", "stack[a > flow(b > c)]"),
        (
            "tabs[a:stack[x + currentContext(k)], *b]", "/k",
            "tabs[*a:stack[x + currentContext(k)], b]"
        ),
        (
            "tabs[a:stack[x + currentContext(k)], *k]", "/k",
            "tabs[a:stack[x + currentContext(k)], *k]"
        ),
        ("stack[a > b > c > d]", "/a/b/c", "stack[a > b > c]"),
        ("tabs[a, *t:stack[x > y > z]]", "/t/x/y", "tabs[a, *t:stack[x > y]]"),
        ("split[*stack[a], stack[b:stack[x > y]]]", "/a/b/x", "split[stack[a], *stack[b:stack[x]]]"),
        (
            "split[stack[a], stack[b:stack[x]], b:stack[y]]", "/a/b/y",
            "split[stack[a], stack[b:stack[x]], b:stack[y]]"
        ),
    ])
    func `what stands is brought to the front`(_ before: String, _ link: String, _ after: String) throws {
        let plan = try plan(link, before)
        #expect(plan.tree.notation == after)
        #expect(plan.missing == [])
        #expect(
            try plan.tree.plan(to: links.parse(link)).tree == plan.tree, "the second time nothing changes")
    }

    @Test(arguments: [
        ("stack[a]", "/b", "stack[a]", "stack", ["b"]),
        ("tabs[*a:stack[x], b:stack[y]]", "/b/z", "tabs[a:stack[x], *b:stack[y]]", "b", ["z"]),
        ("tabs[*a:stack[x], b]", "/b/y", "tabs[a:stack[x], *b]", "b", ["y"]),
        ("tabs[*a:stack[x], b:stack[y]]", "/x", "tabs[*a:stack[x], b:stack[y]]", "tabs", ["x"]),
        ("stack[a]", "/b/c/d", "stack[a]", "stack", ["b", "c", "d"]),
        ("stack[a > b > c]", "/a/b/d", "stack[a > b]", "b", ["d"]),
        ("tabs[*a, b, c]", "/b/c", "tabs[a, *b, c]", "b", ["c"]),
        ("split[a, stack[b]]", "/a/b", "split[a, stack[b]]", "a", ["b"]),
        ("split[stack[b:stack[x]], a]", "/a/b/x", "split[stack[b:stack[x]], a]", "a", ["b", "x"]),
    ])
    func `what is missing is named, with who is to bring it`(
        _ before: String, _ link: String, _ after: String, _ standing: String, _ missing: [String]
    ) throws {
        let plan = try plan(link, before)
        #expect(plan.tree.notation == after)
        #expect(plan.missing.map(\.label) == missing)
        #expect(plan.tree[plan.standing]?.label == standing)
    }

    @Test func `a way that is in front already is not made anew`() throws {
        for (notation, link) in [
            ("stack[a > flow(b > c)]", "/flow/c"), ("tabs[a, *b:stack[x]] + sheet(c:stack[d])", "/b/c/d"),
        ] {
            let tree = try drawn(notation)
            let plan = try tree.plan(to: links.parse(link))
            #expect(plan.missing.isEmpty && plan.tree.changedPlaces(since: tree) == 1)
        }
    }

    @Test(arguments: [
        ("stack[a > b]", "/b"), ("tabs[a:stack[x], *b:stack[y > z]]", "/b/z"),
        ("tabs[a, *b:stack[y]] + sheet(c:stack[d])", "/b/c/d"),
        ("stack[a > flow(b > c)] + fullScreen(d)", "/flow/d"),
    ])
    func `what is seen has a link`(_ tree: String, _ link: String) throws {
        #expect(try links.print(visibleIn: drawn(tree)) == link)
    }

    @Test func `what is not in front has a link as well`() throws {
        let tree = try drawn("tabs[a:stack[x > y], *b:stack[z]] + sheet(c)")
        for (label, link) in [("x", "/a/x"), ("y", "/a/y"), ("z", "/b/z"), ("b", "/b")] {
            let node = try #require(tree.nodes.first { $0.label == label })
            #expect(try links.print(node.id, in: tree) == link)
        }
    }

    @Test func `a coordinator without a link of its own has that of the screen it began with`() throws {
        let orders = LinkTable<Place>([
            .link("", to: Place("list")), .link("{name}", to: { Place($0) }, from: { $0.description }),
        ])
        let table = LinkTable<Place>([.link("orders", to: Place("orders")).then(orders)])
        let tree = try drawn("tabs[home, *orders:stack[list > order]]")
        let tab = try #require(tree.nodes.first { $0.label == "orders" })
        #expect(try table.print(tab.id, in: tree) == "/orders")
        #expect(try table.parse("/orders").description == "orders / list")
        #expect(throws: LinkRefusal.self) { try table.print(tree.root.id, in: tree) }
    }

    @Test func `a screen whose link leads over those below it has that link`() throws {
        let order = LinkTable<Place>([.link("order", to: Place("order"))])
        let list = LinkTable<Place>([.link("list", to: Place("list")).then(order)])
        let table = LinkTable<Place>([.link("orders", to: Place("orders")).then(list)])
        let tree = try drawn("tabs[home, *orders:stack[list > order]]")
        #expect(try table.print(visibleIn: tree) == "/orders/list/order")
    }

    @Test(arguments: [
        "split[stack[list], stack[detail]]", "split[stack[list], *stack[none > detail]]",
        "split[stack[a], stack[list], stack[detail]]", "split[box:stack[list], stack[none > detail]]",
        "stack[list > detail:stack[body]]", "stack[a > list > detail:stack[body]]",
        "stack[list] + sheet(detail:stack[body])", "split[stack[list], stack[detail:stack[body]]]",
    ])
    func `what was opened beside a screen, on it or over it has the link that leads through that`(
        _ tree: String
    ) throws {
        let isScreen = !tree.contains("body")
        let entry: LinkEntry<Place> = .link("detail", to: Place("detail"))
        let body = LinkTable<Place>([.link("", to: Place("body"))])
        let detail = LinkTable<Place>([isScreen ? entry : entry.then(body)])
        let list = LinkTable<Place>([.link("list", to: Place("list")).then(detail)])
        let tree = try drawn(tree)
        let place = try #require(tree.nodes.last { $0.label == "detail" })
        let inBox = LinkTable<Place>([.link("box", to: Place("box")).then(list)])
        let table = tree.notation.contains("box") ? inBox : list
        #expect(try table.print(place.id, in: tree).hasSuffix("/list/detail"))
        #expect(try table.print(visibleIn: tree).hasSuffix("/list/detail"))
    }

    @Test func `what has no pattern is refused by name, a modal's shorter way is tried`() throws {
        let table = LinkTable<Place>([.link("c", to: Place("c")), .link("a", to: Place("a"))])
        #expect(try table.print(visibleIn: drawn("tabs[*a:stack[x], b] + sheet(c)")) == "/c")
        #expect(throws: LinkRefusal.notLinkable("x")) {
            try table.print(visibleIn: drawn("tabs[*a:stack[x], b]"))
        }
    }

    @Test func `the link to what is seen leads there, in any tree`() throws {
        let seed = SeededRandom.seedOfTests
        var random = SeededRandom(seed: seed)
        for _ in 0..<1_000 {
            var count = 0
            let notation = randomTree(&random, &count)
            let tree = try drawn(notation)
            let link = try links.print(visibleIn: tree)
            let plan = try tree.plan(to: links.parse(link))
            try #require(plan.standing == tree.visible.id, "CAIRN_SEED=\(seed): \(link) in \(notation)")
            try #require(
                plan.missing.isEmpty && plan.tree == tree, "CAIRN_SEED=\(seed): \(link) in \(notation)")
        }
        print("law 4 for trees: seed \(seed)")
    }

    private func randomTree(_ random: inout SeededRandom, _ count: inout Int) -> String {
        var tree = randomPlace(&random, &count, depth: 2, name: "")
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let style = ["sheet", "fullScreen"].randomElement(using: &random)!
            tree += " + \(style)(\(randomPlace(&random, &count, depth: 0, name: newName(&count))))"
        }
        return tree
    }

    private func randomPlace(
        _ random: inout SeededRandom, _ count: inout Int, depth: Int, name: String
    ) -> String {
        let inner = depth - 1
        let kind = name.isEmpty ? "" : name + ":"
        switch depth == 0 ? 0 : Int.random(in: 0...2, using: &random) {
        case 1:
            let places = (0..<3).map { _ in randomPlace(&random, &count, depth: inner, name: newName(&count))
            }
            return "\(kind)tabs[\(places[0]), *\(places[1]), \(places[2])]"
        case 2:
            let flow = "\(newName(&count))(\(newName(&count)) > \(newName(&count)))"
            return "\(kind)stack[\(newName(&count)) > \(flow)]"
        default: return "\(kind)stack[\(newName(&count)) > \(newName(&count))]"
        }
    }

    private func newName(_ count: inout Int) -> String {
        count += 1
        return "p\(count)"
    }
}
