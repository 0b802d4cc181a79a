import KickaboutCore
import LoginRecipe
import Testing

@MainActor
struct ModuleTests {
    private let app = AppModule(files: MemoryFiles())

    @Test func `what is shared is made once, however often it is read`() {
        #expect(app.preferences === app.preferences)
        let league = app.league(for: OpenDoor.ana, Setup())
        #expect(league.book === league.book)
        #expect(league.preferences === app.preferences)
    }

    @Test func `what is fresh is another each time`() {
        let one = app.league(for: OpenDoor.ana, Setup())
        let other = app.league(for: OpenDoor.ana, Setup())
        #expect(one.book !== other.book)
    }

    @Test func `the same friends are one object, or one would write over the other`() {
        let one = app.contacts(of: OpenDoor.ana, in: .device)
        #expect(one === app.contacts(of: OpenDoor.ana, in: .device))
        #expect(one !== app.contacts(of: OpenDoor.ana, in: .shared))
    }

    @Test func `a test replaces a dependency in one line, and all below has it`() async throws {
        app.deviceStore = TestStore()
        let league = app.league(for: OpenDoor.ana, Setup(store: .device))
        try await league.book.refresh()
        #expect(league.book.league.value == .sample)
    }

    @Test func `a screen is made of anything that has what it asks for`() async throws {
        let list = MatchesViewModel(try await Bench())
        #expect(list.rows.value.count == 3)
    }
}
