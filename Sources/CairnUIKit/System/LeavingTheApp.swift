#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// Opens the app's settings or a URL by the application of this host's window, and says whether that worked.
        package func leaveApp(for place: Tree.ExternalPlace) async -> Bool {
            let text =
                switch place {
                case .settings: UIApplication.openSettingsURLString
                case .url(let text): text
                }
            guard let url = URL(string: text), let application = placement.window?.application else {
                return false
            }
            return await withCheckedContinuation { answer in
                application.open(url) { answer.resume(returning: $0) }
            }
        }
    }

    extension UIWindow {
        /// The application, at the end of the responder chain: code for extensions may not ask for the shared one.
        var application: UIApplication? {
            sequence(first: self as UIResponder, next: \.next).first { $0 is UIApplication } as? UIApplication
        }
    }
#endif
