import CairnBinding
import KickaboutCore
import Testing

@MainActor
struct ChatViewModelTests {
    private let bench: Bench

    init() async throws { bench = try await Bench() }

    @Test func `what was typed is there when the chat opens again, and each friend has their own`() {
        ChatViewModel(bench, with: 1).draft.value = "See you on"
        ChatViewModel(bench, with: 2).draft.value = "Sorry"
        #expect(ChatViewModel(bench, with: 1).draft.value == "See you on")
        #expect(ChatViewModel(bench, with: 2).draft.value == "Sorry")
        #expect(ChatViewModel(bench, with: 3).draft.value == "")
    }

    @Test func `what is sent joins the conversation, and leaves the line empty`() {
        let chat = ChatViewModel(bench, with: 1)
        var heard: [[String]] = []
        let bond = chat.rows.observe { heard.append($0.map(\.text)) }
        #expect(!chat.canSend.value)
        chat.draft.value = " Hello "
        #expect(chat.canSend.value)
        chat.sendTapped()
        #expect(chat.draft.value == "")
        #expect(!chat.canSend.value)
        chat.draft.value = "Hello"
        chat.sendTapped()
        #expect(heard.last == ["Hello", "Hello"])
        #expect(chat.rows.value.map(\.id) == [0, 1])
        #expect(ChatViewModel(bench, with: 2).rows.value.isEmpty)
        bond.end()
    }

    @Test func `nothing but space is not sent, and not lost`() {
        let chat = ChatViewModel(bench, with: 1)
        chat.draft.value = "   "
        chat.sendTapped()
        #expect(chat.rows.value.isEmpty)
        #expect(chat.draft.value == "   ")
    }

    @Test func `two windows show one conversation, what is being typed included`() {
        let one = ChatViewModel(bench, with: 1)
        let other = ChatViewModel(bench, with: 1)
        one.draft.value = "He"
        other.draft.value += "llo"
        #expect(one.draft.value == "Hello")
        one.sendTapped()
        #expect(other.draft.value == "")
        #expect(other.rows.value.map(\.text) == ["Hello"])
    }

    @Test func `its title is the friend's name`() {
        #expect(ChatViewModel(bench, with: 3).title.value == "Zoé 🥇")
        #expect(ChatViewModel(bench, with: 99).title.value == "Someone who left")
    }
}
