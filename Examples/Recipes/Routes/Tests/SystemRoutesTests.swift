import Cairn
import CairnBinding
import CairnSystemScreens
import CairnTesting
import RoutesRecipe
import Testing

/// Routes with no module of their own: typed, with answers.
@MainActor
struct SystemRoutesTests {
    private static let open = "stack[friends] + sheet(profile(2)(profile))"

    /// Runs a test from a profile.
    private func run(
        _ body: @MainActor (TestApp<FriendsCoordinator>, ProfileViewModel) async throws -> Void
    ) async throws {
        try await TestApp.run(FriendsCoordinator(friends: Friends(), views: .none)) { app in
            try app.model(FriendsViewModel.self).tapped(User(id: 2, name: "Bo"))
            try app.expect(Self.open)
            try await body(app, app.model())
        }
    }

    @Test func `a share sheet says by what it was shared`() async throws {
        try await run { app, profile in
            let sharing = Task { await profile.shareTapped() }
            await app.rest()
            try app.expect(Self.open + #" + popover(share("Do you know Bo?")(shareSheet))"#)
            #expect(app.host.answer(ShareSheet.self, .shared(by: .copy)))
            await sharing.value
            #expect(profile.status.value == "Copied.")
            try app.expect(Self.open)
        }
    }

    @Test func `a swipe away is a result too`() async throws {
        try await run { app, profile in
            let writing = Task { await profile.mailTapped() }
            await app.rest()
            try app.expect(Self.open + #" + sheet(mail(to: "Bo@example.org")(mailDraft))"#)
            #expect(app.host.pullSheet())
            await writing.value
            #expect(profile.status.value == "Never mind.")
            try app.expect(Self.open)
        }
    }

    @Test func `a photo comes back to the screen that asked`() async throws {
        try await run { app, profile in
            let picking = Task { await profile.photoTapped() }
            await app.rest()
            try app.expect(Self.open + " + sheet(photo(photoPicker))")
            #expect(app.host.answer(PhotoPicker.self, [PhotoPicker.Photo { [1] }]))
            await picking.value
            #expect(profile.status.value == "Photos: 1")
            try app.expect(Self.open)
        }
    }

    @Test func `what the device has no screen for is refused with the reason`() async throws {
        try await run { app, profile in
            app.host.whyNot = { $0 is MailDraft ? "there is no account" : nil }
            await profile.mailTapped()
            #expect(profile.status.value == "This device cannot do that: there is no account")
        }
    }

    @Test func `the app's settings and a URL are routes`() async throws {
        try await run { app, profile in
            profile.settingsTapped()
            await app.rest()
            profile.callTapped()
            await app.rest()
            #expect(app.host.opened == [.settings, .url("tel:+15550102")])
        }
    }

    @Test func `an alert answers by a typed route`() async throws {
        try await TestApp.run(FriendsCoordinator(friends: Friends(), views: .none)) { app in
            let friends: FriendsViewModel = try app.model()
            friends.removeTapped(friends.friends.value[1])
            try app.expect(#"stack[friends] + alert(askToRemove(id: 2, name: "Bo"))"#)
            #expect(app.host.tap("Remove"))
            try app.expect("stack[friends]")
            #expect(friends.friends.value.map(\.name) == ["Ana", "Cem"])
        }
    }
}
