import Cairn
import CairnBinding
import CairnSystemScreens
import CairnTesting
import RoutesRecipe
import Testing

/// Routes with no module of their own: typed, with answers.
@MainActor
struct SystemRoutesTests {
    private let stage = RecipeStage(FriendsCoordinator(friends: Friends(), views: .none))
    private let profile: ProfileViewModel

    init() throws {
        try stage.model(FriendsViewModel.self).tapped(User(id: 2, name: "Bo"))
        profile = try stage.model()
    }

    private func begin(_ attempt: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
        let before = stage.tree
        let task = Task { await attempt() }
        await stage.until { stage.tree != before }
        return task
    }

    @Test func `a share sheet says by what it was shared`() async throws {
        let task = await begin(profile.shareTapped)
        #expect(stage.host.answer(ShareSheet.self, .shared(by: .copy)))
        await task.value
        #expect(profile.status.value.hasPrefix("Shared: shared("))
    }

    @Test func `a swipe away is a result too`() async throws {
        let task = await begin(profile.mailTapped)
        #expect(stage.host.pullSheet())
        await task.value
        #expect(profile.status.value == "Never mind.")
        #expect(stage.tree == "stack[friends] + sheet(profile(2)(profile))")
    }

    @Test func `a photo comes back to the screen that asked`() async throws {
        let task = await begin(profile.photoTapped)
        #expect(stage.host.answer(PhotoPicker.self, [PhotoPicker.Photo { [1] }]))
        await task.value
        #expect(profile.status.value == "Photos: 1")
    }

    @Test func `what the device has no screen for is refused with the reason`() async throws {
        stage.host.whyNot = { $0 is MailDraft ? "there is no account" : nil }
        await profile.mailTapped()
        #expect(profile.status.value.contains("there is no account"))
    }

    @Test func `the app's settings and a URL are routes`() async throws {
        profile.settingsTapped()
        await stage.until { stage.host.opened.count == 1 }
        profile.callTapped()
        await stage.until { stage.host.opened.count == 2 }
        #expect(stage.host.opened == [.settings, .url("tel:2")])
    }

    @Test func `an alert answers by a typed route`() throws {
        profile.closeTapped()
        let friends: FriendsViewModel = try stage.model()
        friends.removeTapped(friends.friends.value[1])
        #expect(stage.host.tap("Remove"))
        #expect(friends.friends.value.map(\.name) == ["Ana", "Cem"])
        #expect(stage.tree == "stack[friends]")
    }
}
