#if HEADLESS_UIKIT
    import Cairn
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// What a popover points at by default, it keeps; and a window keeps what it shows.
    @MainActor @Suite(.simulator(.pad))
    struct UnanchoredPopoverTests {
        @Test(arguments: [Tree.ModalStyle.sheet, .popover])
        func `a window that closes under a popover is let go`(style: Tree.ModalStyle) {
            weak var left: UIWindow?
            func close() {
                let window = UIWindow(frame: UIScreen.main.bounds)
                left = window
                let house = House()
                let navigator = Navigator(root: house)
                navigator.attach(UIKitHost(window: window))
                Simulator.current.settle()
                house.router?.trigger(.present(.two, as: style))
                Simulator.current.settle()
                navigator.windowClosed()
                window.isHidden = true
            }
            close()
            Simulator.current.settle()
            #expect(left == nil)
        }
    }
#endif
