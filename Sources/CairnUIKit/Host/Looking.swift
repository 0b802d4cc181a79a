#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// What UIKit shows now; what is on its way out is not counted.
        public func look() -> Shown {
            let chain = chain
            guard let root = chain.first else { return .nothing }
            return Shown(
                layers: [Shown.Layer(part(root))]
                    + chain.dropFirst().map { Shown.Layer(part($0), as: style(of: $0)) })
        }

        private func part(_ controller: UIViewController) -> Shown.Part {
            let node = known.node(of: controller)
            if node < Tree.Node.ID(0) { return .foreign(node, "\(type(of: controller))") }
            guard let stack = controller as? UINavigationController, listener.hears(stack) else {
                return .screen(node)
            }
            return .stack(node, stack.viewControllers.map(part))
        }

        private func style(of controller: UIViewController) -> Tree.ModalStyle {
            if let alert = controller as? UIAlertController {
                return alert.preferredStyle == .alert ? .alert : .actionSheet
            }
            return switch controller.modalPresentationStyle {
            case .automatic, .pageSheet, .formSheet: .sheet
            default: .fullScreen
            }
        }
    }
#endif
