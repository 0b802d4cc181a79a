import Testing

@testable import CairnStudio

struct PromptTests {
    let possible: [Action] = [.back, .type("Email", text: "…"), .type("Password", text: "…")]

    /// The effects of typing this; `\r` is return, `\u{8}` backspace, `\u{1B}` escape.
    func press(
        _ text: String, _ prompt: inout Prompt, among possible: [Action]? = nil
    ) -> [Prompt.Effect] {
        text.compactMap { character in
            let key: Key =
                switch character {
                case "\r": .enter
                case "\u{8}": .backspace
                case "\u{1B}": .escape
                default: .character(character)
                }
            return prompt.press(key, possible: possible ?? self.possible) { $0 == "Password" }
        }
    }

    func press(_ text: String, among possible: [Action]? = nil) -> [Prompt.Effect] {
        var prompt = Prompt()
        return press(text, &prompt, among: possible)
    }

    @Test func `a digit chooses an action at once where no longer number is possible`() {
        #expect(press("1") == [.perform(.back)])
        #expect(press("4") == [.notice("no action 4; there are 1 to 3")])
        #expect(press("0") == [.notice("no action 0; there are 1 to 3")])
    }

    @Test func `a return after a digit that has chosen means nothing`() {
        #expect(press("1\r") == [.perform(.back)])
        #expect(press("2\rab\r") == [.perform(.type("Email", text: "ab"))])
        #expect(press("2ab\r") == [.perform(.type("Email", text: "ab"))])
        #expect(press("2\r\r") == [.perform(.type("Email", text: ""))])
    }

    @Test func `where a longer number is possible, return or the last digit that can follow chooses`() {
        let many = (1...123).map { Action.tap("\($0)") }
        #expect(press("1\r", among: many) == [.perform(.tap("1"))])
        #expect(press("12\r", among: many) == [.perform(.tap("12"))])
        #expect(press("123", among: many) == [.perform(.tap("123"))])
        #expect(press("13", among: many) == [.perform(.tap("13"))])
        #expect(press("2\r", among: many) == [.perform(.tap("2"))])
        #expect(press("23", among: many) == [.perform(.tap("23"))])
        #expect(press("12\u{8}\r", among: many) == [.perform(.tap("1"))])
        #expect(press("1\u{1B}\r", among: many) == [])
        #expect(press("129", among: many) == [.notice("no action 129; there are 1 to 123")])
    }

    @Test func `while nothing can be done digits wait for a return`() {
        #expect(press("1", among: []) == [])
        #expect(press("1\r", among: []) == [.notice("no action 1; nothing can be done now")])
    }

    @Test func `a field asks for the text`() {
        var prompt = Prompt()
        #expect(press("3\rsecret", &prompt) == [])
        #expect(prompt.mode == .typing(into: "Password", text: "secret", isSecure: true))
        #expect(press("\u{8}\u{8}\r", &prompt) == [.perform(.type("Password", text: "secr"))])
        #expect(prompt == Prompt())
        #expect(press("2\rq b 1 ?\r") == [.perform(.type("Email", text: "q b 1 ?"))])
        #expect(press("2\rnever\u{1B}") == [])
    }

    @Test(arguments: Shortcut.all)
    func `each key does what the help says, and no two are alike`(_ shortcut: Shortcut) {
        #expect(press(String(shortcut.key)) == [shortcut.effect])
        #expect(Shortcut.all.filter { $0.key == shortcut.key }.count == 1)
    }

    @Test func `an unknown key is told`() {
        #expect(press("x") == [.notice("no key 'x'; press ? for those there are")])
    }

    @Test func `a colon takes a line of script, and keeps it when it makes no sense`() {
        var prompt = Prompt()
        #expect(press(":tpa Help\r", &prompt).count == 1)
        #expect(prompt.mode == .writing("tpa Help"))
        #expect(prompt.press(.control("u"), possible: possible) { _ in false } == nil)
        #expect(press("tap Help\r", &prompt) == [.perform(.tap("Help"))])
        #expect(press(":\u{8}1\r") == [.perform(.back)])
    }

    @Test func `the question mark shows the keys, and hides them`() {
        var prompt = Prompt()
        _ = press("?", &prompt)
        #expect(prompt.showsHelp)
        _ = press("?", &prompt)
        #expect(!prompt.showsHelp)
    }

    @Test(arguments: ["", "2\rabc", ":tap"])
    func `control C and D leave from everywhere`(_ before: String) {
        var prompt = Prompt()
        _ = press(before, &prompt)
        #expect(prompt.press(.control("c"), possible: possible) { _ in false } == .interrupt)
        #expect(prompt.press(.control("d"), possible: possible) { _ in false } == .quit)
    }
}
