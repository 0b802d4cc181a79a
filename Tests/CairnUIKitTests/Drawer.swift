#if HEADLESS_UIKIT
    import Cairn
    import CairnUIKit
    import UIKit

    /// A container of an app's own, as simple as can be: it shows the place in front.
    final class Drawer: UIViewController, ContainerController {
        private(set) var places: [UIViewController] = []
        private(set) var front = 0
        var frontChanged: (@MainActor () -> Void)?
        /// What each place lies in, and what covers it beside it.
        private var holders: [ObjectIdentifier: UIView] = [:]

        func show(_ places: [UIViewController], front: Int) {
            for holder in holders.values { holder.removeFromSuperview() }
            for child in children {
                child.willMove(toParent: nil)
                child.removeFromParent()
            }
            let kept = Set(places.map { ObjectIdentifier($0) })
            holders = holders.filter { kept.contains($0.key) }
            (self.places, self.front) = (places, front)
            for place in places { addChild(place) }
            let holder = holders[ObjectIdentifier(places[front])] ?? UIView(frame: view.bounds)
            holders[ObjectIdentifier(places[front])] = holder
            if places[front].view.superview !== holder { holder.insertSubview(places[front].view, at: 0) }
            view.addSubview(holder)
            for place in places { place.didMove(toParent: self) }
        }

        /// Says that another place is in front, which need not be one.
        func claim(front: Int) {
            self.front = front
            frontChanged?()
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
