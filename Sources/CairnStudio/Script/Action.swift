import CairnInspector
import UIKit

/// One line of a script: what a person does, or what whoever watches wants to see.
enum Action: Hashable, Sendable {
    /// The most seconds that a line waits: a day.
    static let longestWait = 86_400.0

    case tap(String, at: Int? = nil)
    /// Taps a tab that something else on screen reads like.
    case tab(String)
    /// Taps another scene's window.
    case window(Int)
    case type(String, at: Int? = nil, text: String)
    case clear(String, at: Int? = nil)
    case returnKey
    case back
    case menu(String)
    /// Swipes back; as far as that, from 0 to 1, when the finger lets the screen slide back.
    case swipe(cancelAt: Double? = nil)
    /// Pulls the sheet down; as far as that when it is let go.
    case pull(cancelAt: Double? = nil)
    /// Drags the sheet to the height of that name.
    case drag(String)
    /// Taps beside a modal.
    case outside
    case swipeOver(String, Simulator.Outline.Direction, at: Int? = nil)
    /// Taps the information button at a row's end.
    case accessory(String, at: Int? = nil)
    /// Taps the round button in front of a row.
    case edit(String, at: Int? = nil)
    /// Drags a row to where another is.
    case move(String, at: Int? = nil, to: String, toIndex: Int? = nil)
    /// Raises or lowers the value of a control by a step.
    case increase(String, at: Int? = nil), decrease(String, at: Int? = nil)
    /// Holds a finger on what reads like that, until its menu opens.
    case press(String, at: Int? = nil)
    /// Taps beside an open menu.
    case dismissMenu
    case scroll(Simulator.Outline.Direction)
    /// Pulls a list down at its top.
    case refresh
    /// Turns a page; as far as that when it is let go.
    case nextPage(cancelAt: Double? = nil)
    case previousPage(cancelAt: Double? = nil)
    /// Begins to swipe or pull, goes as far as that, and keeps the finger down.
    case hold(Gesture.Kind, at: Double)
    /// Lifts the finger that is down.
    case release(finish: Bool)
    /// The screen in front asks to be closed, as its router does.
    case close
    case background
    case foreground
    /// The system ends the app, and asks nobody.
    case kill
    /// Starts the app that was killed.
    case launch
    /// A link is tapped elsewhere.
    case open(String)
    /// What the network is like from now on, in a word of the app's.
    case network(String)
    /// The system warns that memory is short.
    case memory
    case rotate(UIDeviceOrientation)
    /// Gives the windows of a tablet as little room as a phone has, or all of the screen.
    case resize(isNarrow: Bool)
    /// What a person chooses in the device's settings.
    case appearance(isDark: Bool)
    case textSize(TextSize)
    /// Lets so many seconds pass; without a number, until nothing is under way.
    case wait(seconds: Double? = nil)
    case show
    case tree
    case expect(Expectation)

    /// Whether a person leaves a screen by it, and no control of the app's is touched.
    var isWayBack: Bool {
        switch self {
        case .tab, .back, .menu, .swipe, .pull, .outside, .nextPage, .previousPage, .hold, .release: true
        default: false
        }
    }

    /// What a script says should be so.
    enum Expectation: Hashable, Sendable {
        /// The tree, in tree notation that can be read.
        case tree(String)
        case screen(String)
        case text(String)
        case noText(String)
        /// That no law was broken so far.
        case laws
    }
}

extension Action {
    /// Whether it is about something without a name, which no line of script can ask for.
    var isNameless: Bool {
        switch self {
        case .tap(let name, _), .tab(let name), .type(let name, _, _), .clear(let name, _), .menu(let name),
            .drag(let name), .swipeOver(let name, _, _), .accessory(let name, _), .edit(let name, _),
            .increase(let name, _), .decrease(let name, _), .press(let name, _):
            name.isEmpty
        case .move(let name, _, let other, _): name.isEmpty || other.isEmpty
        default: false
        }
    }

