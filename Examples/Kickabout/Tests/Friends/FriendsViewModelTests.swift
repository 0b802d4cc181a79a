import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

@MainActor
struct FriendsViewModelTests {
    private func lines(_ friends: FriendsViewModel) -> [String] {
        friends.rows.value.map { "\($0.name): \($0.last)" }
    }

    @Test func `friends come in the order in which they were made, with what was last written`() async throws
    {
        let bench = try await Bench()
        let friends = FriendsViewModel(bench)
        bench.contacts.setFriend(3, true)
        bench.contacts.setFriend(1, true)
        bench.contacts.setDraft("Well played", to: 1)
        bench.contacts.send(to: 1)
        #expect(lines(friends) == ["Zoé 🥇: Say hello.", "Ana: Well played"])
        bench.contacts.setDraft("Shall w", to: 1)
        #expect(lines(friends).last == "Ana: Draft: Shall w")
        friends.removeTapped(3)
        #expect(lines(friends) == ["Ana: Draft: Shall w"])
    }

    @Test func `who does not play here is not shown, and not forgotten`() async throws {
        let bench = try await Bench(League())
        bench.contacts.setFriend(1, true)
        let friends = FriendsViewModel(bench)
        #expect(friends.rows.value.isEmpty)
        try await bench.book.perform(.addPlayer("Ana"))
        #expect(lines(friends) == ["Ana: Say hello."])
    }

    @Test func `with no friends it says where to find some`() async throws {
        let bench = try await Bench()
        let friends = FriendsViewModel(bench)
        #expect(friends.placeholder.value?.hasPrefix("No friends yet.") == true)
        bench.contacts.setFriend(2, true)
        #expect(friends.placeholder.value == nil)
    }

    @Test func `it reads the league when it becomes active`() async throws {
        let bench = try await Bench()
        let friends = FriendsViewModel(bench)
        let before = bench.store.loads
        friends.didBecomeActive()
        try await waitUntil { bench.store.loads > before }
        #expect(bench.store.loads == before + 1)
    }
}
