#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// UIKit calls the handler of an alert's button once the alert has gone. What is asked for until then comes before the answer of
    /// a leave-guard that was given already.
    @MainActor
    @Suite(.simulator)
    struct QuestionThatLeavesTests {
        enum Ask: CaseIterable { case close, list, other, link, nothing }
        enum End: CaseIterable { case discard, keep, cancel, otherCode }

        private enum Page: Destination { case list, draft, news }

        private final class Draft: LeaveGuard {
            static let question = "Discard the draft?"
            let isArmed = true
            var questions = 0
            func mayLeave() -> Dialog<Bool> {
                questions += 1
                return Dialog(
                    Self.question, .destructive("Discard", true), .button("Keep", false), .cancel)
            }
        }

        private final class Pages: Coordinator {
            enum Route { case draft, close, list, other, nothing }
            typealias Destination = Page
            let root: Tree.Root<Page> = .stack(.list)
            let draft = Draft()
            var routers: [Page: Router<Route>] = [:]

            func transition(for route: Route, from asker: Asker) -> Next {
                switch route {
                case .draft: .push(.draft)
                case .close: .close
                case .list: .popTo(.list)
                case .other: .set(.news)
                case .nothing: .none
                }
            }

            func transition(toLinked page: Page) -> Next { .replaceAll(.stack(page)) }

            func screen(for page: Page, router: Router<Route>) -> any Presentable {
                routers[page] = router
                return page == .draft ? Screen(draft) { _ in UIViewController() } : UIViewController()
            }
        }

        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let pages = Pages()
        private let navigator: Navigator

        init() {
            navigator = Navigator(root: pages)
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
            pages.routers[.list]?.trigger(.draft)
            simulator.settle()
        }

        private func ask(_ ask: Ask) -> Request? {
            switch ask {
            case .close: pages.routers[.draft]?.trigger(.close)
            case .list: pages.routers[.list]?.trigger(.list)
            case .other: pages.routers[.list]?.trigger(.other)
            case .link: navigator.follow(LinkPath(Page.news))
            case .nothing: pages.routers[.draft]?.trigger(.nothing)
            }
        }

        private func end(_ end: End) throws {
            switch end {
            case .discard: try simulator.user.tap("Discard")
            case .keep: try simulator.user.tap("Keep")
            case .cancel: try simulator.user.tap("Cancel")
            case .otherCode: window.rootViewController?.dismiss(animated: true)
            }
        }

        private var isAsking: Bool { navigator.tree.notation.contains(Draft.question) }

        @Test(arguments: Ask.allCases.filter { $0 != .nothing }, Ask.allCases)
        func `who asks while it leaves loses no answer, and is asked about anew after a no`(
            first: Ask, second: Ask
        ) async throws {
            for how in End.allCases {
                for moment in stride(from: 0, through: 600, by: 50) {
                    let test = QuestionThatLeavesTests()
                    try await test.check(first, second, how, after: .milliseconds(moment))
                }
            }
        }

        private func check(_ first: Ask, _ second: Ask, _ how: End, after moment: Duration) async throws {
            let place: Comment = "\(first), \(how), \(second) after \(moment)"
            let older = try #require(ask(first))
            await simulator.settle()
            #expect(isAsking, place)
            try end(how)
            simulator.clock.advance(by: moment)
            let newer = ask(second)
            await simulator.settle()
            let refused = Outcome.refused(.leaveRefused("draft"))
            if how == .discard {
                #expect(older.result != refused && newer?.result != refused, place)
                #expect(pages.draft.questions == 1, place)
            } else if second == .nothing {
                #expect(older.result == refused && newer?.result == .performed, place)
                #expect(!isAsking && navigator.tree.notation == "stack[list > draft]", place)
            } else {
                #expect(newer?.result == nil && older.result != nil && isAsking, place)
                #expect(pages.draft.questions == 2, place)
                try simulator.user.tap("Discard")
                await simulator.settle()
                #expect(newer?.result == .performed, place)
            }
            if how == .discard || second != .nothing {
                let isNews = Self.leadsToNews(second) || how == .discard && Self.leadsToNews(first)
                // The newer of a screen's own counts, where it comes in time.
                let either = how == .discard && first == .other && second == .list
                let tree = navigator.tree.notation
                #expect(
                    tree == (isNews ? "stack[news]" : "stack[list]") || either && tree == "stack[list]", place
                )
            }
            #expect(navigator.pending.isEmpty && navigator.isSettled, place)
            window.rootViewController = nil
        }

        private static func leadsToNews(_ ask: Ask) -> Bool { ask == .link || ask == .other }

        @Test func `what its asker asks for next waits for the same answer`() async throws {
            let older = try #require(ask(.list))
            await simulator.settle()
            let newer = try #require(ask(.other))
            await simulator.settle()
            #expect(isAsking && older.result == .superseded(by: "other") && newer.result == nil)
            try simulator.user.tap("Discard")
            await simulator.settle()
            #expect(newer.result == .performed && pages.draft.questions == 1)
            #expect(navigator.tree.notation == "stack[news]")
        }
    }
#endif
