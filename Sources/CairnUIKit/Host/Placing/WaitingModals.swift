#if canImport(UIKit)
    import Cairn
    import UIKit

    /// UIKit presents nothing from what is in no window. An app may show the window only once it has attached a guest, or turn to
    /// another page: what the tree presents meanwhile is made, kept, and counted as shown, and is presented once there is a window.
    extension UIKitHost {
        struct WaitingModal {
            let controller: UIViewController
            /// Nil where it covers a stack.
            var style: Tree.ModalStyle?
            /// The stack that it covers, in another that waits.
            var stack: Tree.Node.ID?
        }

        /// The controller of a modal, or of what covers a stack, to be presented now; nil where it waits, or has none.
        func controller(
            presenting part: Shown.Part, as style: Tree.ModalStyle? = nil, over stack: Tree.Node.ID? = nil
        ) -> UIViewController? {
            if let index = waiting.firstIndex(where: { known.node(of: $0.controller) == part.id }) {
                return hasWindowForModals ? waiting.remove(at: index).controller : nil
            }
            let made = style.map { modal(for: part, as: $0) } ?? controller(for: part)
            guard placement.stack != nil, !waiting.isEmpty || !hasWindowForModals else { return made }
            if let made { waiting.append(WaitingModal(controller: made, style: style, stack: stack)) }
            return nil
        }

        /// Has the navigator ask for those anew that have waited, once there is a window.
        func presentWaiting() {
            guard !waiting.isEmpty, hasWindowForModals else { return }
            let kept = waiting
            waiting = []
            let now = look()
            waiting = kept
            tell(.ready(now))
        }

        /// Those that still wait and are to be dismissed wait no longer, nor does what covers anything in them.
        func dismissWaiting(toLayers count: Int) {
            keepWaiting(count - layers.count, over: nil)
            let standing = Set((chain + waiting.map(\.controller)).map { ObjectIdentifier($0) })
            waiting.removeAll { modal in
                guard let stack = modal.stack else { return false }
                let outermost = known.controller(for: stack)?.outermost
                return outermost.map { !standing.contains(ObjectIdentifier($0)) } ?? true
            }
        }

        /// The same for what covers a stack.
        func uncoverWaiting(_ stack: Tree.Node.ID, toCovers count: Int) {
            guard !waiting.isEmpty else { return }
            let shown = known.controller(for: stack).map { covers(of: $0).count } ?? 0
            keepWaiting(count - shown, over: stack)
        }

        /// Keeps so many of the lowest that wait over a stack, or over all that is presented.
        private func keepWaiting(_ count: Int, over stack: Tree.Node.ID?) {
            var left = count
            waiting.removeAll { modal in
                guard modal.stack == stack else { return false }
                left -= 1
                return left < 0
            }
        }

        var waitingLayers: [Shown.Layer] {
            waiting.filter { $0.stack == nil }.map { Shown.Layer(part($0.controller), as: $0.style) }
        }

        func waitingCovers(of stack: Tree.Node.ID) -> [Shown.Part] {
            waiting.isEmpty ? [] : waiting.filter { $0.stack == stack }.map { part($0.controller) }
        }

        /// Has a sheet that waits come at another of its heights.
        /// - Returns: Whether there is one.
        func restWaiting(_ layer: Int, at detent: Tree.ModalStyle.Detent) -> Bool {
            let indices = waiting.indices.filter { waiting[$0].stack == nil }
            guard layer >= layers.count, indices.indices.contains(layer - layers.count) else { return false }
            let index = indices[layer - layers.count]
            waiting[index].style = waiting[index].style?.resting(at: detent)
            return true
        }

        private var hasWindowForModals: Bool { chain.last?.viewIfLoaded?.window != nil }
    }
#endif
