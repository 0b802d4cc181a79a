#if canImport(UIKit)
    import Cairn
    import UIKit

    /// A controller as a host knows it. Does not keep it.
    @MainActor
    final class KnownController {
        private(set) weak var controller: UIViewController?
        let node: Tree.Node.ID
        let animation: Tree.Animation?
        /// What it is shown as; nil for one that has to be looked into each time.
        let part: Shown.Part?
        /// Whether nothing was made yet for its node.
        let isEmpty: Bool
        /// How it was presented last.
        var style: Tree.ModalStyle?
        /// Which kind of container it was made for; the tree may have another in its place by now.
        var kind: Tree.Kind?
        /// The tab's item with the name of the destination, as long as the controller says nothing itself.
        weak var namedItem: UITabBarItem?
        /// Tells when it has been dismissed, where it is a modal.
        weak var departure: DepartureView?
        /// Whether a listener of the host's hears it.
        var isHeard = false
        /// The stack that UIKit made around it, where it was put into a column by itself.
        weak var stackOfColumn: UINavigationController?
        /// Where it is columns: whether a compact one is about to be taken away.
        var losesCompactColumn = false
        /// Whether it is such a stack, or stands for one of another window, and other code has changed what stands on it: then
        /// it is in the tree.
        var isAroundColumn = false
        /// Whether it was on screen with its columns beside each other, where it is a split view controller.
        var wereColumnsSeen = false
        /// What it held when it was last looked at, where it is a stack.
        private(set) lazy var held = HeldScreens()
        /// And where it is a tab bar controller.
        private(set) lazy var tabs = HeldTabs()

        nonisolated private let place: ObjectIdentifier
        /// Set by whichever thread lets go of the controller last. An old value that is read does no harm: it counts only where a
        /// controller is alive at this place.
        nonisolated(unsafe) private(set) var isOver = false
        /// Whether its node has left the tree.
        nonisolated(unsafe) var hasLeft = false

        /// - Parameter isScreen: Whether it was returned for a screen: then it is one, though it were a container.
        init(
            _ controller: UIViewController, _ node: Tree.Node.ID, isScreen: Bool, _ animation: Tree.Animation?
        ) {
            self.controller = controller
            self.node = node
            self.animation = animation
            place = ObjectIdentifier(controller)
            isEmpty = controller is EmptyPlace
            part =
                if controller.isLookedInto, !isScreen {
                    nil
                } else if node < Tree.Node.ID(0) {
                    .foreign(node, (controller as? StandIn)?.name ?? "\(type(of: controller))")
                } else {
                    .screen(node)
                }
        }

        /// Whether it was made to hold other places.
        var isContainer: Bool { part == nil && node >= Tree.Node.ID(0) }

        /// Whether it shows this part, whatever was made since.
        func isShown(as wanted: Shown.Part) -> Bool {
            switch wanted {
            case .screen(node), .foreign(node, _): part != nil && !isEmpty
            default: false
            }
        }

        /// Whether it stands where this part is to be made.
        func isEmptyPlace(for wanted: Shown.Part) -> Bool {
            if case .screen(node) = wanted { isEmpty } else { false }
        }

        /// Whether it is this controller. Another one may lie where one lay that is gone.
        nonisolated func isOf(_ controller: UIViewController) -> Bool {
            place == ObjectIdentifier(controller) && !isOver
        }

        /// Kept by the controller alone: its deinit says that the controller is gone, or known by another entry. To ask a weak
        /// reference instead costs ten times as much.
        final class Ending {
            private let known: KnownController
            private let endings: Endings

            init(_ known: KnownController, countedIn endings: Endings) {
                self.known = known
                self.endings = endings
            }

            deinit {
                known.isOver = true
                endings.count &+= 1
                if !known.hasLeft { endings.tellUnexpected?() }
            }
        }

        /// How many have gone. As with each of them, it is read where it matters that one has not.
        final class Endings: Sendable {
            nonisolated(unsafe) fileprivate(set) var count = 0
            /// Told of one whose node the tree still has, as far as the host was told.
            nonisolated(unsafe) var tellUnexpected: (@Sendable () -> Void)?
        }
    }

    extension UIViewController {
        private static let leftByHost = UnsafeRawPointer(
            UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

        /// Whether a host has made it to hold places, which have left the tree, and knows it no more.
        var isLeftByHost: Bool {
            get { objc_getAssociatedObject(self, Self.leftByHost) as? Bool ?? false }
            set {
                objc_setAssociatedObject(self, Self.leftByHost, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }

        fileprivate var isLookedInto: Bool {
            self is UINavigationController || self is UITabBarController || self is UIPageViewController
                || self is UISplitViewController || self is any ContainerController
                || self is MisfitViewController
        }
    }
#endif