    /// The action that an outline says can be done; text is still to be typed.
    init(_ action: Simulator.Outline.Action) {
        self =
            switch action {
            case .tap(let name, let index): .tap(name, at: index.map { $0 + 1 })
            case .type(let name, let index): .type(name, at: index.map { $0 + 1 }, text: "…")
            case .clear(let name, let index): .clear(name, at: index.map { $0 + 1 })
            case .back: .back
            case .backMenu(let title): .menu(title)
            case .swipeBack: .swipe()
            case .nextPage: .nextPage()
            case .previousPage: .previousPage()
            case .pull: .pull()
            case .detent(let name): .drag(name)
            case .outside: .outside
            case .swipeOver(let name, let direction, let index):
                .swipeOver(name, direction, at: index.map { $0 + 1 })
            case .accessory(let name, let index): .accessory(name, at: index.map { $0 + 1 })
            case .editRow(let name, let index): .edit(name, at: index.map { $0 + 1 })
            case .moveRow(let name, let index, let other, let otherIndex):
                .move(name, at: index.map { $0 + 1 }, to: other, toIndex: otherIndex.map { $0 + 1 })
            case .increase(let name, let index): .increase(name, at: index.map { $0 + 1 })
            case .decrease(let name, let index): .decrease(name, at: index.map { $0 + 1 })
            case .hold(let name, let index): .press(name, at: index.map { $0 + 1 })
            case .dismissMenu: .dismissMenu
            case .scroll(let direction): .scroll(direction)
            case .refresh: .refresh
            case .tab(let title, isNamesake: true): .tab(title)
            case .tab(let title, _), .alertButton(let title): .tap(title)
            case .window(let number): .window(number)
            }
    }
}

extension Action: CustomStringConvertible {
    /// The action as a script says it. Reading that gives the action again.
    var description: String {
        switch self {
        case .tap(let name, let index): "tap " + named(name, index)
        case .tab(let name): "tab \(quoted(name))"
        case .window(let number): "window \(number)"
        case .move(let name, let index, let other, let otherIndex):
            "move \(named(name, index)) to \(named(other, otherIndex))"
        case .type(let name, let index, let text): "type \(named(name, index)) \(quoted(text))"
        case .clear(let name, let index): "clear " + named(name, index)
        case .swipeOver(let name, let direction, let index):
            "swipe " + named(name, index) + (direction == .left ? "" : " \(direction.rawValue)")
        case .accessory(let name, let index): "accessory " + named(name, index)
        case .edit(let name, let index): "edit " + named(name, index)
        case .returnKey: "return"
        case .back: "back"
        case .menu(let title): "menu \(quoted(title))"
        case .swipe(let progress): "swipe" + cancelled(progress)
        case .pull(let progress): "pull" + cancelled(progress)
        case .drag(let name): "drag \(quoted(name))"
        case .outside: "outside"
        case .increase(let name, let index): "increase " + named(name, index)
        case .decrease(let name, let index): "decrease " + named(name, index)
        case .press(let name, let index): "press " + named(name, index)
        case .dismissMenu: "dismiss"
        case .scroll(let direction): "scroll" + (direction == .down ? "" : " \(direction.rawValue)")
        case .refresh: "refresh"
        case .nextPage(let progress): "next" + cancelled(progress)
        case .previousPage(let progress): "previous" + cancelled(progress)
        case .hold(let kind, let progress): "hold \(kind.rawValue) \(progress.inDigits)"
        case .release(let finish): finish ? "release" : "release cancel"
        case .close: "close"
        case .network(let name): "network \(quoted(name))"
        case .memory: "memory"
        case .rotate(let orientation):
            "rotate " + (Wire.Looks.orientations.first { $0.orientation == orientation }?.word ?? "upright")
        case .resize(let isNarrow): "resize " + (isNarrow ? "narrow" : "wide")
        case .appearance(let isDark): "appearance " + (isDark ? "dark" : "light")
        case .textSize(let size): "textsize \(size.rawValue)"
        case .kill: "kill"
        case .launch: "launch"
        case .open(let link): "open \(quoted(link))"
        case .background: "background"
        case .foreground: "foreground"
        case .wait(let seconds): "wait" + (seconds.map { " \($0.inDigits)" } ?? "")
        case .show: "show"
        case .tree: "tree"
        case .expect(.tree(let notation)): "expect tree \(quoted(notation))"
        case .expect(.screen(let title)): "expect screen \(quoted(title))"
        case .expect(.text(let text)): "expect text \(quoted(text))"
        case .expect(.noText(let text)): "expect no text \(quoted(text))"
        case .expect(.laws): "expect laws"
        }
    }

    private func cancelled(_ progress: Double?) -> String { progress.map { " cancel \($0.inDigits)" } ?? "" }

    private func named(_ name: String, _ index: Int?) -> String {
        quoted(name) + (index.map { " \($0)" } ?? "")
    }
}

extension Double {
    /// As scripts have it, however small it is: without an exponent.
    fileprivate var inDigits: String {
        let text = "\(self)"
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]),
            exponent < 0
        else { return text }
        return "0." + String(repeating: "0", count: -exponent - 1) + text[..<mark].filter { $0 != "." }
    }
}
