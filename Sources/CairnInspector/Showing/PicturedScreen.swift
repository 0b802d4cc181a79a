#if CAIRN_INSPECTOR && canImport(UIKit) && !HEADLESS_UIKIT
    import Cairn
    import Foundation
    import UIKit

    /// Apple's UIKit: pictures of the window in front.
    final class PicturedScreen: InspectedScreen {
        var device: String {
            "\(UIDevice.current.model), \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
        }
        var shows: Inspection.Shows { .pictures }

        func look(at _: Tree) -> Sight? {
            guard let window = front, !window.bounds.isEmpty else { return nil }
            let format = UIGraphicsImageRendererFormat()
            // A pixel a point: enough to read, and small enough to send.
            format.scale = 1
            format.opaque = true
            let renderer = UIGraphicsImageRenderer(bounds: window.bounds, format: format)
            return .picture(
                renderer.pngData { _ in _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
                })
        }

        private var front: UIWindow? {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let front = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
            return front?.windows.first { $0.isKeyWindow } ?? front?.windows.first
        }
    }
#endif
