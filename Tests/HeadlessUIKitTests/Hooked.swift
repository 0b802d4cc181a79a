import UIKit

/// A controller that does something in one of its callbacks, once or again and again, and is checked all along.
final class Hooked: UIViewController, Walked {
    enum Moment: String, CaseIterable, Sendable {
        case load, willMoveIn, willMoveOut, didMoveIn, didMoveOut
        case willAppear, isAppearing, didAppear, willDisappear, didDisappear

        static let appearance: [Moment] = [
            .load, .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear,
        ]
    }

    private(set) var check = AppearanceCheck()
    /// What is done at the next moment of that kind.
    var once: [Moment: () -> Void] = [:]
    /// Hears of every moment.
    var always: ((Moment) -> Void)?

    var hasAppeared: Bool { check.state == .on }
    var isInWindow: Bool { viewIfLoaded?.window != nil }
    /// On screen, and told so, in an order that makes sense.
    var isThere: Bool { hasAppeared && isInWindow && check.faults.isEmpty }
    /// Off screen, and told so.
    var isAway: Bool { check.state == .off && !isInWindow && check.faults.isEmpty }

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func reach(_ moment: Moment) {
        always?(moment)
        once.removeValue(forKey: moment)?()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        reach(.load)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        reach(parent == nil ? .willMoveOut : .willMoveIn)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        reach(parent == nil ? .didMoveOut : .didMoveIn)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        check.note(.willAppear, of: self)
        reach(.willAppear)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        check.note(.isAppearing, of: self)
        reach(.isAppearing)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        check.note(.didAppear, of: self)
        reach(.didAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        check.note(.willDisappear, of: self)
        reach(.willDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        check.note(.didDisappear, of: self)
        reach(.didDisappear)
    }
}
