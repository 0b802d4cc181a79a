import Testing

@testable import CairnStudio

struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("ﾊﾛ", 2), ("Ａ", 2), ("👍", 2),
        ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("🇵🇹", 2), ("1️⃣", 2), ("שלום", 4), ("\u{200B}", 0),
        ("•", 1), ("│", 1),
    ])
    func `a text has as many columns as a terminal gives it`(_ text: String, _ columns: Int) {
        #expect(text.columns == columns)
    }

    @Test func `a text is cut between characters, never through a wide one`() {
        #expect("Log in".cut(to: 6) == "Log in")
        #expect("Log in".cut(to: 5) == "Log…")
        #expect("日本語".cut(to: 4) == "日…")
        #expect("日本語".cut(to: 0) == "")
        #expect("👨‍👩‍👧👨‍👩‍👧".cut(to: 3) == "👨‍👩‍👧…")
    }

    @Test(arguments: [
        ("Log in", 6, "Log in"), ("Log in", 2, "in"), ("日本語", 5, "本語"), ("日本語", 1, ""),
        ("日e\u{301}", 1, "e\u{301}"),
        ("a\u{200B}b", 1, "\u{200B}b"), ("", 3, ""), ("abc", 0, ""), ("abc", -1, ""), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧"),
    ])
    func `the end of a text is cut between characters as well`(_ text: String, _ width: Int, _ end: String) {
        #expect(text.suffix(columns: width) == end)
    }

    @Test func `a text is wrapped between words, and a long word anywhere`() {
        #expect("the quick brown fox".wrapped(to: 10) == ["the quick", "brown fox"])
        #expect("incomprehensible".wrapped(to: 8) == ["incompre", "hensible"])
        #expect("one\ntwo\r\nthree".wrapped(to: 10) == ["one", "two", "three"])
        #expect("日本語".wrapped(to: 4) == ["日本", "語"])
        #expect("".wrapped(to: 4) == [""])
    }

    @Test func `what would move the cursor or turn the direction is taken out`() {
        #expect("a\u{1B}[2Jb".tamed == "a[2Jb")
        #expect("a\tb\nc".tamed == "a b c")
        #expect("\u{202E}abc".tamed == "abc")
    }

    @Test func `without Unicode the rest are question marks, as wide as they were`() {
        #expect(Glyphs.ascii.text("“日本” – 3 •…") == "\"????\" - 3 *...")
        #expect(Glyphs.unicode.text("日本") == "日本")
    }
}
