#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A way out that the app has closed is closed for Cairn's own fingers as well.
    @MainActor
    @Suite(.simulator)
    struct ClosedWaysTests {
        enum Closed: CaseIterable { case button, leftButton, swipe }

        private let simulator = Simulator.current
        private let animated = AnimatedTrial(.stack("a"))

        private func push() throws -> UINavigationController {
            try animated.trial.ask(.animated(.push("b"), by: .fade), from: "a")
            try animated.trial.expect("stack[a > b]")
            return try #require(animated.stack)
        }

        private func close(_ way: Closed, of stack: UINavigationController) throws {
            let item = try #require(stack.topViewController).navigationItem
            switch way {
            case .button: item.hidesBackButton = true
            case .leftButton: item.leftBarButtonItem = UIBarButtonItem(title: "Menu", image: nil)
            case .swipe: stack.interactivePopGestureRecognizer?.isEnabled = false
            }
        }

        @Test(arguments: Closed.allCases)
        func `no finger from the edge drives an animator there`(way: Closed) throws {
            let stack = try push()
            try simulator.user.swipeBack(cancelAt: 0.3)
            try animated.trial.expect("stack[a > b]")
            try close(way, of: stack)
            #expect(throws: (any Error).self) { try simulator.user.swipeBack() }
            try animated.trial.expect("stack[a > b]")
        }

        @Test func `one beside the back button takes no way back`() throws {
            let stack = try push()
            let item = try #require(stack.topViewController).navigationItem
            item.leftBarButtonItem = UIBarButtonItem(title: "Menu", image: nil)
            item.leftItemsSupplementBackButton = true
            try simulator.user.swipeBack()
            try animated.trial.expect("stack[a]")
        }

        @Test func `a modal that is to stay stays`() throws {
            try animated.trial.ask(.animated(.present(.stack("b"), as: .fullScreen), by: .fade), from: "a")
            try animated.trial.expect("stack[a] + fullScreen(stack[b])")
            let screen = try #require(animated.stack?.topViewController)
            screen.isModalInPresentation = true
            #expect(throws: (any Error).self) { try simulator.user.swipeBack() }
            try animated.trial.expect("stack[a] + fullScreen(stack[b])")
            screen.isModalInPresentation = false
            try simulator.user.swipeBack()
            try animated.trial.expect("stack[a]")
        }

        @Test func `VoiceOver's scrub is left to UIKit where the back button is not UIKit's`() throws {
            let stack = try push()
            let item = try #require(stack.topViewController).navigationItem
            item.hidesBackButton = true
            #expect(!stack.accessibilityPerformEscape())
            item.hidesBackButton = false
            item.backAction = UIAction { _ in }
            #expect(!stack.accessibilityPerformEscape())
            item.backAction = nil
            try animated.trial.expect("stack[a > b]")
            #expect(stack.accessibilityPerformEscape())
            try animated.trial.expect("stack[a]")
        }
    }
#endif
