import Cairn
import Foundation

/// Plays a recorded journal again, tree by tree. Needs no app.
@MainActor
struct ReplaySession {
    let name: String
    /// Where the app's studio is, for a test.
    let module: String
    let options: ReplayOptions
    let console: Console

    /// - Returns: how the command ends.
    func play() -> Int32 {
        let text: String
        do throws(FileError) {
            text = String(decoding: try console.contents(options.file), as: UTF8.self)
        } catch {
            console.complain(error.text(ofJournal: options.file, of: name))
            return Exit.noInput
        }
        do {
            var replay = try Replay(text: text)
            var number: Int?
            while number == nil || number != options.last, let step = try replay.next() {
                if options.isTold { tell("\(step)") }
                number = step.number
            }
            if let last = options.last, number != last {
                let most = number.map { "the last is \($0)" } ?? "it has none"
                console.complain("\(options.file): there is no entry of number \(last): \(most)")
                return Exit.badInput
            }
            if !options.isTold { tell("\(replay.tree)") }
            tell("\(replay.count) \(replay.count == 1 ? "entry" : "entries") replayed")
            return save(text, endingIn: replay.tree)
        } catch {
            console.complain("\(options.file): \(error)")
            return switch error {
            case Replay.Failure.refused, Replay.Failure.differs: Exit.failed
            default: Exit.badInput
            }
        }
    }

    private func save(_ text: String, endingIn tree: Tree) -> Int32 {
        guard options.test != nil || options.script != nil else { return Exit.fine }
        let played = Recording.script(of: text, endingIn: tree, app: name)
        if let test = options.test {
            let function = Recording.name(ofTestIn: test)
            let code =
                played.map { Recording.test(playing: $0, app: name, module: module, named: function) }
                ?? Recording.test(replaying: text, endingIn: tree, app: name, named: function)
            guard console.save(code, to: test) else { return Exit.notWritten }
            let does = played == nil ? "replays the trees" : "plays it in the app"
            tell("\(test) is a Swift test that \(does)\(Recording.toPutIn(code))")
        }
        guard let script = options.script else { return Exit.fine }
        guard let played else {
            console.complain(
                "\(options.file): it does not say what the person did; a recording by play --record does")
            return Exit.badInput
        }
        guard console.save(played, to: script) else { return Exit.notWritten }
        let again = "to play again: \(name) --script \(script)"
        tell("\(script) is a script of it, \(again)\(Recording.toPutIn(played))")
        return Exit.fine
    }

    /// What is written to standard output stands alone there; and what a file says cannot steer the terminal.
    private func tell(_ text: String) {
        if options.test != "-", options.script != "-" { console.print(text.tamedLines) }
    }
}
