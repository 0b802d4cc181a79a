#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import FlowRecipe
    import RecipeViews
    import Testing
    import UIKit

    @MainActor
    @Suite(.simulator)
    struct FlowOnScreenTests {
        private let simulator = Simulator.current

        @Test func `a label is bound in one line, and the binding ends with the view`() {
            let property = MutableProperty<String?>("Ada")
            var label: UILabel? = UILabel()
            label?.bind.text <~ property
            #expect(label?.text == "Ada")
            weak var gone: UILabel?
            gone = label
            label = nil
            property.value = "Grace"
            #expect(gone == nil)
        }

        @Test func `a flow gets a navigation controller and is started on it`() async throws {
            let stack = UINavigationController(rootViewController: UIViewController())
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            let fetcher = SampleUserFetcher(clock: simulator.clock)
            let flow = Task {
                try await MainFlow(fetcher: fetcher, views: .uiKit)
                    .run(on: UIKitHost(navigationController: stack))
            }
            await simulator.settle()
            try simulator.user.tap("Select user")
            await simulator.settle()
            try simulator.user.tap("1980")
            await simulator.settle()
            #expect(stack.viewControllers.map { $0.title ?? "" } == ["", "Entry", "Born in the", "Born in"])
            stack.popToRootViewController(animated: false)
            await simulator.settle()
            try await flow.value
        }
    }
#endif
