import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

@MainActor
struct WindowTests {
    private let module = AppModule.test()
    private static let tabs = "(league:tabs[*matches:stack[list], rankings, friends, settings])"

    @Test func `what is changed in one window is changed in the other`() async throws {
        try await TestApp.run(AppCoordinator(module)) { one in
            try await one.logIn()
            try await TestApp.run(AppCoordinator(module)) { other in
                await other.rest()
                try other.expect(Self.tabs)
                let list: MatchesViewModel = try one.model()
                try other.model(MatchesViewModel.self).deleteTapped(2)
                await other.rest()
                #expect(list.rows.value.map(\.id) == [3, 1])
            }
            try one.expect(Self.tabs)
        }
    }

    @Test func `each window has a login of its own, and a new one has the last`() async throws {
        try await TestApp.run(AppCoordinator(module)) { one in
            try await one.logIn()
            try await TestApp.run(AppCoordinator(module)) { other in
                try other.expect(Self.tabs)
                await other.trigger(of: AppCoordinator.Route.settings(.logOut))
                try other.expect("(login:stack[credentials])")
                await other.rest()
            }
            try one.expect(Self.tabs)
        }
        try await TestApp.run(AppCoordinator(module)) { next in
            try next.expect("(login:stack[credentials])")
        }
    }

    @Test func `each window has a store and a badge of its own`() async throws {
        module.sharedStore = TestStore(League())
        let (first, second) = (module.window(), module.window())
        try await TestApp.run(AppCoordinator(first)) { one in
            try await one.logIn()
            try await TestApp.run(AppCoordinator(second)) { other in
                try await other.logIn()
                #expect((first.badge.value, second.badge.value) == ("1", "1"))
                await other.trigger(of: AppCoordinator.Route.settings(.use(Setup(store: .shared))))
                await other.rest()
                try other.expect("(sharedLeague:tabs[*matches:stack[list], rankings, friends, settings])")
                #expect((first.badge.value, second.badge.value) == ("1", nil))
            }
            try one.expect(Self.tabs)
        }
    }
}
