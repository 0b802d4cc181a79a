#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Action sheets on a pad, which are popovers there.
    @MainActor
    @Suite(.simulator(.pad))
    struct ActionSheetTests {
        private let simulator = Simulator.current
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let navigator = Navigator(root: Gallery())

        init() {
            navigator.attach(UIKitHost(window: window))
            simulator.settle()
        }

        private var wall: Wall? {
            (navigator.made(for: navigator.tree.nodes[1].id) as? Screen)?.model as? Wall
        }

        @Test
        func `one without a cancel button that is tapped beside has left`() throws {
            wall?.router.trigger(.sheet)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[wall] + actionSheet(sheet)")
            try simulator.user.tapOutside()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[wall]" && navigator.disagreement == nil)
            #expect(navigator.journal.entries.last?.cause == .finger)
        }

        @Test func `one of other code's that is tapped beside has left`()
            throws
        {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            sheet.popoverPresentationController?.sourceView = window
            window.rootViewController?.present(sheet, animated: true)
            simulator.settle()
            wall?.router.trigger(.room)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[wall > room] + actionSheet(~UIAlertController by wall)")
            try simulator.user.tapOutside()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[wall > room]" && navigator.disagreement == nil)
        }
    }

    @MainActor
    private final class Wall {
        let router: Router<Gallery.Destination>

        init(router: Router<Gallery.Destination>) { self.router = router }
    }

    @MainActor
    private final class Gallery: Coordinator {
        enum Destination: Cairn.Destination { case wall, room, sheet }
        typealias Route = Destination
        let root = Tree.Root<Destination>.stack(.wall)

        func transition(for route: Destination, from asker: Asker) throws -> Next {
            route == .sheet ? .present(.sheet, as: .actionSheet) : .push(route)
        }

        func screen(for destination: Destination, router: Router<Destination>) -> any Presentable {
            switch destination {
            case .wall, .room: Screen(Wall(router: router)) { _ in UIViewController() }
            case .sheet: Dialog<Destination>("Photo", .button("Open", .room), .destructive("Delete", .wall))
            }
        }
    }
#endif
