import CairnInspector

extension Action {
    /// Reads one line of a script. Nil for an empty line and for a comment.
    init?(line: String) throws(LineError) {
        let words = try words(of: line)
        guard let first = words.first else { return nil }
        guard !first.isQuoted, let command = Command(rawValue: first.text) else {
            let guess = nearest(to: first.text, among: Command.allCases.map(\.rawValue))
            let hint = guess.map { "; did you mean '\($0)'?" } ?? ""
            throw LineError(
                column: first.column,
                message: "unknown command '\(first.text.shortened)'\(hint)\n\(Command.known)")
        }
        var rest = WordsAfterCommand(
            words: words.dropFirst(), command: command, column: first.column, end: words.last!.end)
        self = try rest.action()
        try rest.finish()
    }
}

/// The words that follow a command.
struct WordsAfterCommand {
    var words: ArraySlice<Word>
    let command: Command
    /// Where the command stands.
    let column: Int
    /// The column after the last word.
    let end: Int

    mutating func action() throws(LineError) -> Action {
        switch command {
        case .tap: .tap(try name(), at: try index())
        case .tab: .tab(try name("the title of a tab"))
        case .window: .window(try number("expected the number of a scene, from 1"))
        case .move: try move()
        case .type:
            .type(
                try name("the name of a field"), at: words.count > 1 ? try index() : nil,
                text: try text("the text to type"))
        case .clear: .clear(try name("the name of a field"), at: try index())
        case .return: .returnKey
        case .back: .back
        case .menu: .menu(try name("the title of a screen"))
        case .swipe where words.first?.isQuoted == true: try swipeOver()
        case .swipe: .swipe(cancelAt: try cancel())
        case .accessory: .accessory(try name("the name of a row"), at: try index())
        case .edit: .edit(try name("the name of a row"), at: try index())
        case .pull: .pull(cancelAt: try cancel())
        case .drag: .drag(try name("the name of a sheet's height"))
        case .outside: .outside
        case .increase: .increase(try name("the name of a control"), at: try index())
        case .decrease: .decrease(try name("the name of a control"), at: try index())
        case .press: .press(try name(), at: try index())
        case .dismiss: .dismissMenu
        case .scroll: .scroll(try direction())
        case .refresh: .refresh
        case .next: .nextPage(cancelAt: try cancel())
        case .previous: .previousPage(cancelAt: try cancel())
        case .hold: .hold(try gesture(), at: try progress())
        case .release: .release(finish: try !isCancelled())
        case .close: .close
        case .device: throw LineError(column: column, message: Wire.Device.whyNotHere)
        case .background: .background
        case .foreground: .foreground
        case .kill: .kill
        case .launch: .launch
        case .open: .open(try link())
        case .network: .network(try name("what the network is like"))
        case .memory: .memory
        case .rotate: .rotate(try orientation())
        case .resize: .resize(isNarrow: try isNarrow())
        case .appearance: .appearance(isDark: try isDark())
        case .textsize: .textSize(try textSize())
        case .wait: .wait(seconds: try seconds())
        case .show: .show
        case .tree: .tree
        case .expect: .expect(try expectation())
        }
    }

    mutating func next(_ message: String) throws(LineError) -> Word {
        guard let word = words.popFirst() else { throw LineError(column: end, message: message) }
        return word
    }

    /// Nothing may follow.
    func finish() throws(LineError) {
        guard let word = words.first else { return }
        let takesNames = [
            .tap, .tab, .type, .clear, .menu, .accessory, .edit, .move, .increase, .decrease, .press, .drag,
            .open,
            .expect,
        ]
        .contains(command)
        let hint = takesNames && !word.isQuoted ? "; several words need quotation marks around them" : ""
        throw LineError(column: word.column, message: "expected the end of the line\(hint)")
    }
}
