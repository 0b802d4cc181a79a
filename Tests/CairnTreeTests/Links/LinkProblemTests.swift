import CairnTree
import Testing

/// What is wrong with a table is found when it is built, and both patterns are named.
struct LinkProblemTests {
    /// Takes none of the values that are tried.
    struct Membership: LinkParameter {
        let linkText: String
        static func linkValue(of text: String) -> Membership? {
            text.hasPrefix("m-") ? Membership(linkText: text) : nil
        }
    }

    private enum Place: Destination {
        case a, b, number(Int), text(String), title(String), two(Int, Int), maybe(Int?), maybeThen(Int?, Int),
            area
        case tab(Tab), member(Membership?)
    }

    private func problems(_ entries: LinkEntry<Place>...) -> [LinkProblem] {
        LinkTable<Place>(entries).problems
    }

    @Test func `a table that is well has none`() {
        #expect(Route.links.problems == [])
        #expect(PlayersRoute.links.problems == [])
        #expect(problems(.link("{tab}", to: Place.tab), .link("{n}", to: Place.number)) == [])
    }

    @Test func `the same links twice`() {
        #expect(
            problems(.link("a/{n}", to: Place.number), .link("a/{m}", to: { .two($0, $0) }, from: twice))
                == [.unreachable("a/{m}", behind: "a/{n}")])
        #expect(problems(.link("a", to: .a), .link("a", to: .b)) == [.unreachable("a", behind: "a")])
    }

    @Test func `a value left out is the same as another pattern`() {
        #expect(
            problems(.link("a/{n}", to: Place.maybe), .link("a", to: .a)) == [
                .unreachable("a", behind: "a/{n}")
            ])
    }

    @Test func `values of two kinds that can be told by no link`() {
        #expect(
            problems(.link("a/{n}", to: Place.number), .link("a/{s}", to: Place.text)) == [
                .ambiguous("a/{n}", "a/{s}")
            ])
    }

    @Test func `a pattern that needs more comes before one that needs less`() throws {
        let links = LinkTable<Place>([.link("s?q={text}", to: Place.text), .link("s", to: .a)])
        #expect(links.problems == [])
        #expect(try links.parse("/s?q=x") == LinkPath(Place.text("x")))
        #expect(try links.parse("/s") == LinkPath(Place.a))
        #expect(try links.print(.a) == "/s")
        #expect(
            problems(.link("s", to: .a), .link("s?q={text}", to: Place.text)) == [
                .unreachable("s?q={text}", behind: "s")
            ])
    }

    @Test func `a text that another pattern has as a word`() throws {
        let links = LinkTable<Place>([.link("a/new", to: .a), .link("a/{name}", to: Place.text)])
        #expect(links.problems == [.overlapping("a/{name}", by: "a/new", link: "a/new")])
        #expect(try links.print(.text("old")) == "/a/old")
        #expect(throws: LinkRefusal.self) { try links.print(.text("new")) }
        #expect(problems(.link("a/new", to: .a), .link("a/{n}", to: Place.number)) == [])
    }

    @Test func `ways that cross`() {
        #expect(
            problems(.link("{s}/b", to: Place.text), .link("a/{t}", to: Place.title)) == [
                .overlapping("{s}/b", by: "a/{t}", link: "a/b")
            ])
    }

    @Test func `a word that only one of several parameters takes`() {
        let other = LinkEntry.link("{t}/b", to: Place.text).parseOnly
        #expect(problems(.link("{n}/b", to: Place.number), .link("new/{m}", to: Place.maybe)) == [])
        #expect(
            problems(
                .link("new/{s}", to: Place.title), .link("{n}/a", to: Place.number),
                .link("{t}/b", to: Place.text)) == [
                    .overlapping("{t}/b", by: "new/{s}", link: "new/b")
                ])
        #expect(problems(.link("new/{s}", to: Place.title), .link("{n}/a", to: Place.number), other) == [])
    }

    @Test func `two patterns that print the same`() {
        #expect(problems(.link("a", to: .a), .link("b", to: .a)) == [.printedTwice("a", "b")])
        #expect(
            problems(.link("a/{n}", to: Place.number), .link("b/{n}", to: Place.number)) == [
                .printedTwice("a/{n}", "b/{n}")
            ])
        #expect(problems(.link("a", to: .a), .link("b", to: .a).parseOnly) == [])
    }

    @Test func `problems come in the order of their texts, however the destinations are made`() {
        let take: @Sendable (Place) -> Int? = { if case .number(let n) = $0 { n } else { nil } }
        #expect(
            problems(
                .link("z/{n}", to: Place.number, from: take), .link("y/{n}", to: Place.number, from: take),
                .link("c/{n}", to: { .two($0, $0) }, from: twice),
                .link("b/{n}", to: { .two($0, $0) }, from: twice),
                .link("e/{s}", to: Place.text), .link("d/{s}", to: Place.text)) == [
                    .printedTwice("c/{n}", "b/{n}"), .printedTwice("e/{s}", "d/{s}"),
                    .printedTwice("z/{n}", "y/{n}"),
                ])
    }

    @Test func `patterns that overlap come in the order of their texts too`() {
        let words = ["h", "c", "f", "a", "g", "d", "b", "e"]
        let links = LinkTable<Place>(
            words.flatMap { word in
                [
                    .link("\(word)/{s}", to: Place.text),
                    .link("\(word)/new", to: .a).parseOnly,
                ]
            })
        let overlaps = links.problems.filter { if case .overlapping = $0 { true } else { false } }
        #expect(overlaps.count == 8 && overlaps == overlaps.sorted { "\($0)" < "\($1)" })
    }

    @Test func `a destination that its values cannot be read from`() {
        #expect(problems(.link("a/{n}", to: { .number($0 + 1) })) == [.notInvertible(pattern: "a/{n}")])
    }

    @Test(arguments: [
        ("a/{n}/{m}", "its placeholders are 2, and the values 1"),
        ("a", "its placeholders are 0, and the values 1"),
        ("{a}-{b}", "a placeholder is a whole part, not some of '{a}-{b}'"),
        ("{{n}}", "a placeholder is a whole part, not some of '{{n}}'"),
        ("a-{n}", "a placeholder is a whole part, not some of 'a-{n}'"),
        ("a?n", "a query item is written name={value}, not 'n'"),
        ("a#top", "a fragment is written #{value}, not '#top'"),
        ("caf%C3%A9/{n}", "write 'café', without percent-encoding, and not 'caf%C3%A9'"),
        ("a?%6e={n}", "write 'n', without percent-encoding, and not '%6e'"),
    ])
    func `a pattern that cannot be used`(_ pattern: String, _ why: String) throws {
        let found = problems(.link(pattern, to: Place.number))
        #expect(found.contains(.unusable(pattern: pattern, why: why)))
        let links = LinkTable<Place>([.link(pattern, to: Place.number)])
        #expect(throws: LinkRefusal.notLinkable("number(7)")) { try links.print(Place.number(7)) }
    }

    @Test func `no value is known of what may be left out`() {
        let why =
            "no value of Membership is known to try it with; give it a linkExample, or make an enum CaseIterable"
        #expect(
            problems(.link("m/{code}", to: Place.member)) == [.unusable(pattern: "m/{code}", why: why)])
    }

    @Test func `a value left out in the middle`() {
        #expect(
            problems(.link("{n}/{m}", to: Place.maybeThen)) == [
                .unusable(pattern: "{n}/{m}", why: "in the path, a value can be left out only at the end")
            ])
    }

    @Test func `tables that get in each other's way when nested`() {
        let inner = LinkTable<Place>([.link("{n}?q={m}", to: Place.two), .link("b", to: .b)])
        #expect(inner.problems == [])
        let outer = LinkTable<Place>([
            .link("a", to: .area).then(inner), .link("a/b", to: .a),
            .link("c?q={n}", to: Place.number).then(inner),
        ])
        #expect(
            outer.problems.map(\.description) == [
                "'c/{n}?q={n}&q={m}': 'c?q={n}' in it has 'q' already",
                "'a/b' is never reached: 'a/b (area > b)' matches the same before it",
            ])
    }

    @Test func `a pattern of a nested table is named whole`() {
        let inner = LinkTable<Place>([
            .link("x/{n}", to: { .number($0 + 1) }), .link("y", to: .a), .link("z", to: .a),
        ])
        let outer = LinkTable<Place>([.link("a?b={n}", to: Place.number).then(inner)])
        #expect(
            outer.problems == [
                .notInvertible(pattern: "a/x/{n}?b={n}"), .printedTwice("a/y?b={n}", "a/z?b={n}"),
            ])
    }

    @Test func `two tabs go on from an empty pattern, and only what clashes in them is a problem`() throws {
        let numbers = LinkTable<Place>([.link("n/{n}", to: Place.number), .link("b", to: .b)])
        let texts = LinkTable<Place>([.link("t/{t}", to: Place.text)])
        let links = LinkTable<Place>([.link("", to: .a).then(numbers), .link("", to: .area).then(texts)])
        #expect(links.problems == [])
        #expect(try links.parse("/n/1") == LinkPath(Place.a, Place.number(1)))
        #expect(try links.parse("/t/x") == LinkPath(Place.area, Place.text("x")))
        #expect(try links.parse("/") == LinkPath(Place.a))
        #expect(try links.print(LinkPath(Place.area, Place.text("x"))) == "/t/x")
        #expect(throws: LinkRefusal.self) { try links.print(.area) }
        let clash = LinkTable<Place>([.link("", to: .a).then(numbers), .link("", to: .area).then(numbers)])
        #expect(
            Set(clash.problems) == [
                .unreachable("n/{n} (area > number)", behind: "n/{n} (a > number)"),
                .unreachable("b (area > b)", behind: "b (a > b)"),
            ])
        let first = LinkTable<Place>([.link("", to: .a).then(texts), .link("", to: .b)])
        #expect(first.problems == [.unreachable("", behind: "")])
    }

    @Test func `what takes a query alone ends beside an empty pattern that goes on, and clashes with it`()
        throws
    {
        let (ones, others) = (LinkTable<Place>([.link("z", to: .b)]), LinkTable<Place>([.link("w", to: .b)]))
        let hidden = LinkTable<Place>([
            .link("", to: .a).then(ones), .link("?q={n}", to: Place.number).then(others),
        ])
        #expect(hidden.problems == [.unreachable("?q={n}", behind: "")])
        let behind = LinkTable<Place>([
            .link("?q={n}", to: Place.number).then(others), .link("", to: .a).then(ones),
        ])
        #expect(behind.problems == [])
        #expect(try behind.parse("/") == LinkPath(Place.a))
        #expect(try behind.parse("/?q=1") == LinkPath(Place.number(1)))
    }

    @Test(arguments: [("?q={t}", "/s?q=x"), ("#{t}", "/s#x")])
    func `a nested link that needs a query or a fragment leaves the outer one its own`(
        pattern: String, link: String
    ) throws {
        let inner = LinkTable<Place>([.link(pattern, to: Place.text), .link("b", to: .b)])
        let links = LinkTable<Place>([.link("s", to: .a).then(inner)])
        #expect(links.problems == [])
        #expect(try links.parse("/s") == LinkPath(Place.a))
        #expect(try links.print(.a) == "/s")
        #expect(try links.parse(link) == LinkPath(Place.a, Place.text("x")))
        #expect(try links.print(LinkPath(Place.a, Place.text("x"))) == link)
        #expect(try links.parse("/s/b") == LinkPath(Place.a, Place.b))
    }

    private let twice: @Sendable (Place) -> Int? = {
        if case .two(let one, let other) = $0, one == other { one } else { nil }
    }
}
