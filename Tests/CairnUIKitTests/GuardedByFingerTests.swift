#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import Testing
    import UIKit

    /// A finger, or other code, brings a place to the front whose guard says something else: in pages, in tabs, and from the list
    /// of More.
    @MainActor @Suite(.simulator)
    struct GuardedByFingerTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)

        @Test(arguments: GuardedHall.Way.all, GuardedHall.Answer.allCases)
        func `what the guard says is done, and nothing goes round`(
            _ way: GuardedHall.Way, _ answer: GuardedHall.Answer
        )
            async throws
        {
            let hall = GuardedHall(way, answer)
            let navigator = Navigator(root: hall)
            navigator.attach(
                UIKitHost(
                    window: window,
                    configuration: .init(tabItem: { node in
                        UITabBarItem(title: Self.title(of: node), image: nil, tag: 0)
                    })))
            await simulator.settle()
            try await go(way)
            await simulator.settle()
            await simulator.settle()
            #expect(navigator.disagreement == nil)
            #expect(navigator.pending.isEmpty || answer == .interpose)
            let tree = navigator.tree
            switch answer {
            case .refuse: #expect(tree.layers.count == 1 && tree.visible.label != "gold")
            case .present: #expect(tree.modals.map(\.node.label) == ["sign"], "\(tree)")
            // A page that is one screen has nothing to push onto.
            case .push where way.isBarePage: #expect(tree.notation == "pages[*room(1), gold, room(2)]")
            case .push: #expect(tree.visible.label == "sign", "\(tree)")
            case .interpose: #expect(tree.modals.count == 1 && tree.visible.label == "desk", "\(tree)")
            case .allow, .allowLate: #expect(tree.visible.label == "gold", "\(tree)")
            }
            #expect(hall.asked <= 3)
            #expect(!"\(simulator.outline())".contains("EmptyPlace"), "\(simulator.outline())")
        }

        private static func title(of node: Tree.Node) -> String { node.screens.first?.label ?? node.label }

        private func go(_ way: GuardedHall.Way) async throws {
            switch way {
            case .page, .barePage: try simulator.user.swipePage(.forward)
            case .tab: try simulator.user.tapTab("gold")
            case .tabFromMore:
                try simulator.user.tapTab("More")
                await simulator.settle()
                try simulator.user.tapTab("gold")
            case .tabInMore:
                try simulator.user.tapTab("More")
                await simulator.settle()
                try simulator.user.tap("gold")
            case .pageByCode(let animated), .barePageByCode(let animated):
                let pages = try #require(window.rootViewController as? UIPageViewController)
                let page = try #require(pages.viewControllers?.first)
                let gold = try #require(
                    pages.dataSource?.pageViewController(pages, viewControllerAfter: page))
                pages.setViewControllers([gold], direction: .forward, animated: animated)
            case .tabByCode:
                (window.rootViewController as? UITabBarController)?.selectedIndex = 1
            }
        }
    }

    final class GuardedHall: EnterGuard {
        enum Way: Equatable {
            case page, barePage, tab, tabFromMore, tabInMore
            case pageByCode(animated: Bool), barePageByCode(animated: Bool), tabByCode

            static let all: [Self] =
                [.page, .barePage, .tab, .tabFromMore, .tabInMore, .tabByCode]
                + [true, false].flatMap { [.pageByCode(animated: $0), .barePageByCode(animated: $0)] }
            var isBarePage: Bool {
                switch self {
                case .barePage, .barePageByCode: true
                default: false
                }
            }
        }
        enum Answer: CaseIterable { case refuse, present, push, interpose, allow, allowLate }
        enum Place: Cairn.Destination { case gold, sign, login, room(Int) }
        typealias Destination = Place
        typealias Route = Tree.Transition<Place, Never>

        let root: Tree.Root<Place>
        private let answer: Answer
        var asked = 0

        init(_ way: Way, _ answer: Answer) {
            self.answer = answer
            let rooms = (1...6).map { Tree.Root<Place>.stack(.room($0 + 1)) }
            root =
                switch way {
                case .page, .pageByCode: .pages(.stack(.room(1)), [.stack(.gold)])
                case .barePage, .barePageByCode: .pages(.room(1), .gold, .room(2))
                case .tab, .tabByCode: .tabs(.stack(.room(1)), [.stack(.gold)])
                case .tabFromMore: .tabs(.stack(.room(1)), [.stack(.gold)] + rooms)
                case .tabInMore: .tabs(.stack(.room(1)), rooms + [.stack(.gold)])
                }
        }

        func transition(for route: Route, from asker: Asker) -> Next { route }

        func mayEnter(_ place: Place, from asker: Asker) -> Verdict<Place> {
            guard place == .gold else { return .allow }
            asked += 1
            // Without end it would never come to rest.
            if asked > 20 { return .allow }
            return switch answer {
            case .refuse: .refuse("members only")
            case .present: .redirect(.present(.sign, as: .sheet))
            case .push: .redirect(.push(.sign))
            case .interpose: .interpose(.login, as: .sheet)
            case .allow: .allow
            case .allowLate: .wait { .allow }
            }
        }

        func screen(for place: Place, router: Router<Route>) -> any Presentable {
            place == .login ? HallLogin() : Screen(()) { UIViewController() }
        }
    }

    private final class HallLogin: Coordinator {
        enum Place: Cairn.Destination { case desk }
        typealias Route = Tree.Transition<Place, Int>
        typealias Output = Int
        let root = Tree.Root<Place>.stack(.desk)
        func transition(for route: Route, from asker: Asker) -> Next { route }
        func screen(for place: Place, router: Router<Route>) -> any Presentable { UIViewController() }
    }
#endif
