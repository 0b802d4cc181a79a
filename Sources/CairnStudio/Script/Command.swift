/// What a line of a script may begin with. One table, from which scripts are read, refused and explained.
enum Command: String, CaseIterable, Sendable {
    case tap, tab, window, type, clear, `return`, back, menu, swipe, accessory, edit, move, increase,
        decrease, press, dismiss
    case pull, drag, outside, scroll, refresh, next, previous, hold, release, close
    case device, background, foreground, kill, launch, open, network, memory, rotate, resize, appearance,
        textsize,
        wait,
        show, tree,
        expect

    /// How it is written, and what it does.
    var usages: [(form: String, meaning: String)] {
        switch self {
        case .tap:
            [
                ("tap \"Log in\"", "tap what reads like that: a button, an alert's button, a field"),
                ("tap \"Go\" 2", "the second of several that read the same"),
            ]
        case .tab: [("tab \"Friends\"", "tap a tab that something else on screen reads like")]
        case .window: [("window 2", "tap the window of that scene, which comes to the front")]
        case .type:
            [
                ("type \"Email\" \"ana@example.org\"", "tap into the field and type at its end"),
                ("type \"Email\" 2 \"bo@example.org\"", "into the second of several that read the same"),
            ]
        case .clear: [("clear \"Email\"", "empty the field")]
        case .return: [("return", "press the keyboard's return key")]
        case .back: [("back", "tap the back button")]
        case .menu: [("menu \"Matches\"", "hold the back button and choose a screen")]
        case .swipe:
            [
                ("swipe", "swipe back from the left edge, all the way"),
                ("swipe cancel 0.4", "swipe as far as that, from 0 to 1, and let go"),
                ("swipe \"Ajax\"", "swipe a row to the left, which shows its actions"),
                ("swipe \"Ajax\" right", "swipe it to the right"),
                ("swipe \"Ajax\" up", "swipe or drag over what recognizes that, half its height"),
            ]
        case .accessory: [("accessory \"Ajax\"", "tap the information button at the end of a row")]
        case .edit: [("edit \"Ajax\"", "tap the round button in front of a row, to delete or insert")]
        case .move: [("move \"Ajax\" to \"Porto\"", "drag a row by its handle to where another is")]
        case .pull:
            [
                ("pull", "pull the sheet down, all the way"),
                ("pull cancel 0.4", "pull as far as that, and let go"),
            ]
        case .drag: [("drag \"com.apple.UIKit.large\"", "drag the sheet to the height of that name")]
        case .outside: [("outside", "tap beside a popover, an action sheet or a sheet")]
        case .increase: [("increase \"Volume\"", "raise a slider, a stepper, a date, a page by a step")]
        case .decrease: [("decrease \"Volume\"", "lower it")]
        case .press: [("press \"Ajax\"", "hold a finger on something until its menu opens")]
        case .dismiss: [("dismiss", "tap beside the open menu")]
        case .scroll:
            [
                ("scroll", "scroll down by as much as is seen"),
                ("scroll up", "the other way; or left, or right"),
            ]
        case .refresh: [("refresh", "pull a list down at its top")]
        case .next:
            [
                ("next", "swipe to the next page"),
                ("next cancel 0.4", "as far as that, and let go"),
            ]
        case .previous: [("previous", "swipe to the page before; or cancel, as above")]
        case .hold:
            [
                ("hold swipe 0.4", "swipe back as far as that, and keep the finger down"),
                ("hold pull 0.4", "pull the sheet as far as that, and keep the finger down"),
            ]
        case .release:
            [
                ("release", "lift the finger, so that what it holds leaves"),
                ("release cancel", "lift it, so that this goes back"),
            ]
        case .close: [("close", "the screen in front asks to be closed, as its router does")]
        case .device:
            [("device tablet", "what all of the script is played on, said before its first action; or phone")]
        case .background: [("background", "send the app to the background")]
        case .foreground: [("foreground", "bring it back")]
        case .kill: [("kill", "end the app as the system does, which asks nobody; files stay")]
        case .launch: [("launch", "start the app that was killed")]
        case .open:
            [("open \"app://matches/7\"", "tap a link elsewhere, which launches an app that was killed")]
        case .network:
            [
                (
                    "network \"down\"",
                    "what the network is like from now on, in the words that the app has for it"
                )
            ]
        case .memory: [("memory", "warn the app that memory is short")]
        case .rotate: [("rotate left", "turn the device; or right, upsidedown, upright")]
        case .resize:
            [("resize narrow", "give a tablet's window as little room as a phone has; or wide, the screen")]
        case .appearance: [("appearance dark", "choose dark in the settings; or light")]
        case .textsize:
            [("textsize xxLarge", "choose how large texts are: xSmall to xxxLarge, accessibility1 to 5")]
        case .wait:
            [
                ("wait", "let time pass until nothing is under way"),
                ("wait 0.5", "let half a second pass"),
            ]
        case .show: [("show", "print the screen")]
        case .tree: [("tree", "print the tree")]
        case .expect:
            [
                ("expect tree \"stack[list > match(7)]\"", "the whole tree, however it is spaced"),
                ("expect screen \"Home\"", "the title of the screen in front, or of the alert"),
                ("expect text \"Welcome\"", "something that can be read in front contains it"),
                ("expect no text \"Error\"", "nothing that can be read in front contains it"),
                ("expect laws", "none of Cairn's laws was broken so far"),
            ]
        }
    }

    /// The known ones in a sentence, as wide as any terminal.
    static var known: String {
        let sentence = "Known are \(allCases.map(\.rawValue).joined(separator: ", "))."
        return sentence.wrapped(to: 79).joined(separator: "\n")
    }
}

/// The word of a list that was probably meant: the nearest, if it is near at all.
func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let word = word.lowercased()
    let allowed = max(1, (word.count + 1) / 3)
    if word.count > 2, let longer = known.first(where: { $0.lowercased().hasPrefix(word) }) { return longer }
    let best = known.map { ($0, distance(word, $0.lowercased())) }.min { $0.1 < $1.1 }
    return best.flatMap { $0.1 <= allowed ? $0.0 : nil }
}

/// How many letters to insert, leave out, replace, or swap with their neighbour.
private func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.prefix(64)), Array(other.prefix(64)))
    var rows = [Array(0...other.count)]
    for i in 0..<one.count {
        var row = [i + 1]
        for j in 0..<other.count {
            var cost = min(rows[i][j + 1], row[j]) + 1
            cost = min(cost, rows[i][j] + (one[i] == other[j] ? 0 : 1))
            if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
                cost = min(cost, rows[i - 1][j - 1] + 1)
            }
            row.append(cost)
        }
        rows.append(row)
    }
    return rows[one.count][other.count]
}
