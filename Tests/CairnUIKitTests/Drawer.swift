#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import UIKit

    /// A container of an app's own, as simple as can be: it shows the place in front.
    final class Drawer: UIViewController, ContainerController {
        private(set) var places: [UIViewController] = []
        private(set) var front = 0
        var frontChanged: (@MainActor () -> Void)?

        func show(_ places: [UIViewController], front: Int) {
            for child in children {
                child.willMove(toParent: nil)
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
            (self.places, self.front) = (places, front)
            for place in places { addChild(place) }
            view.addSubview(places[front].view)
            for place in places { place.didMove(toParent: self) }
        }

        /// A person pulls another place to the front.
        func choose(_ index: Int) -> Bool {
            guard places.indices.contains(index) else { return false }
            show(places, front: index)
            frontChanged?()
            return true
        }
    }
#endif
