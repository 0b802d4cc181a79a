import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

/// One route from all over the app: written once, modal here and pushed there.
@MainActor
struct ProfilePlaceTests {
    private func tabs(
        matches: String = "matches:stack[list]", rankings: String = "rankings",
        friends: String = "friends", settings: String = "settings"
    ) -> String { "(league:tabs[\(matches), \(rankings), \(friends), \(settings)])" }

    @Test func `from the rankings to a friend, and on to a chat`() async throws {
        try await TestApp.run(AppCoordinator(.test())) { app in
            try await app.logIn()
            #expect(app.host.tapTab(2))
            try app.expect(tabs(friends: "*friends:stack[list]"))
            await app.rest()
            try app.model(FriendsViewModel.self).rankingsTapped()
            let ranked = tabs(rankings: "*rankings:stack[table]", friends: "friends:stack[list]")
            try app.expect(ranked)
            await app.rest()
            try app.model(RankingsViewModel.self).profileTapped(1)
            try app.expect(ranked + " + sheet(profile(1):stack[card])")
            try app.model(ProfileViewModel.self).friendshipTapped()
            try app.model(ProfileViewModel.self).closeTapped()
            await app.rest()
            try app.expect(ranked)
            #expect(app.host.tapTab(2))
            await app.rest()
            try app.expect(tabs(rankings: "rankings:stack[table]", friends: "*friends:stack[list]"))
            #expect(try app.model(FriendsViewModel.self).rows.value.map(\.name) == ["Ana"])
        }
    }

    @Test func `from a match's players, on the stack of its editor`() async throws {
        try await TestApp.run(AppCoordinator(.test())) { app in
            try await app.logIn()
            try app.model(MatchesViewModel.self).tapped(3)
            let before = tabs(matches: "*matches:stack[list]")
            try app.expect(before + " + sheet(match(3):stack[form])")
            try app.model(EditMatchViewModel.self).playersTapped(.home)
            await app.rest()
            try app.expect(before + " + sheet(match(3):stack[form > players(.home)])")
            try app.model(PlayersViewModel.self).profileTapped(2)
            await app.rest()
            try app.expect(before + " + sheet(match(3):stack[form > players(.home) > profile(2)(card)])")
            #expect(try app.model(ProfileViewModel.self).name.value == "Bo")
            try app.model(ProfileViewModel.self).closeTapped()
            try app.expect(before + " + sheet(match(3):stack[form > players(.home)])")
        }
    }
}
