#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// What the screen itself says, as a ``UIKitSystemScreen``. One that is none can't be shown; on this system
        /// there may be no framework for it.
        package func obstacle(to screen: any SystemScreen) -> String? {
            guard let screen = screen as? any UIKitSystemScreen else {
                return
                    "there is nothing on \(UIKitPlatform.current.name) to show a \(type(of: screen)) with; where the "
                    + "system has it, import CairnUIKit; on HeadlessUIKit, and for one of your own, conform to "
                    + "UIKitSystemScreen"
            }
            return screen.obstacle
        }

        package func obstacle(to style: Tree.ModalStyle) -> String? {
            UIKitPlatform.current.obstacle(to: style)
        }
    }
#endif
