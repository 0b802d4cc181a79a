extension UIViewController {
    /// How a controller would like to come and go: one of the system's ways. An animator of a delegate's goes before it. Since
    /// iOS 18.
    @preconcurrency @MainActor
    open class Transition: NSObject {
        /// What a zoom may be told besides where it comes from.
        @preconcurrency @MainActor
        open class ZoomOptions: NSObject {
            /// Whether a finger may begin to dismiss what was zoomed into; nil for the system's own answer. Asked once, as the
            /// finger begins to move.
            open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
            /// Where in the zoomed view the source lies. Recorded, of no effect.
            open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
            open var dimmingColor: UIColor?
            open var dimmingVisualEffect: UIBlurEffect?

            @preconcurrency @MainActor public override init() { super.init() }

            /// A finger that begins to dismiss.
            @preconcurrency @MainActor
            open class InteractionContext: NSObject {
                /// Where the finger is in the zoomed controller's view.
                public let location: CGPoint
                /// How fast it moves, in points a second.
                public let velocity: CGVector
                /// What the system would answer.
                public let willBegin: Bool

                init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                    self.location = location
                    self.velocity = velocity
                    self.willBegin = willBegin
                }
            }

            /// A source and what is zoomed out of it.
            @preconcurrency @MainActor
            open class AlignmentRectContext: NSObject {
                public let sourceView: UIView
                public let zoomedViewController: UIViewController

                init(sourceView: UIView, zoomedViewController: UIViewController) {
                    self.sourceView = sourceView
                    self.zoomedViewController = zoomedViewController
                }
            }
        }

        /// Who zooms, and into what.
        @preconcurrency @MainActor
        open class ZoomSourceViewProviderContext: NSObject {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            init(source: UIViewController, zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
            }
        }

        /// Of a zoom only.
        struct Zoom {
            let options: ZoomOptions?
            /// Asks the app what is zoomed out of.
            let findSource: (ZoomSourceViewProviderContext) -> Void
        }
        final let zoom: Zoom?

        init(_ zoom: Zoom?) { self.zoom = zoom }

        /// Zooms out of a view, and back into it. The provider is asked on the way there and on the way back.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(Zoom(options: options) { _ = sourceViewProvider($0) }) }

        /// Zooms out of a button in a bar, and back into it. Since iOS 26.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Transition { Transition(Zoom(options: options) { _ = sourceBarButtonItemProvider($0) }) }

        public static func coverVertical() -> Transition { Transition(nil) }
        public static func flipHorizontal() -> Transition { Transition(nil) }
        public static func crossDissolve() -> Transition { Transition(nil) }
        public static func partialCurl() -> Transition { Transition(nil) }
    }
}

extension UIViewController {
    final var zoom: Transition.Zoom? { preferredTransition?.zoom }

    /// Asks where this controller is zoomed out of, as it comes or goes.
    final func findZoomSource(from source: UIViewController?) {
        guard let zoom, let source else { return }
        zoom.findSource(.init(source: source, zoomed: self))
    }

    /// Whether a finger may begin to dismiss this controller, which was zoomed into.
    final func zoomMayBegin(_ willBegin: Bool, velocity: CGVector) -> Bool {
        guard let asked = zoom?.options?.interactiveDismissShouldBegin else { return willBegin }
        let bounds = storedView?.bounds ?? .zero
        return asked(
            .init(
                location: CGPoint(x: bounds.midX, y: bounds.midY), velocity: velocity, willBegin: willBegin))
    }
}
