#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        func emptyPlace() -> EmptyPlace {
            let place = EmptyPlace()
            place.appeared = { [weak self, weak place] in
                guard let self, let place, motion.touched(place, mayGoBack: false) else { return }
                motion.hear(.released)
            }
            motion.hear(.leftEmpty)
            return place
        }

        /// Fills what has come to the front.
        /// - Returns: Whether there are, or may be, empty places left.
        func fillEmptyPlaces() -> Bool {
            // What other code has set aside cannot be looked into.
            if placement.hidesTree(known: known) { return true }
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
