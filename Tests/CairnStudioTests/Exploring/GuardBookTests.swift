import Testing

@testable import CairnStudio

/// What was entered past the guard that protects the same elsewhere.
struct GuardBookTests {
    private func book(guarding: [String], entered: [(name: String, guards: [String], screen: String)])
        -> GuardBook
    {
        var book = GuardBook()
        for guardian in guarding { book.judged("\(guardian).talk", by: guardian, isAllowed: false) }
        for entry in entered {
            book.entered(
                .init(name: "\(entry.name).talk", model: "Talk", guards: entry.guards), entry.screen, by: [])
        }
        return book
    }

    @Test func `two coordinators that guard the same, each by itself, are right`() {
        let book = book(
            guarding: ["Inbox", "People"],
            entered: [("Inbox", ["Inbox"], "inbox"), ("People", ["People"], "people")])
        #expect(book.findings == [])
    }

    @Test func `one that does not guard what another does is found, once for all screens`() {
        let book = book(
            guarding: ["Inbox"],
            entered: [
                ("Inbox", ["Inbox"], "inbox"), ("People", ["People"], "a"), ("People", ["Window"], "b"),
            ])
        #expect(
            book.findings.map(\.text) == [
                "People.talk is entered past Inbox, which guards the same in Inbox.talk elsewhere"
            ])
    }
}
