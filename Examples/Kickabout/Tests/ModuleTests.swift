import CairnBinding
import KickaboutCore
import LoginRecipe
import Testing

@MainActor
struct ModuleTests {
    private let app = AppModule(files: MemoryFiles())

    @Test func `what is shared is made once, however often it is read`() {
        #expect(app.preferences === app.preferences)
        let league = app.window().league(for: OpenDoor.ana, Setup())
        #expect(league.book === league.book)
        #expect(league.preferences === app.preferences)
    }

    @Test func `what is fresh is another each time`() {
        #expect(app.window() !== app.window())
        #expect(app.window().badge !== app.window().badge)
    }

    @Test func `windows share the league of a store`() {
        let one = app.window().league(for: OpenDoor.ana, Setup(store: .device))
        let other = app.window().league(for: OpenDoor.ana, Setup(store: .device))
        let shared = app.window().league(for: OpenDoor.ana, Setup(store: .shared))
        #expect(one.book === other.book)
        #expect(one.book !== shared.book)
    }

    @Test func `the same friends are one object, or one would write over the other`() {
        let one = app.contacts(of: OpenDoor.ana, in: .device)
        #expect(one === app.contacts(of: OpenDoor.ana, in: .device))
        #expect(one !== app.contacts(of: OpenDoor.ana, in: .shared))
    }

    @Test func `a test replaces a dependency in one line, and all below has it`() async throws {
        app.deviceStore = TestStore()
        let league = app.window().league(for: OpenDoor.ana, Setup(store: .device))
        try await league.book.refresh()
        #expect(league.book.league.value == .sample)
    }

    @Test func `a screen is made of anything that has what it asks for`() async throws {
        let list = MatchesViewModel(try await Bench())
        #expect(list.rows.value.count == 3)
    }
}
