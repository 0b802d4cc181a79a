#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        func fillEmptyPlaces() -> Bool {
            for layer in look().layers { _ = controller(for: layer.part) }
            return chain.contains { layer in
                first(from: layer) { controller in
                    // UIKit holds only the pages on screen.
                    guard let pages = controller as? PagesController else { return controller is EmptyPlace }
                    return pages.places.contains { $0 is EmptyPlace }
                } != nil
            }
        }
    }
#endif
