#if canImport(UIKit)
    import UIKit

    extension UIWindow {
        /// A window of the scene that is there. Where no app is around the tests there is none, and the window stands for
        /// itself.
        package static func forTests() -> UIWindow {
            #if HEADLESS_UIKIT
                return UIWindow()
            #else
                let application = UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
                let scene = application?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
                return scene.map(UIWindow.init(windowScene:)) ?? UIWindow()
            #endif
        }
    }
#endif
