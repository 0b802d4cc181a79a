#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Testing
    import UIKit

    /// A navigation controller of the app's that stands in a column for a screen.
    @MainActor
    struct OwnStackInAColumnTests {
        @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
        func `it is a column, also where columns are one stack`(
            idiom: UIUserInterfaceIdiom
        ) {
            Simulator.run(idiom: idiom) { simulator in
                let navigator = Navigator(
                    root: SketchCoordinator(.split(primary: .stack("a"), secondary: .screen("nav"))) {
                        $0 == "nav"
                            ? UINavigationController(rootViewController: UIViewController())
                            : UIViewController()
                    })
                navigator.attach(UIKitHost(window: UIWindow(frame: UIScreen.main.bounds)))
                simulator.settle()
                for transition in [.show("nav"), .in(.primary, .push("b"))] as [Tree.Transition<Place, Never>]
                {
                    navigator.front?.router.trigger(transition)
                    simulator.settle()
                    navigator.lookAgain()
                    simulator.settle()
                    #expect(navigator.disagreement == nil, "\(navigator.tree)")
                }
                #expect(navigator.tree.nodes.map(\.label).contains("b"))
            }
        }
    }
#endif
