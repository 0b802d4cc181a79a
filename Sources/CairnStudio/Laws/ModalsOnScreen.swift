import Cairn
import UIKit

/// Law 1 by UIKit alone. The tree is compared with what Cairn's host sees; what the host overlooks, both have overlooked.
@MainActor
struct ModalsOnScreen {
    /// All that UIKit says is presented in the window, and still on screen.
    private var controllers: [UIViewController] = []

    /// Nil where there are several windows: nobody but the host knows which is the navigator's.
    init?() {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        guard windows.count == 1, let root = windows[0].rootViewController else { return nil }
        add(from: root)
    }

    private mutating func add(from controller: UIViewController) {
        for child in controller.children { add(from: child) }
        // UIKit also answers for what an ancestor presents.
        guard let modal = controller.presentedViewController, modal.presentingViewController === controller
        else { return }
        if modal.viewIfLoaded?.window != nil, !modal.isSearchOfItsScreen { controllers.append(modal) }
        add(from: modal)
    }

    func check(_ tree: Tree) throws(BrokenLaw) {
        guard controllers.count > tree.modals.count,
            controllers.count > tree.modals.count + tree.nodes.reduce(0, { $0 + $1.covers.count })
        else { return }
        let names = controllers.map { "\(type(of: $0))" }.joined(separator: ", ")
        throw BrokenLaw(law: 1, text: "presented on screen: \(names); the tree is \(tree)")
    }
}
