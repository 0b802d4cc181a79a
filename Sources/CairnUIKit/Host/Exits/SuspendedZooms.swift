#if canImport(UIKit)
    import UIKit

    /// The transitions of screens that are guarded. UIKit lets a finger swipe down what was zoomed into, from iOS 18 on, and
    /// asks nobody but the transition itself: so it is set aside as long as a leave-guard is in the way. A screen that is left
    /// then slides instead.
    @MainActor
    final class SuspendedZooms {
        private struct Aside {
            weak var controller: UIViewController?
            let transition: AnyObject

            /// A transition that the app has set meanwhile stays.
            @available(iOS 18, tvOS 18, visionOS 2, *)
            @MainActor func giveBack() {
                guard let controller, controller.preferredTransition == nil else { return }
                controller.preferredTransition = transition as? UIViewController.Transition
            }
        }

        private var asides: [Aside] = []

        /// - Parameter isGuarded: Asked only for a screen that has a transition of its own.
        func follow(_ controller: UIViewController, isGuarded: @autoclosure () -> Bool) {
            guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
            asides.removeAll { $0.controller == nil }
            let index = index(of: controller)
            if let transition = controller.preferredTransition {
                guard isGuarded() else { return }
                if let index { asides.remove(at: index) }
                asides.append(Aside(controller: controller, transition: transition))
                controller.preferredTransition = nil
            } else if let index, !isGuarded() {
                asides.remove(at: index).giveBack()
            }
        }

        /// It has left.
        func letGo(of controller: UIViewController) {
            guard #available(iOS 18, tvOS 18, visionOS 2, *), let index = index(of: controller) else {
                return
            }
            asides.remove(at: index).giveBack()
        }

        private func index(of controller: UIViewController) -> Int? {
            asides.firstIndex { $0.controller === controller }
        }

        /// Nobody guards any more.
        func letGo() {
            guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
            for aside in asides { aside.giveBack() }
            asides = []
        }
    }
#endif
