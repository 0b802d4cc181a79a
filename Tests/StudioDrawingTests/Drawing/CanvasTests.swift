import Testing

@testable import CairnInspector
@testable import CairnStudio

struct CanvasTests {
    func text(_ canvas: Canvas) -> [String] { canvas.lines.map(\.text) }

    @Test func `what lies outside is dropped`() {
        var canvas = Canvas(width: 4, height: 2)
        canvas.write(Line("abcdef"), x: -1, y: 0)
        canvas.write(Line("xyz"), x: 2, y: 1)
        canvas.write(Line("never"), x: 0, y: 2)
        #expect(text(canvas) == ["bcde", "  xy"])
    }

    @Test func `half of a wide character is a space, however it came about`() {
        var canvas = Canvas(width: 5, height: 1)
        canvas.write(Line("日本語"), x: 0, y: 0)
        #expect(text(canvas) == ["日本 "])
        canvas.write(Line("x"), x: 1, y: 0)
        #expect(text(canvas) == [" x本 "])
        canvas.write(Line("y"), x: 2, y: 0)
        #expect(text(canvas) == [" xy  "])
    }

    @Test func `painting stays within its clip`() {
        var under = Canvas(width: 6, height: 3)
        under.frame(under.area, .unicode)
        var over = Canvas(width: 4, height: 3)
        for row in 0..<3 { over.write(Line("日本"), x: 0, y: row) }
        under.paint(over, x: 2, y: 1, within: under.area.inside)
        #expect(text(under) == ["╭────╮", "│ 日 │", "╰────╯"])
    }

    @Test(arguments: [0, 1, 2, 3])
    func `a frame of any size stays within its area`(_ size: Int) {
        var canvas = Canvas(width: size, height: size)
        canvas.frame(canvas.area, .ascii)
        #expect(canvas.lines.allSatisfy { $0.columns == size })
    }

    @Test func `what recedes is dim, and styles are written only where they change`() {
        var canvas = Canvas(width: 4, height: 1)
        canvas.write(Line("ab", .tint), x: 0, y: 0)
        #expect(canvas.lines[0].rendered(.colour) == "\u{1B}[34mab\u{1B}[0m  ")
        #expect(canvas.lines[0].rendered(.mono) == "ab  ")
        #expect(canvas.lines[0].rendered(.plain) == "ab")
        canvas.dim()
        #expect(canvas.lines[0].rendered(.mono) == "\u{1B}[2mab  \u{1B}[0m")
    }
}
