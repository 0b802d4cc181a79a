import Cairn
import CairnSystemScreens
import CairnTesting
import Testing

@MainActor
struct SystemScreenTests {
    private let stage = Stage(ClubOffice())

    private func desk() throws -> Router<OfficeRoute> {
        let node = try #require(stage.navigator.tree.nodes.first { $0.label == "desk" })
        return try #require((stage.navigator.made(for: node.id) as? Screen)?.model as? OfficeModel).router
    }

    /// Runs a flow in the name of the desk, and waits until it was asked for.
    private func run<Output: Sendable>(_ asking: ResultRoute<OfficeRoute, Output>) async throws -> Task<
        Output, any Error
    > {
        let router = try desk()
        let before = stage.navigator.journal.entries.count
        let task = Task { try await router.run(asking) }
        try await waitUntil { stage.navigator.journal.entries.count != before }
        return task
    }

    @Test func `photos are limited to one, to so many, or not at all`() {
        #expect(PhotoPicker().limit == 1 && PhotoPicker(limit: 3).limit == 3)
        #expect(PhotoPicker(limit: 0).limit == 0 && PhotoPicker(limit: -2).limit == 0)
    }

    @Test func `a share sheet answers by what it was shared`() async throws {
        let flow = try await run(.share)
        #expect(stage.tree == "stack[desk] + popover(share(shareSheet))")
        #expect(stage.host.answer(ShareSheet.self, .shared(by: .copy)))
        #expect(try await flow.value == .shared(by: .copy))
        #expect(stage.tree == "stack[desk]")
        stage.expectAtRest()
    }

    @Test func `a share sheet that a person closes or pulls away was cancelled`() async throws {
        var flow = try await run(.share)
        #expect(stage.host.leave(ShareSheet.self))
        await #expect(throws: CancellationError.self) { try await flow.value }
        flow = try await run(.share)
        try #require(!stage.host.pullSheet() && stage.host.tapOutside())
        await #expect(throws: CancellationError.self) { try await flow.value }
        // Where there is little room, a popover is a sheet.
        stage.host.setCompact(true)
        flow = try await run(.share)
        try #require(stage.host.pullSheet())
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(stage.tree == "stack[desk]")
        stage.expectAtRest()
    }

    @Test func `a share sheet closed by code was cancelled, and answers nobody any more`() async throws {
        let flow = try await run(.share)
        let node = try #require(stage.navigator.tree.modals.last?.node.visible)
        let prompt = try #require(stage.navigator.made(for: node.id) as? SystemPrompt<ShareSheet>)
        #expect(prompt.screen.excluded == [.mail])
        flow.cancel()
        await #expect(throws: CancellationError.self) { try await flow.value }
        #expect(stage.tree == "stack[desk]")
        #expect(prompt.answer(.shared(by: nil)).result == .refused(.askerLeft))
        let count = stage.navigator.journal.entries.count
        prompt.leave()
        #expect(stage.navigator.journal.entries.count == count)
    }

    @Test func `the first answer counts, also while a finger is down`() async throws {
        stage.host.setCompact(true)
        let flow = try await run(.share)
        let node = try #require(stage.navigator.tree.modals.last?.node.visible)
        let prompt = try #require(stage.navigator.made(for: node.id) as? SystemPrompt<ShareSheet>)
        try #require(stage.host.beginPull())
        let request = prompt.answer(.shared(by: .copy))
        #expect(prompt.answer(.shared(by: .mail)) === request)
        prompt.leave()
        stage.host.endPull(finish: false)
        #expect(request.result == .performed && stage.tree == "stack[desk]")
        #expect(try await flow.value == .shared(by: .copy))
    }

    @Test func `what nobody waits for is told to the parent by its route`() throws {
        try desk().trigger(.shareAndTell)
        stage.host.answer(ShareSheet.self, .shared(by: .mail))
        #expect(stage.tree.hasPrefix("stack[desk > note("))
        stage.expectAtRest()
    }

    @Test func `a mail says whether it was sent or saved`() async throws {
        let flow = try await run(.write)
        #expect(stage.tree == "stack[desk] + sheet(mail(mailDraft))")
        #expect(!stage.host.answer(ShareSheet.self, .failed("")))
        #expect(stage.host.answer(MailDraft.self, .saved))
        #expect(try await flow.value == .saved)
    }

    @Test func `the files of a mail stay with its screen, and out of tree and journal`() async throws {
        let flow = try await run(.write)
        let place = try #require(stage.navigator.tree.modals.last?.node.visible)
        let prompt = try #require(stage.navigator.made(for: place.id) as? SystemPrompt<MailDraft>)
        #expect(prompt.screen.attachments.count == 1)
        let shown = try #require(place.destination?.base as? MailDraft)
        #expect(shown.attachments.isEmpty && shown.subject == "Three to one")
        stage.host.answer(MailDraft.self, .sent)
        #expect(try await flow.value == .sent)
    }

    @Test func `where there is no mail the request is refused, and nothing changes`() async throws {
        stage.host.whyNot = { $0 is MailDraft ? "no account is set up" : nil }
        let flow = try await run(.write)
        await #expect(throws: Refusal.unavailable("mail", why: "no account is set up")) {
            try await flow.value
        }
        #expect(stage.tree == "stack[desk]")
        #expect(try desk().trigger(.share).result == .performed)
    }

    @Test func `photos come with their bytes, loaded when they are asked for`() async throws {
        let flow = try await run(.pick)
        stage.host.answer(PhotoPicker.self, [.init { [1, 2] }, .init { [3] }])
        let photos = try await flow.value
        #expect(photos.count == 2)
        #expect(try await photos[1].bytes() == [3])
    }

    @Test func `a page that was read answers that it is done`() async throws {
        let flow = try await run(.read)
        #expect(stage.tree == "stack[desk] + fullScreen(rules(safariPage))")
        stage.host.answer(SafariPage.self, ())
        try await flow.value
        #expect(stage.tree == "stack[desk]")
    }

    @Test func `a screen of the system's that is not presented by itself is refused`() async throws {
        for asking in [ResultRoute<OfficeRoute, ShareSheet.Answer>.pushShare, .stackShare] {
            let flow = try await run(asking)
            await #expect(throws: Refusal.unavailable("share", why: "it has to be presented, by itself")) {
                try await flow.value
            }
            #expect(stage.tree == "stack[desk]")
        }
    }
}
