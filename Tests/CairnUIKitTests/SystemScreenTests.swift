#if HEADLESS_UIKIT
    import Cairn
    import CairnSystemScreens
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// The system's screens on the UIKit host: the share sheet is UIKit's own, and a scanner stands for those of other
    /// frameworks and of the app.
    @MainActor
    @Suite(.simulator)
    struct SystemScreenTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let navigator = Navigator(root: Reception())

        init() {
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
        }

        private func run<Output: Sendable>(_ asking: ResultRoute<Reception.Route, Output>) async throws
            -> Task<
                Output, any Error
            >
        {
            let router = try #require(navigator.made(for: navigator.tree.root.visible.id) as? Desk).router
            let before = navigator.journal.entries.count
            let task = Task { try await router.run(asking) }
            try await waitUntil { navigator.journal.entries.count != before }
            await simulator.settle()
            return task
        }

        @Test func `choosing an activity answers by which it was, once the share sheet has gone`()
            async throws
        {
            let flow = try await run(.share)
            #expect(navigator.tree.notation == "stack[desk] + sheet(share(shareSheet))")
            try simulator.user.tap("Copy")
            simulator.clock.advance(by: .milliseconds(100))
            // A look in the middle of its own way out does not take it for left.
            navigator.lookAgain()
            #expect(navigator.tree.notation == "stack[desk] + sheet(share(shareSheet))")
            await simulator.settle()
            #expect(try await flow.value == .shared(by: .copy))
            #expect(navigator.tree.notation == "stack[desk]" && navigator.disagreement == nil)
        }

        @Test func `a share sheet has links as URLs, words as words, and offers nothing that is excluded`()
            throws
        {
            let desk = try #require(navigator.made(for: navigator.tree.visible.id) as? Desk)
            desk.router.trigger(.shareAll)
            simulator.settle()
            let sheet = try #require(window.rootViewController?.presentedViewController)
            let texts = sheet.view.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(texts == ["Three to one", "https://example.org/3", "see you", "file:///report.txt"])
            let titles = sheet.view.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
            #expect(titles.contains("Messages") && !titles.contains("Mail"), "\(titles)")
        }

        @Test func `an object that is kept lives as long as its screen, or until another is`() throws {
            weak var first: Keepsake?
            weak var second: Keepsake?
            Scanner.keepsakes = [Keepsake(), Keepsake()]
            (first, second) = (Scanner.keepsakes[0], Scanner.keepsakes[1])
            let desk = try #require(navigator.made(for: navigator.tree.visible.id) as? Desk)
            desk.router.trigger(.scan)
            simulator.settle()
            #expect(Scanner.keepsakes.isEmpty && first == nil && second != nil)
            try simulator.user.tap("Scan")
            simulator.settle()
            #expect(navigator.tree.notation == "stack[desk]" && second == nil)
        }

        @Test(arguments: ["Close", "pull"])
        func `a share sheet that is closed by a finger was cancelled`(_ way: String) async throws {
            let flow = try await run(.share)
            if way == "pull" { try simulator.user.pullSheet() } else { try simulator.user.tap(way) }
            await simulator.settle()
            await #expect(throws: CancellationError.self) { try await flow.value }
            #expect(navigator.tree.notation == "stack[desk]" && navigator.disagreement == nil)
            #expect(window.rootViewController?.presentedViewController == nil)
            #expect(!navigator.journal.entries.contains { "\($0.outcome)".contains("refused") })
        }

        @Test func `a share sheet that is closed by code was cancelled`() async throws {
            let flow = try await run(.share)
            flow.cancel()
            await #expect(throws: CancellationError.self) { try await flow.value }
            await simulator.settle()
            #expect(navigator.tree.notation == "stack[desk]" && navigator.disagreement == nil)
            #expect(window.rootViewController?.presentedViewController == nil)
        }

        @Test func `a share sheet that other code dismisses was cancelled`() async throws {
            let flow = try await run(.share)
            window.rootViewController?.dismiss(animated: true)
            await simulator.settle()
            await #expect(throws: CancellationError.self) { try await flow.value }
            #expect(navigator.tree.notation == "stack[desk]" && navigator.disagreement == nil)
        }

        @Test
        func `what is asked while a share sheet takes itself away comes after, and its answer is not lost`()
            async throws
        {
            let desk = try #require(navigator.made(for: navigator.tree.visible.id) as? Desk)
            let flow = try await run(.share)
            try simulator.user.tap("Copy")
            simulator.clock.advance(by: .milliseconds(100))
            desk.router.trigger(.more)
            await simulator.settle()
            #expect(try await flow.value == .shared(by: .copy))
            #expect(navigator.tree.notation == "stack[desk > more]" && navigator.disagreement == nil)
        }

        @Test func `mail is refused where the system has no screen for it`() async throws {
            let flow = try await run(.write)
            let refusal = await #expect(throws: Refusal.self) { try await flow.value }
            guard case .unavailable("mail", let why) = refusal else {
                Issue.record("\(refusal.map { "\($0)" } ?? "nothing was refused")")
                return
            }
            #expect(why.hasPrefix("there is nothing on iOS to show a MailDraft with"))
            #expect(navigator.tree.notation == "stack[desk]")
        }

        @Test
        func `a screen of the app's own that answers is dismissed, and says itself when it cannot be shown`()
            async throws
        {
            var flow = try await run(.scan)
            try simulator.user.tap("Scan")
            await simulator.settle()
            #expect(try await flow.value == "4711")
            #expect(navigator.tree.notation == "stack[desk]" && navigator.disagreement == nil)
            Scanner.hasCamera = false
            defer { Scanner.hasCamera = true }
            flow = try await run(.scan)
            await #expect(throws: Refusal.unavailable("scan", why: "there is no camera")) {
                try await flow.value
            }
        }

        @Test
        func `one that came before there was a host, and cannot be shown, is closed as that is attached`()
            throws
        {
            let desk = try #require(navigator.made(for: navigator.tree.visible.id) as? Desk)
            desk.router.trigger(.scan)
            simulator.settle()
            let snapshot = try Snapshot(text: navigator.snapshot().text)
            Scanner.hasCamera = false
            defer { Scanner.hasCamera = true }
            let restored = Navigator(root: Reception(), restoring: snapshot)
            restored.logsRefusals = false
            #expect(restored.tree.notation == "stack[desk] + fullScreen(scan(Scanner))")
            restored.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
            simulator.settle()
            #expect(restored.tree.notation == "stack[desk]" && restored.disagreement == nil)
            #expect(restored.notRestored.map(\.label) == ["scan"])
        }

        @Test func `leaving the app opens its settings or a URL, and says when nothing opened`() async throws
        {
            let desk = try #require(navigator.made(for: navigator.tree.visible.id) as? Desk)
            var request = desk.router.trigger(.settings)
            await simulator.settle()
            #expect(await request.outcome == .performed)
            #expect(simulator.openedURLs.map(\.absoluteString) == [UIApplication.openSettingsURLString])
            simulator.opensURL = { _ in false }
            request = desk.router.trigger(.call)
            await simulator.settle()
            #expect(await request.outcome == .refused(.notOpened(#"url("tel:112")"#)))
        }
    }

    /// A delegate that UIKit does not keep.
    private final class Keepsake {}

    private struct Scanner: UIKitSystemScreen {
        typealias Answer = String
        @MainActor static var hasCamera = true

        var obstacle: String? { Self.hasCamera ? nil : "there is no camera" }

        @MainActor static var keepsakes: [Keepsake] = []

        func makeController(for prompt: SystemPrompt<Scanner>) -> UIViewController {
            for keepsake in Self.keepsakes { prompt.keep(keepsake) }
            Self.keepsakes = []
            let controller = UIViewController()
            controller.view.addSubview(
                UIButton(primaryAction: UIAction(title: "Scan") { _ in prompt.answer("4711") }))
            return controller
        }
    }

    extension ResultRoute where Route == Reception.Route, Output == ShareSheet.Answer {
        fileprivate static var share: Self { .init(.share) }
    }
    extension ResultRoute where Route == Reception.Route, Output == MailDraft.Answer {
        fileprivate static var write: Self { .init(.write) }
    }
    extension ResultRoute where Route == Reception.Route, Output == String {
        fileprivate static var scan: Self { .init(.scan) }
    }

    private final class Desk: UIViewController {
        let router: Router<Reception.Route>

        init(_ router: Router<Reception.Route>) {
            self.router = router
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private final class Reception: Coordinator {
        enum Route { case share, shareAll, write, scan, more, settings, call }
        enum Destination: Cairn.Destination, Codable { case desk, share, everything, mail, scan, more }
        var root: Tree.Root<Destination> { .stack(.desk) }

        func transition(for route: Route, from asker: Asker) throws -> Next {
            switch route {
            case .share: .present(.share, as: .sheet)
            case .shareAll: .present(.everything, as: .sheet)
            case .write: .present(.mail, as: .sheet)
            case .scan: .present(.scan, as: .fullScreen)
            case .more: .push(.more)
            case .settings: .leaveApp(for: .settings)
            case .call: .leaveApp(for: .url("tel:112"))
            }
        }

        func screen(for place: Destination, router: Router<Route>) -> any Presentable {
            switch place {
            case .desk, .more: Desk(router)
            case .share: ShareSheet(.text("Three to one"))
            case .everything:
                ShareSheet(
                    .text("Three to one"), .link("https://example.org/3"), .link("see you"),
                    .file(path: "/report.txt"), excluding: [.mail])
            case .mail: MailDraft(to: "club@example.org")
            case .scan: Scanner()
            }
        }
    }
#endif
