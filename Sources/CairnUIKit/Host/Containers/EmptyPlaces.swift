#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        func emptyPlace() -> EmptyPlace {
            let place = EmptyPlace()
            place.appeared = { [weak self, weak place] in
                guard let self, let place else { return }
                // What moves is told of when it rests.
                guard place.parent?.transitionCoordinator == nil else { return motion.restSoon() }
                motion.changedAtOnce(place)
            }
            if emptyPlaces.count == emptyPlaces.capacity { emptyPlaces.removeAll { $0.object == nil } }
            emptyPlaces.append(Weak(place))
            motion.hear(.leftEmpty)
            return place
        }

        /// Fills what has come to the front.
        /// - Returns: Whether there are empty places left. They may be out of reach: in a column behind another, or below a
        ///   root that other code has set aside.
        func fillEmptyPlaces() -> Bool {
            for layer in look().layers { _ = controller(for: layer.part) }
            // There may be many, and it is asked for one.
            while let last = emptyPlaces.last, last.object == nil { emptyPlaces.removeLast() }
            return !emptyPlaces.isEmpty
        }
    }
#endif
