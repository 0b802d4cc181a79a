/// What `--help` says beyond the options.
enum Manual {
    static func text(width: Int) -> String {
        """
        IN A TERMINAL
        The screen is drawn and redrawn. Choose an action by its number and return, or press a key:

        \(table(Shortcut.all.map { (String($0.key), $0.meaning) } + [(":", "a line of script"), ("?", "the keys")], width: width))

        THROUGH A PIPE
        Without a terminal, or with --plain, lines of script are read from standard input, and the screen is printed \
        after each.

        SCRIPTS
        A script has one action a line. Names and texts stand in quotation marks, in which \\" \\\\ \\n \\r \\t are \
        known, and \\u{301} for a character by its number; a single word needs none. What follows # is a comment. A script in a file is read whole before anything \
        is played; through a pipe each line is played as it comes.

        \(table(Command.allCases.flatMap(\.usages).map { ($0.form, $0.meaning) }, width: width))

        TIME
        Time is simulated. After each action it runs until nothing on screen moves, and not through longer \
        pauses: a service that takes a second is still under way then, until the script says wait.

        FUZZING
        The command fuzz plays by itself, at random, and checks Cairn's laws: see fuzz --help.

        RECORDING
        With --record the journal of the session is written as it goes, with what was done between its entries; not \
        the contents of what is private, nor what is typed where dots are shown, or where there is no such field; a \
        route or a destination that holds such a text conforms to Redacting, or it is written. The command replay \
        makes the same trees from it, a test or a script, or shows it in a browser: see replay --help.

        EXIT STATUS
        An action that cannot be done, or an expectation that fails, ends the script: the line, the screen and \
        what can be done there are printed.

        \(table([
            ("0", "everything was played"),
            ("1", "an action, an expectation or a comparison failed, or a law was broken"),
            ("64", "the command line makes no sense"), ("65", "the script or recording makes no sense"),
            ("66", "there is no such file"), ("73", "a file cannot be written"),
            ("130", "Ctrl-C: studio and inspect end by it, fuzz and explore with what they have found"),
        ], width: width))
        """
    }

    static func fuzzing(width: Int) -> String {
        """
        Each step is a line of script: what can be touched now, texts in all scripts of the world, swipes and pulls \
        finished, let go or held, the system's doings, links, the app's end and next launch, time. After each, once \
        nothing moves, the laws are checked:

        \(table([
            ("1", "the tree is what the host shows, and what is seen in front"),
            ("2", "every request ends in one outcome, or waits for an answer of the app's"),
            ("3", "closing what was just opened gives the tree before"),
            ("4", "a link that is printed is read again: by tests only"),
            ("5", "what was saved comes back: by tests only"),
            ("6", "a journal makes the same trees again: by replay"),
            ("7", "what has left the tree is let go"),
            ("8", "no finger gets past a guard, and only a guard holds one up"),
            ("9", "a screen is made once, and no id is dealt twice: by tests only"),
        ], width: width))

        And nothing raises, and everything comes to rest. The app is launched anew every 250 steps, in a short run sooner, and every other \
        launch begins where few have been. A run is made of \(ShardPart.total) shards, each with its own seed and states, so \
        that its parts can be made anywhere; it ends with the first that breaks a law. When a law is broken, the actions are tried with ever fewer of them; what is \
        left is written to a script, which --script plays: its last line, expect laws, says which law it breaks. When \
        the app traps or calls exit, the process ends; another takes its place, and finds by launches of its own what few lines are enough: \
        see shorten --help. When one action takes 20 seconds by the clock on the wall, as in a loop without an end, the \
        process says which, prints the script that leads there, and ends with 1.

        Whether a change of the code changes what a person can do, two builds tell: fuzz --record before.jsonl with the old one, \
        and fuzz --compare before.jsonl with the new one, with the same steps, seed and device. What is drawn hangs on what is on \
        screen, so both go the same way until something differs; there the run ends.
        """
    }

    static func exploring(width: Int) -> String {
        """
        States of the app are kept, told apart by what lies on screen and what can be done there, each with the shortest \
        script to it. One that was gone on from least is gone to in a fresh launch, and gone on from: each thing that can be \
        done is tried once before any is tried twice. Steps are what is tried; what is played again to come to where it \
        begins is counted apart. Rows of a list are one thing; once two have led to different screens, as in a menu, each is \
        tried. A run is made of \(ShardPart.total) shards, each with its own seed and states, so that its \
        parts can be made anywhere. What it finds, by the words that --fail-on knows:

        \(table(Finding.Kind.allCases.map { ($0.rawValue, $0.meaning) }, width: width))
        """
    }

    static func serving(width: Int) -> String {
        """
        The page is served on 127.0.0.1, at the address that is printed: it carries a token, and nobody without it is let \
        in. The app runs in a process of its own. What is done in the page is a line of script, and the lines of a \
        session make the same app again: by them the page goes back, saves a script, and goes on from any of them.
        """
    }

    static func inspecting(width: Int) -> String {
        """
        An app with a CairnInspector connects to the address that is printed, which carries a token: from a simulator or \
        this machine as it is, from a phone with --host 0.0.0.0. The page shows its tree, its journal and its screen, and can \
        open a link there, close what is in front, go back to where it was at rest, and take a picture. Apps find the page's \
        machine, and not the page: that is served on 127.0.0.1 only.
        """
    }

    /// Two columns, the second hung so that it stays one; what is too long for the first has a line to itself.
    private static func table(_ rows: [(String, String)], width: Int) -> String {
        let first = min(width / 2, 32, rows.map(\.0.columns).max() ?? 0)
        let gap = String(repeating: " ", count: first + 4)
        return rows.flatMap { form, meaning in
            var lines = meaning.wrapped(to: max(16, width - gap.count - 1)).map { gap + $0 }
            if form.columns > first {
                lines.insert("  " + form, at: 0)
            } else {
                lines[0] = "  " + form + lines[0].dropFirst(2 + form.count)
            }
            return lines
        }
        .joined(separator: "\n")
    }
}
