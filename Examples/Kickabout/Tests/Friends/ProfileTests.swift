import Cairn
import CairnBinding
import CairnSystemScreens
import CairnTesting
import Foundation
import KickaboutCore
import Testing

/// One profile by itself: what it says, and what comes back from the system.
@MainActor
struct ProfileTests {
    private let bench: Bench

    init() async throws { bench = try await Bench() }

    private func profile(
        of id: Player.ID = 1,
        _ body: @MainActor (TestApp<ProfileCoordinator>, ProfileViewModel) async throws -> Void
    ) async throws {
        let profile = ProfileCoordinator(id: id, module: bench) { _ in Dialog<Never>("") }
        try await TestApp.run(profile) { app in try await body(app, try app.model()) }
    }

    @Test func `says who it is, and follows the league`() async throws {
        try await profile { _, profile in
            #expect(profile.name.value == "Ana")
            #expect(profile.summary.value == "Ana is number 1 of the league with 4 points from 2 matches.")
            try await bench.book.perform(.delete(1))
            #expect(profile.summary.value.hasSuffix("with 1 point from 1 match."))
        }
        try await profile(of: 99) { _, profile in
            #expect(profile.name.value == "Someone who left")
        }
    }

    @Test func `makes a friend, and no friend`() async throws {
        try await profile { _, profile in
            #expect(profile.friendship.value == "Add to friends")
            profile.friendshipTapped()
            #expect(bench.contacts.friends.value == [1])
            #expect(profile.friendship.value == "Remove from friends")
            profile.friendshipTapped()
            #expect(bench.contacts.friends.value.isEmpty)
        }
    }

    @Test func `is shared, and says what became of it`() async throws {
        try await profile { app, profile in
            let share = "stack[card] + popover(share(shareSheet))"
            profile.shareTapped()
            await app.begun()
            try app.expect(share)
            app.host.answer(ShareSheet.self, .shared(by: .copy))
            await app.told()
            try app.expect("stack[card]")
            #expect(profile.news.value == "Copied.")

            profile.shareTapped()
            await app.begun()
            try app.expect(share)
            #expect(app.host.tapOutside())
            await app.told()
            try app.expect("stack[card]")
            #expect(profile.news.value == "Nothing was shared.")

            profile.shareTapped()
            await app.begun()
            try app.expect(share)
            app.host.answer(ShareSheet.self, .failed("It is too long."))
            await app.told()
            try app.expect(#"stack[card] + alert(failed(.share, "It is too long."))"#)
            #expect(app.host.tap("OK"))
            try app.expect("stack[card]")
        }
    }

    @Test(arguments: [
        (MailDraft.Answer.sent, "The mail is on its way."), (.saved, "The mail is among your drafts."),
    ])
    func `a mail says what became of it`(_ answer: MailDraft.Answer, _ news: String) async throws {
        try await profile { app, profile in
            profile.mailTapped()
            await app.begun()
            try app.expect("stack[card] + sheet(mail(mailDraft))")
            app.host.answer(MailDraft.self, answer)
            await app.told()
            try app.expect("stack[card]")
            #expect(profile.news.value == news)
        }
    }

    @Test func `where there is no mail it can be shared instead`() async throws {
        try await profile { app, profile in
            app.host.whyNot = { $0 is MailDraft ? "no account is set up" : nil }
            profile.mailTapped()
            await app.told()
            try app.expect(
                #"stack[card] + alert(failed(.mail, "No mail can be written on this device."))"#)
            #expect(app.host.tap("Share instead"))
            await app.begun()
            try app.expect("stack[card] + popover(share(shareSheet))")
            app.host.answer(ShareSheet.self, .shared(by: nil))
            await app.told()
            try app.expect("stack[card]")
            #expect(profile.news.value == "Shared.")
        }
    }

    @Test func `a photo that was picked is shown and kept`() async throws {
        try await profile { app, profile in
            #expect(profile.photoPlaceholder.value == "No photo yet")
            profile.photoTapped()
            await app.begun()
            try app.expect("stack[card] + sheet(photos(photoPicker))")
            app.host.answer(PhotoPicker.self, [.init { [1, 2, 3] }])
            await app.told()
            try app.expect("stack[card]")
            #expect(profile.photo.value == Data([1, 2, 3]))
            #expect(profile.photoPlaceholder.value == nil)
            #expect(profile.news.value == "The photo was changed.")

            profile.photoTapped()
            await app.begun()
            try app.expect("stack[card] + sheet(photos(photoPicker))")
            app.host.leave(PhotoPicker.self)
            await app.told()
            try app.expect("stack[card]")
            #expect(profile.news.value == "The photo is the same as before.")
            #expect(bench.contacts.photo(of: 1).value == Data([1, 2, 3]))
        }
    }

    @Test func `a photo that cannot be loaded changes nothing, and is said to be so`() async throws {
        try await profile { app, profile in
            profile.photoTapped()
            await app.begun()
            try app.expect("stack[card] + sheet(photos(photoPicker))")
            app.host.answer(PhotoPicker.self, [.init { throw CocoaError(.fileReadUnknown) }])
            await app.told()
            try app.expect(#"stack[card] + alert(failed(.photo, "The photo cannot be loaded."))"#)
            #expect(profile.photo.value == nil)
            #expect(app.host.tap("OK"))
            try app.expect("stack[card]")
        }
    }

    @Test func `the settings are opened, or it is said that they cannot be`() async throws {
        try await profile { app, profile in
            profile.settingsTapped()
            await app.told()
            #expect(app.host.opened == [.settings])
            app.host.opens = { _ in false }
            profile.settingsTapped()
            await app.told()
            try app.expect(
                #"stack[card] + alert(failed(.settings, "The settings cannot be opened."))"#)
            #expect(app.host.tap("OK"))
            try app.expect("stack[card]")
        }
    }

    @Test func `two quick taps on the settings open them once, and say nothing is wrong`() async throws {
        try await profile { app, profile in
            profile.settingsTapped()
            profile.settingsTapped()
            await app.told()
            try app.expect("stack[card]")
            #expect(app.host.opened == [.settings])
        }
    }

    @Test func `nothing is told to a profile that has left`() async throws {
        bench.contacts.setFriend(1, true)
        try await FriendsStage.run(bench) { app in
            try app.model(FriendsViewModel.self).profileTapped(1)
            try app.expect("stack[list] + sheet(profile(1):stack[card])")
            try app.model(ProfileViewModel.self).shareTapped()
            await app.begun()
            try app.expect("stack[list] + sheet(profile(1):stack[card]) + popover(share(shareSheet) by card)")
            try app.model(ProfileViewModel.self, of: "card").closeTapped()
            await app.told()
            try app.expect("stack[list]")
        }
    }
}

extension TestApp {
    /// Waits until what was just tapped has asked.
    func begun() async { for _ in 0..<40 { await Task.yield() } }

    /// Waits until what was answered has been told.
    func told() async {
        await begun()
        for request in navigator.pending { _ = await request.outcome }
        await begun()
    }
}
