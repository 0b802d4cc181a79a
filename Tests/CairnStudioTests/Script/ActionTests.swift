import Foundation
import Testing
import UIKit

@testable import CairnStudio

struct ActionTests {
    @Test(arguments: [
        ("tap \"Log in\"", Action.tap("Log in")),
        ("tap Help", .tap("Help")),
        ("  tap\tHelp  # the bar button", .tap("Help")),
        ("tap \"Go\" 2", .tap("Go", at: 2)),
        ("tap \"#1\"", .tap("#1")),
        ("tap \"2\"", .tap("2")),
        ("tap 2", .tap("2")),
        (#"tap "say \"hi\" \\ there""#, .tap(#"say "hi" \ there"#)),
        ("type Email \"ana@example.org\"", .type("Email", text: "ana@example.org")),
        ("type Email ana@example.org", .type("Email", text: "ana@example.org")),
        ("type \"Email\" \"\"", .type("Email", text: "")),
        (#"type Note "a\n\tb\r""#, .type("Note", text: "a\n\tb\r")),
        ("clear Email", .clear("Email")),
        ("return", .returnKey),
        ("back", .back),
        ("menu \"My matches\"", .menu("My matches")),
        ("swipe", .swipe()),
        ("swipe cancel 0.4", .swipe(cancelAt: 0.4)),
        ("pull", .pull()),
        ("pull cancel 1", .pull(cancelAt: 1)),
        ("type \"Email\" 2 \"bo\"", .type("Email", at: 2, text: "bo")),
        ("type Code 2", .type("Code", text: "2")),
        ("clear Email 2", .clear("Email", at: 2)),
        ("swipe \"Ajax\"", .swipeOver("Ajax", .left)),
        ("swipe \"Ajax\" 2 right", .swipeOver("Ajax", .right, at: 2)),
        ("swipe \"Ajax\" up", .swipeOver("Ajax", .up)),
        ("accessory Ajax", .accessory("Ajax")),
        ("edit Ajax 2", .edit("Ajax", at: 2)),
        ("move \"Ajax\" to \"Porto\"", .move("Ajax", to: "Porto")),
        ("move Ajax 2 to Porto 3", .move("Ajax", at: 2, to: "Porto", toIndex: 3)),
        ("tab Friends", .tab("Friends")),
        ("window 2", .window(2)),
        ("increase Volume", .increase("Volume")),
        ("decrease Volume 2", .decrease("Volume", at: 2)),
        ("press \"Ajax\" 2", .press("Ajax", at: 2)),
        ("dismiss", .dismissMenu),
        ("scroll", .scroll(.down)),
        ("scroll up", .scroll(.up)),
        ("refresh", .refresh),
        ("next", .nextPage()),
        ("next cancel 0.25", .nextPage(cancelAt: 0.25)),
        ("previous cancel 0", .previousPage(cancelAt: 0)),
        ("hold swipe 0.4", .hold(.swipe, at: 0.4)),
        ("hold pull 1", .hold(.pull, at: 1)),
        ("release", .release(finish: true)),
        ("release cancel", .release(finish: false)),
        ("close", .close),
        ("memory", .memory), ("network \"down\"", .network("down")),
        ("rotate left", .rotate(.landscapeLeft)),
        ("rotate upright", .rotate(.portrait)),
        ("resize narrow", .resize(isNarrow: true)), ("resize wide", .resize(isNarrow: false)),
        ("expect laws", .expect(.laws)),
        (#"type Name "e\u{301}""#, .type("Name", text: "e\u{301}")),
        ("background", .background),
        ("foreground", .foreground),
        ("kill", .kill),
        ("launch", .launch),
        ("open \"app://matches/7?a=b#c\"", .open("app://matches/7?a=b#c")),
        ("open app://matches/7", .open("app://matches/7")),
        ("wait", .wait()),
        ("wait 0.5", .wait(seconds: 0.5)),
        ("wait 0.000015", .wait(seconds: 0.000_015)),
        ("swipe cancel 0.00001", .swipe(cancelAt: 0.000_01)),
        ("hold pull 0.00000000000000000000125", .hold(.pull, at: 1.25e-21)),
        ("show", .show),
        ("tree", .tree),
        ("expect tree \"stack[a>b]\"", .expect(.tree("stack[a > b]"))),
        ("expect screen Home", .expect(.screen("Home"))),
        ("expect text \"日本語\"", .expect(.text("日本語"))),
        ("expect no text \"Error\"", .expect(.noText("Error"))),
    ])
    func `a line says what to do, and its description says the same`(_ line: String, _ action: Action) throws
    {
        #expect(try Action(line: line) == action)
        #expect(try Action(line: action.description) == action)
    }

    @Test(arguments: ["", "   ", "# tap Help", "\t# x", "#"])
    func `an empty line and a comment say nothing`(_ line: String) throws {
        #expect(try Action(line: line) == nil)
    }

    @Test(arguments: [
        ("tap", 4, "expected the name of something on screen"),
        ("tap \"\"", 5, "expected the name of something on screen, found nothing between the marks"),
        ("tap Log in", 9, "expected the end of the line; several words need quotation marks around them"),
        ("tap \"Go\" 0", 10, "expected a number from 1"),
        ("tap \"Go\" \"2\"", 10, "expected the end of the line"),
        ("tap \"Log in", 12, "expected a closing quotation mark"),
        ("tap \"Log in\\", 13, "expected a closing quotation mark"),
        (
            "tap \"a\\qb\"", 7,
            "expected \\\", \\\\, \\n, \\r, \\t or \\u{…}, found \\q; write \\\\ for a backslash"
        ),
        ("tap \"a\"b", 8, "expected a space after the quotation mark"),
        ("tap a\"b\"", 6, "expected a space before the quotation mark"),
        ("tap “Log in”", 5, "expected a straight quotation mark, \""),
        ("type Email", 11, "expected the text to type"),
        ("type", 5, "expected the name of a field"),
        ("menu", 5, "expected the title of a screen"),
        ("back home", 6, "expected the end of the line"),
        ("swipe left", 7, "expected 'cancel', or the end of the line"),
        ("move", 5, "expected the name of a row"),
        ("move \"A\"", 9, "expected 'to' and the name of another row"),
        ("swipe cancel", 13, "expected how far the finger goes, a number from 0 to 1"),
        ("swipe cancel 1.5", 14, "expected how far the finger goes, a number from 0 to 1"),
        ("pull cancel nan", 13, "expected how far the finger goes, a number from 0 to 1"),
        ("pull cancel 0.4 now", 17, "expected the end of the line"),
        ("swipe \"Ajax\" far", 14, "expected 'down', 'up', 'left' or 'right'"),
        ("type Email 0 x", 12, "expected a number from 1"),
        ("scroll far", 8, "expected 'down', 'up', 'left' or 'right'"),
        ("hold", 5, "expected 'swipe' or 'pull'"),
        ("hold row 0.4", 6, "expected 'swipe' or 'pull'"),
        ("hold swipe", 11, "expected how far the finger goes, a number from 0 to 1"),
        ("release now", 9, "expected 'cancel', or the end of the line"),
        ("rotate around", 8, "expected 'upright', 'left', 'right' or 'upsidedown'"),
        ("resize small", 8, "expected 'narrow' or 'wide'"),
        (#"tap "\u{D800}""#, 6, "expected the number of a character, as in \\u{301}"),
        (#"tap "\u301""#, 6, "expected the number of a character, as in \\u{301}"),
        (#"tap "\u"#, 6, "expected the number of a character, as in \\u{301}"),
        ("open", 5, "expected a link, as in \"app://matches/7\""),
        (
            "open matches/7", 6,
            "'matches/7' is no link; one begins with a scheme and a colon, as in app://matches/7"
        ),
        ("kill app", 6, "expected the end of the line"),
        ("wait long", 6, "expected a number of seconds from 0 to 86400, or the end of the line"),
        ("wait -1", 6, "expected a number of seconds from 0 to 86400, or the end of the line"),
        ("wait 1e99", 6, "expected a number of seconds from 0 to 86400, or the end of the line"),
        ("expect", 7, "expected 'tree', 'screen', 'text', 'no text' or 'laws'"),
        ("expect \"tree\" a", 8, "expected 'tree', 'screen', 'text', 'no text' or 'laws'"),
        ("expect no", 10, "expected 'text'"),
        ("expect no tree a", 11, "expected 'text'"),
        ("expect tree", 12, "expected a tree, as in \"stack[list > match(7)]\""),
        (
            "expect tree \"stack[a > ]\"", 24, "this is no tree: expected the name of a destination"
        ),
        (#"expect tree "a(\"b\"""#, 21, "this is no tree: expected ')'"),
    ])
    func `a line that makes no sense names the column and what was expected`(
        _ line: String, _ column: Int, _ message: String
    ) throws {
        let error = try #require(throws: LineError.self) { try Action(line: line) }
        #expect(error == LineError(column: column, message: message))
    }

    @Test(arguments: [
        ("tpa Help", "tap"), ("Tap Help", "tap"), ("typ Email x", "type"), ("swpie", "swipe"),
        ("exp text x", "expect"), ("expcet tree a", "expect"), ("retrun", "return"),
    ])
    func `an unknown command suggests the nearest`(_ line: String, _ guess: String) throws {
        let error = try #require(throws: LineError.self) { try Action(line: line) }
        #expect(error.message.contains("did you mean '\(guess)'?"))
        #expect(error.message.contains("Known are tap, tab, window, type"))
    }

    @Test(arguments: ["vault over it", "\"tap\" Help", "x", "🏀"])
    func `where nothing is near, nothing is suggested`(_ line: String) throws {
        let error = try #require(throws: LineError.self) { try Action(line: line) }
        #expect(error.message.hasPrefix("unknown command") && error.column == 1)
        #expect(line == "\"tap\" Help" || !error.message.contains("did you mean"))
    }

    @Test func `each command's usage can be read, and begins with it`() throws {
        for command in Command.allCases {
            for usage in command.usages {
                #expect(usage.form.hasPrefix(command.rawValue))
                let script = try Script(Data(usage.form.utf8), name: "usage")
                #expect(script.lines.count == 1 || script.device != nil)
            }
        }
    }
}
