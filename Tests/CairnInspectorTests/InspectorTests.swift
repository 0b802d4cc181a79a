import Cairn
import CairnTesting
import CairnTree
import Foundation
import Testing

@testable import CairnInspector

/// What a studio is told, and what it can have an app do; and what becomes of a connection that is lost.
@MainActor
final class InspectorTests {
    let clock = TurnedClock()
    let studio = StudioInPlace()
    let navigator = Navigator(root: Pages())
    let url = URL(string: "http://127.0.0.1:1/?token=abc")!
    private(set) lazy var inspector = Inspector(
        navigator, screen: DrawnScreen(), transport: studio, clock: clock)
    var states: [Inspector.State] = []

    init() { inspector.onChange = { [weak self] in self?.states.append($0) } }

    func open(_ number: Int) {
        let page = navigator.inspect(navigator.tree.visible.id)?.model as? Page
        page?.router.trigger(.page(number))
    }

    func waits(for state: Inspector.State) async throws {
        try await waitUntil { inspector.state == state }
    }

    @Test func `a studio is told everything once, and then what has changed`() async throws {
        open(1)
        inspector.connect(to: url)
        let first = await studio.waits { $0.hello != nil }
        #expect(first.hello?.app == "test" && first.hello?.shows == .pictures)
        #expect(first.inside?.notation == "stack[cover > page(1)]")
        #expect(
            first.entries.map(\.id) == [0, 1] && first.details.map(\.after).last == "stack[cover > page(1)]")
        #expect(first.picture == Data("stack[cover > page(1)]".utf8))
        #expect(first.saved?.entry == 1)
        try await waits(for: .connected)
        open(2)
        // It may have looked for news before there were any, and waits a little until it looks again.
        let second = await clock.turning { await studio.waits { !$0.entries.isEmpty && $0.hello == nil } }
        #expect(second.entries.map(\.id) == [2] && second.session == first.session)
        #expect(second.inside?.notation == "stack[cover > page(1) > page(2)]" && second.saved?.entry == 2)
        #expect(states == [.connecting, .connected])
        #expect(await studio.tokens == ["abc"])
    }

    @Test func `what changes while something is told is told together`() async throws {
        inspector.connect(to: url)
        try await waits(for: .connected)
        open(1)
        _ = await clock.turning { await studio.waits { $0.entries.contains { $0.id == 1 } } }
        await studio.forget()
        for number in 2...9 { open(number) }
        let news = await clock.turning { await studio.waits { !$0.entries.isEmpty } }
        #expect(news.entries.map(\.id) == Array(2...9))
    }

    @Test func `what waits is told before anything comes of it`() async throws {
        inspector.connect(to: url)
        try await waits(for: .connected)
        await studio.forget()
        open(13)
        let news = await clock.turning { await studio.waits { $0.inside?.pending.isEmpty == false } }
        #expect(news.inside?.pending.map(\.route) == ["page(13)"] && news.entries.isEmpty)
        #expect(news.inside?.pending.map(\.why) == ["the answer of an enter-guard"])
    }

    @Test func `it does what it is ordered, and says what became of it`() async throws {
        inspector.connect(to: url)
        try await waits(for: .connected)
        let saved = navigator.snapshot().text
        open(1)
        await studio.order(1, .close)
        await answered(1)
        #expect(navigator.tree.description == "stack[cover]")
        await studio.order(2, .close)
        #expect(await answered(2).message != nil)
        open(7)
        await studio.order(3, .restore, saved)
        #expect(await answered(3).message == nil)
        #expect(navigator.tree.description == "stack[cover]")
        await studio.order(4, .restore, "{")
        #expect(await answered(4).message != nil)
        await studio.order(5, .link, "pages://1")
        #expect(await answered(5).message == "this app told its inspector of no way to open links")
        await studio.order(6, .journal)
        #expect(await answered(6).text == navigator.journal.text())
        await studio.order(7, .snapshot)
        #expect(await answered(7).text == navigator.snapshot().text)
    }

    @discardableResult
    func answered(_ id: Int) async -> Inspection.Done {
        await clock.turning {
            await studio.waits { $0.done.contains { $0.id == id } }.done.first { $0.id == id }!
        }
    }

    @Test func `a connection that is lost is tried again after waits that grow, and begins with everything`()
        async throws
    {
        await studio.leave()
        inspector.connect(to: url)
        var waits: [Duration] = []
        for _ in 0..<9 { waits.append(await clock.turn()) }
        #expect(
            waits
                == [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000].map { .milliseconds($0) }
        )
        await studio.comeBack()
        try await clock.turning { try await self.waits(for: .connected) }
        let first = await studio.waits { $0.hello != nil }
        await studio.forget()
        await studio.leave()
        try await self.waits(for: .waiting(.milliseconds(500), why: "the studio does not answer"))
        await studio.comeBack()
        try await clock.turning { try await self.waits(for: .connected) }
        let again = await studio.waits { $0.hello != nil }
        #expect(
            again.session == first.session && again.entries == first.entries && again.inside == first.inside)
    }

    @Test(arguments: [
        (401, "the studio refuses the token"), (426, "the studio speaks another version"),
        (413, "there is more to tell than the studio takes"),
    ])
    func `a refusal is not tried again`(status: Int, why: String) async throws {
        await studio.answer(with: status)
        inspector.connect(to: url)
        try await waits(for: .refused(why))
        #expect(states == [.connecting, .refused(why)])
    }

    @Test func `what is no address of a studio is refused at once`() {
        for text in ["http://127.0.0.1:1/", "ftp://127.0.0.1/?token=a", "?token=a", "http:///?token=a"] {
            inspector.connect(to: URL(string: text)!)
            guard case .refused = inspector.state else {
                Issue.record("\(text): \(inspector.state)")
                continue
            }
        }
        #expect(StudioAddress(url)?.url.absoluteString == "http://127.0.0.1:1")
    }

    @Test func `who disconnects while it waits stays disconnected`() async throws {
        await studio.leave()
        inspector.connect(to: url)
        try await waits(for: .waiting(.milliseconds(500), why: "the studio does not answer"))
        inspector.disconnect()
        await studio.comeBack()
        for _ in 0..<10 {
            clock.advance(by: .seconds(60))
            for _ in 0..<100 { await Task.yield() }
        }
        #expect(inspector.state == .disconnected && states.last == .disconnected)
        #expect(await studio.news.isEmpty)
    }

    @Test func `it keeps no navigator alive, and ends with its owner`() async throws {
        var navigator: Navigator? = Navigator(root: Pages())
        weak let gone = navigator
        var inspector: Inspector? = Inspector(
            navigator!, screen: DrawnScreen(), transport: studio, clock: clock)
        weak let left = inspector
        inspector?.connect(to: url)
        try await waitUntil { inspector?.state == .connected }
        navigator = nil
        #expect(gone == nil)
        inspector?.disconnect()
        #expect(inspector?.state == .disconnected)
        inspector = nil
        #expect(left == nil)
    }
}
