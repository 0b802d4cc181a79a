import CairnTesting
import CairnTree
import Testing

struct NotationTests {
    @Test(arguments: [
        "a",
        "()",
        "~nothing",
        "stack[a]",
        "stack[a > b > c]",
        "stack[match(7) > edit(id: 7, \"x > y\") > ~SFSafariViewController]",
        "stack[a > signUp(b > photo(c)) > d]",
        "stack[signUp(\"ana\")(b)]",
        "home:stack[a > b]",
        "(home:stack[a])",
        "stack[a] + sheet(b) + alert(failed(\"no: )(\\\" + sheet(x)\"))",
        "stack[a > b] + sheet(stack[c > d] by a) + fullScreen(e by c)",
        "stack[a > a] + sheet(b by a#1)",
        "stack[`what a name` > `1st`]",
        "tabs[*matches:stack[list > match(7)], rankings, friends:tabs[a, *b]]",
        "tabs[*stack[a > b + currentContext(stack[c > d]) + currentContext(e by a)], f] + popover(g)",
        "drawer[menu, *home:stack[a]]",
        "signUp(home:drawer[*a])",
        "stack[a] + sheet[*medium, large](b) + sheet[*height(200), large, grabber](c)",
        "stack[a] + formSheet[medium, *large](stack[b]) + sheet[grabber](c by a)",
        "stack[a] + formSheet(b) + overFullScreen(stack[c]) + card(d by a)",
        "main:split[stack[a > b], pages[*c, d]] + sheet(tabs[*e, f])",
    ])
    func printsWhatItRead(_ notation: String) throws {
        #expect(try Tree(notation: notation).notation == notation)
    }

    @Test func `takes spaces as they come`() throws {
        #expect(try Tree(notation: " stack[ a>b ]+sheet( c ) ").notation == "stack[a > b] + sheet(c)")
    }

    @Test(arguments: [
        ("", "expected the name of a destination", 0),
        ("stack[()]", "expected the name of a destination", 7),
        ("stack[", "expected the name of a destination", 6),
        ("stack[a > ]", "expected the name of a destination", 10),
        ("stack[a", "expected ' > ' and the next screen, or ']'", 7),
        ("stack[a] sheet(b)", "expected ' + ' and a modal, or the end", 9),
        (
            "stack[a] + 2(b)", "expected a modal's style, such as sheet or fullScreen, and '('", 10
        ),
        ("a(1", "expected ')'", 3),
        ("a(1]", "this closes nothing", 3),
        ("a(\"x", "expected a closing quotation mark", 4),
        ("`a", "expected a closing backtick", 2),
        ("tabs[a, b]", "expected '*' before the one in front", 9),
        ("tabs[*a, *b]", "only one can be in front", 10),
        ("tabs[*a > b]", "expected ', ' and the next place, or ']'", 7),
        ("a + sheet(b by z)", "the opener 'z' does not stand below this modal", 15),
        ("stack[a + sheet(b)]", "expected 'currentContext(' in a stack, or ']' before '+'", 9),
        (
            "a + card[*medium](b)", "expected a modal's style, such as sheet or fullScreen, and '('", 3
        ),
        (
            "a + sheet[*small](b)", "expected a modal's style, such as sheet or fullScreen, and '('", 3
        ),
        (
            "a + currentContext(b)", "expected a modal's style, such as sheet or fullScreen, and '('", 3
        ),
        ("a:b", "expected a container after ':', such as 'stack['", 2),
    ])
    func saysWhereItStopsMakingSense(_ notation: String, _ message: String, _ offset: Int) throws {
        let error = try #require(throws: NotationError.self) { _ = try Tree(notation: notation) }
        #expect(error.message == message)
        #expect(error.offset == offset)
        #expect(
            error.description.hasSuffix("\n    \(notation)\n    \(String(repeating: " ", count: offset))^"))
    }

    @Test func `refuses a depth that nobody draws`() {
        #expect(throws: NotationError.self) {
            try Tree(notation: String(repeating: "stack[a > ", count: 10_000))
        }
    }

    @Test func `never traps on any text`() {
        let pieces = [
            "stack[", "]", "(", ")", " > ", " + ", "sheet(", "a", "7", "\"", "`", "~", ":", "by ", "#", "\\",
            " ", "over ", "[", "*", "`", "1", "\u{613}", "\u{301}", "\u{200D}", "\u{20E3}", "😀",
        ]
        let seed = SeededRandom.seedOfTests
        var random = SeededRandom(seed: seed)
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                pieces.randomElement(using: &random)!
            }
            .joined()
            guard let tree = try? Tree(notation: text) else { continue }
            #expect((try? Tree(notation: tree.notation))?.notation == tree.notation, "\(text), seed \(seed)")
        }
    }

    /// A mark behind a bracket makes one character of the two, and of a letter and a mark as well.
    @Test func `names of any scalars are read as they were printed`() throws {
        var random = SeededRandom(seed: SeededRandom.seedOfTests)
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0x300...0x36F, 0x600...0x6FF, 0x900...0x97F, 0x1F3F0...0x1F3FF, 0x200B...0x202F,
            0x20D0...0x20F0,
            0x4E00...0x4E20, 0x2160...0x2180, 0xE0020...0xE002F, 0xA...0xD,
        ]
        for _ in 0..<10_000 {
            let scalars = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: ranges.randomElement(using: &random)!, using: &random))
            }
            let name = String(String.UnicodeScalarView(scalars))
            let codes = scalars.map { String($0.value, radix: 16) }
            let place = Tree.Node(id: Tree.Node.ID(1), destination: AnyDestination(Named(description: name)))
            let inside =
                "\(Tree.Kind(name))[*\(place.label)(\(place.label)), other] + \(Tree.ModalStyle.custom(name))(c by other)"
            #expect(try Tree(notation: inside).notation == inside, "\(codes)")
        }
    }
}
