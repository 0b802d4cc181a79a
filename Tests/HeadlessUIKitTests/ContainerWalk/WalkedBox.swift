import UIKit

/// A container of an app's own, which shows one of its children.
final class WalkedBox: UIViewController, Walked {
    /// How an app exchanges the child that is shown.
    enum Way: CaseIterable {
        /// By UIKit's own method for that.
        case transition
        /// The views only: both stay children.
        case views
        /// The one that goes is no child any more.
        case children
    }

    private(set) var check = AppearanceCheck()
    private(set) var kept: [UIViewController] = []
    private(set) var shown: UIViewController?
    /// Whether a transition is under way, for the end of which an app waits.
    private(set) var isExchanging = false

    convenience init(_ children: [UIViewController]) {
        self.init()
        kept = children
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let first = kept.first { take(in: first) }
    }

    private func take(in child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        shown = child
    }

    func exchange(for next: UIViewController, by way: Way, animated: Bool) {
        guard let old = shown, next !== old, !isExchanging else { return }
        if way != .children, next.parent == nil {
            addChild(next)
            next.didMove(toParent: self)
        }
        shown = next
        switch way {
        case .transition:
            isExchanging = true
            transition(from: old, to: next, duration: animated ? 0.3 : 0, animations: nil) { [weak self] _ in
                self?.isExchanging = false
            }
        case .views:
            old.view.removeFromSuperview()
            view.addSubview(next.view)
        case .children:
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
            if next.parent == nil { return take(in: next) }
            view.addSubview(next.view)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        check.note(.willAppear, of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        check.note(.isAppearing, of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        check.note(.didAppear, of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        check.note(.willDisappear, of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        check.note(.didDisappear, of: self)
    }
}
