/// What `--help` says beyond the options.
enum Manual {
    static var text: String {
        """
        In a terminal the screen is drawn and redrawn. Choose an action by its number and return, or press a key:

        \(table(Shortcut.all.map { (String($0.key), $0.meaning) } + [(":", "a line of script"), ("?", "the keys")]))

        Through a pipe, or with --plain, lines of script are read from standard input, and the screen is printed \
        after each.

        A script has one action a line. Names and texts stand in quotation marks, in which \\" \\\\ \\n \\r \\t are \
        known; a single word needs none. What follows # is a comment. The whole script is read before anything \
        is played.

        \(table(Command.allCases.flatMap(\.usages).map { ($0.form, $0.meaning) }))

        Time is simulated. After each action it runs until nothing on screen moves, and not through longer \
        pauses: a service that takes a second is still under way then, until the script says wait.

        An action that cannot be done, or an expectation that fails, ends the script: the line, the screen and \
        what can be done there are printed. Exit status:

        \(table([
            ("0", "everything was played"), ("1", "an action or an expectation failed"),
            ("64", "the command line makes no sense"), ("65", "the script makes no sense"),
            ("66", "there is no such script"),
        ]))
        """
    }

    /// Two columns; what is too long for the first has a line to itself.
    private static func table(_ rows: [(String, String)]) -> String {
        let width = min(32, rows.map(\.0.count).max() ?? 0)
        return rows.map { form, meaning in
            guard form.count <= width else {
                return "  \(form)\n  \(String(repeating: " ", count: width))  \(meaning)"
            }
            return "  \(form)\(String(repeating: " ", count: width - form.count))  \(meaning)"
        }
        .joined(separator: "\n")
    }
}
