#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import RecipeViews
    import RoutesRecipe
    import Testing
    import UIKit

    @MainActor
    @Suite(.simulator)
    struct RoutesOnScreenTests {
        private let simulator = Simulator.current

        private func launch() throws -> Navigator {
            let app = simulator.launch(RoutesApp.self)
            simulator.settle()
            return try #require(app.navigator)
        }

        private func tap(_ names: String...) throws {
            for name in names {
                try simulator.user.tap(name)
                simulator.settle()
            }
        }

        @Test func `a custom animation keeps the swipe, which can be taken back`() throws {
            let navigator = try launch()
            try tap("Opens by modal", "Opens by push", "Bo")
            #expect(navigator.tree.notation == "stack[friends > profile(2)(profile)]")
            try simulator.user.swipeBack(cancelAt: 0.4)
            simulator.settle()
            #expect(navigator.tree.notation == "stack[friends > profile(2)(profile)]")
            #expect(navigator.disagreement == nil)
            try simulator.user.swipeBack()
            simulator.settle()
            #expect(navigator.tree.notation == "stack[friends]" && navigator.disagreement == nil)
        }

        @Test func `the choice of a person decides how a profile opens, and Close follows`() throws {
            let navigator = try launch()
            try tap("Bo")
            #expect(navigator.tree.notation == "stack[friends] + sheet(profile(2)(profile))")
            try tap("Close", "Opens by modal", "Bo")
            #expect(navigator.tree.notation == "stack[friends > profile(2)(profile)]")
            try tap("Close")
            #expect(navigator.tree.notation == "stack[friends]" && navigator.disagreement == nil)
        }

        @Test func `a share sheet answers the screen that asked`() async throws {
            let navigator = try launch()
            try simulator.user.tap("Bo")
            await simulator.settle()
            try simulator.user.tap("Share")
            await simulator.settle()
            #expect(navigator.tree.visible.label == "shareSheet")
            try simulator.user.pullSheet()
            await simulator.settle()
            #expect("\(simulator.outline())".contains("Never mind."))
        }

        @Test func `a controller of plain MVC is one of the screens, and opens the same route`() throws {
            let navigator = try launch()
            try tap("About", "Our captain")
            #expect(navigator.tree.notation == "stack[friends > about] + sheet(profile(1)(profile))")
            #expect(navigator.disagreement == nil)
        }

        @Test func `an app of plain UIKit takes one flow in, on its own navigation controller`() async throws
        {
            let old = UIViewController()
            let stack = UINavigationController(rootViewController: old)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            let flow = Task {
                try await ChatsCoordinator(friends: Friends(), views: .uiKit)
                    .run(on: UIKitHost(navigationController: stack))
            }
            await simulator.settle()
            try tap("Chat with Bo")
            #expect(stack.viewControllers.count == 3)
            stack.popToRootViewController(animated: true)
            await simulator.settle()
            try await flow.value
            #expect(stack.viewControllers == [old])
        }
    }
#endif
