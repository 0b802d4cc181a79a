import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

/// The tab of the friends by itself.
@MainActor
enum FriendsStage {
    static func run(
        _ bench: Bench, _ body: @MainActor (TestApp<FriendsCoordinator>) async throws -> Void
    ) async throws {
        try await TestApp.run(coordinator(bench)) { app in
            await app.told()
            try await body(app)
        }
    }

    static func coordinator(_ bench: Bench) -> FriendsCoordinator {
        FriendsCoordinator(
            module: bench, views: KickaboutViews.none.friends,
            profiles: Profiles(module: bench, view: KickaboutViews.none.profile))
    }
}

@MainActor
struct FriendsFlowTests {
    private let bench: Bench

    init() async throws {
        bench = try await Bench()
        bench.contacts.setFriend(3, true)
    }

    @Test func `from the list a profile is modal, from a chat it is pushed, and closing follows`()
        async throws
    {
        try await FriendsStage.run(bench) { app in
            try app.model(FriendsViewModel.self).profileTapped(3)
            try app.expect("stack[list] + sheet(profile(3):stack[card])")
            try app.model(ProfileViewModel.self).closeTapped()
            try app.expect("stack[list]")
            try app.model(FriendsViewModel.self).tapped(3)
            try app.expect("stack[list > chat(3)]")
            try app.model(ChatViewModel.self).profileTapped()
            try app.expect("stack[list > chat(3) > profile(3)(card)]")
            try app.model(ProfileViewModel.self).closeTapped()
            try app.expect("stack[list > chat(3)]")
        }
    }

    @Test func `the transition style fades whatever opens, and only how it moves is another`() async throws {
        let coordinator = FriendsStage.coordinator(bench)
        let navigator = Navigator(root: coordinator)
        let asker = navigator.asker
        let modal = FriendsCoordinator.Route.list(.profile(3))
        let pushed = FriendsCoordinator.Route.chat(.profile(3))
        #expect(coordinator.transition(for: modal, from: asker) == .present(.profile(3), as: .sheet))
        #expect(coordinator.transition(for: pushed, from: asker) == .push(.profile(3)))
        bench.preferences.transitionStyle.value = .fade
        #expect(
            coordinator.transition(for: modal, from: asker)
                == .animated(.present(.profile(3), as: .sheet), by: .fade))
        #expect(
            coordinator.transition(for: pushed, from: asker) == .animated(.push(.profile(3)), by: .fade))
    }

    @Test func `what opened by one style closes by it after the style has changed`() async throws {
        bench.preferences.transitionStyle.value = .fade
        try await FriendsStage.run(bench) { app in
            try app.model(FriendsViewModel.self).profileTapped(3)
            try app.expect("stack[list] + sheet(profile(3):stack[card])")
            let profile = try #require(app.navigator.tree.modals.last?.node.id)
            bench.preferences.transitionStyle.value = .push
            #expect(app.navigator.tree.animation(of: profile) == .fade)
            try app.model(ProfileViewModel.self).closeTapped()
            try app.expect("stack[list]")
            try app.model(FriendsViewModel.self).profileTapped(3)
            try app.expect("stack[list] + sheet(profile(3):stack[card])")
            let next = try #require(app.navigator.tree.modals.last?.node.id)
            #expect(app.navigator.tree.animation(of: next) == nil)
        }
    }

    @Test func `a profile at the root has nothing to close, and stays`() async throws {
        let profile = ProfileCoordinator(id: 3, module: bench) { _ in Dialog<Never>("") }
        try await TestApp.run(profile) { app in
            try app.model(ProfileViewModel.self).closeTapped()
            try app.expect("stack[card]")
            #expect(
                app.navigator.journal.entries.last?.outcome == .refused(.nothingToClose(app.navigator.tree)))
        }
    }

    @Test(arguments: ["swipe", "back", "other code"])
    func `what was typed is there again, however the chat was left`(_ way: String) async throws {
        try await FriendsStage.run(bench) { app in
            try app.model(FriendsViewModel.self).tapped(3)
            try app.expect("stack[list > chat(3)]")
            try app.model(ChatViewModel.self).draft.value = "See you"
            switch way {
            case "swipe":
                #expect(app.host.swipeBack())
            case "back": #expect(app.host.tapBack())
            default:
                app.host.popBehind()
                app.navigator.lookAgain()
            }
            await app.told()
            try app.expect("stack[list]")
            #expect(try app.model(FriendsViewModel.self).rows.value.first?.last == "Draft: See you")
            try app.model(FriendsViewModel.self).tapped(3)
            try app.expect("stack[list > chat(3)]")
            #expect(try app.model(ChatViewModel.self).draft.value == "See you")
        }
    }

    @Test func `friends that cannot be read are an alert with another try`() async throws {
        bench.store.failure = .down
        try await FriendsStage.run(bench) { app in
            let alert = #"stack[list] + alert(failed(.down))"#
            try app.expect(alert)
            #expect(app.host.tap("Try again"))
            try app.expect("stack[list]")
            await app.told()
            try app.expect(alert)
            bench.store.failure = nil
            #expect(app.host.tap("Try again"))
            await app.told()
            try app.expect("stack[list]")
        }
    }
}
