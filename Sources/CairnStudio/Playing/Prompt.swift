/// What a person is about to do at the keyboard of a live terminal: a value that keys change.
struct Prompt: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
        /// Choosing by number, or by a key.
        case choosing(digits: String)
        /// Typing into a field.
        case typing(into: String, at: Int? = nil, text: String, isSecure: Bool)
        /// Writing a line of script.
        case writing(String)
    }

    /// What a key leads to.
    enum Effect: Hashable, Sendable {
        case perform(Action)
        /// Something to tell the person.
        case notice(String)
        case quit
        /// Quit, as an interrupted command does.
        case interrupt
    }

    private(set) var mode = Mode.choosing(digits: "")
    /// Whether the keys are explained.
    private(set) var showsHelp = false
    /// Whether a digit has just chosen an action: the return that may follow by habit means nothing.
    private var ignoresReturn = false

    /// Takes a key.
    /// - Parameters:
    ///   - possible: what the numbers stand for.
    ///   - isSecure: whether a field hides what is typed.
    mutating func press(_ key: Key, possible: [Action], isSecure: (String) -> Bool) -> Effect? {
        switch key {
        case .control("c"): return .interrupt
        case .control("d"): return .quit
        case .escape:
            self = Prompt()
            return nil
        default: break
        }
        defer { if key == .enter { ignoresReturn = false } }
        if key == .enter, ignoresReturn { return nil }
        ignoresReturn = false
        switch mode {
        case .choosing(let digits): return choose(key, digits, possible, isSecure)
        case .typing(let field, let index, let text, let isSecure):
            guard key != .enter else {
                self = Prompt()
                return .perform(.type(field, at: index, text: text))
            }
            mode = .typing(into: field, at: index, text: edited(text, by: key), isSecure: isSecure)
        case .writing(let text):
            if key == .enter { return finishWriting(text) }
            if key == .backspace, text.isEmpty {
                self = Prompt()
            } else {
                mode = .writing(edited(text, by: key))
            }
        }
        return nil
    }

    private mutating func choose(
        _ key: Key, _ digits: String, _ possible: [Action], _ isSecure: (String) -> Bool
    ) -> Effect? {
        switch key {
        case .character(let digit) where digit.isASCII && digit.isNumber:
            let digits = digits + String(digit)
            // No number begins with 0.
            if let number = Int(digits), !possible.isEmpty, number == 0 || number * 10 > possible.count {
                defer { ignoresReturn = true }
                return choose(number: digits, possible, isSecure)
            }
            if digits.count <= 4 { mode = .choosing(digits: digits) }
        case .backspace: mode = .choosing(digits: String(digits.dropLast()))
        case .enter where !digits.isEmpty: return choose(number: digits, possible, isSecure)
        case .character(let letter):
            if letter == "?" {
                showsHelp.toggle()
            } else if letter == ":" {
                mode = .writing("")
            } else if let shortcut = Shortcut.all.first(where: { $0.key == letter }) {
                self = Prompt()
                return shortcut.effect
            } else {
                return .notice("no key '\(letter)'; press ? for those there are")
            }
        default: break
        }
        return nil
    }

    private mutating func choose(
        number digits: String, _ possible: [Action], _ isSecure: (String) -> Bool
    ) -> Effect? {
        self = Prompt()
        guard let number = Int(digits), possible.indices.contains(number - 1) else {
            let range = possible.isEmpty ? "nothing can be done now" : "there are 1 to \(possible.count)"
            return .notice("no action \(digits); \(range)")
        }
        let action = possible[number - 1]
        guard case .type(let field, let index, _) = action else { return .perform(action) }
        mode = .typing(into: field, at: index, text: "", isSecure: isSecure(field))
        return nil
    }

    private mutating func finishWriting(_ text: String) -> Effect? {
        do throws(LineError) {
            let action = try Action(line: text)
            self = Prompt()
            return action.map { .perform($0) }
        } catch {
            return .notice("column \(error.column): \(error.message.split(separator: "\n")[0])")
        }
    }

    private func edited(_ text: String, by key: Key) -> String {
        switch key {
        case .character(let character): text + String(character)
        case .backspace: String(text.dropLast())
        case .control("u"): ""
        default: text
        }
    }
}

/// A key that does something without a number.
struct Shortcut: Hashable, Sendable {
    let key: Character
    let effect: Prompt.Effect
    let meaning: String

    static let all = [
        Shortcut(key: "b", effect: .perform(.back), meaning: "back"),
        Shortcut(key: "s", effect: .perform(.swipe()), meaning: "swipe back"),
        Shortcut(key: "S", effect: .perform(.swipe(cancelAt: 0.4)), meaning: "swipe, and let go at 40 %"),
        Shortcut(key: "p", effect: .perform(.pull()), meaning: "pull the sheet"),
        Shortcut(key: "P", effect: .perform(.pull(cancelAt: 0.4)), meaning: "pull, and let go at 40 %"),
        Shortcut(key: "w", effect: .perform(.wait()), meaning: "wait until all is quiet"),
        Shortcut(key: "q", effect: .quit, meaning: "quit"),
    ]

    /// What there is to know at the keyboard.
    static var help: [(String, String)] {
        [("1, 2, …", "an action, by its number"), (":", "a line of script")]
            + all.map { (String($0.key), $0.meaning) }
            + [("esc", "never mind"), ("?", "the actions again")]
    }
}
