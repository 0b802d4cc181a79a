import Cairn
import CairnTesting
import CairnUIKit
import Testing
import UIKit

// The code of the page on containers, animators and styles of one's own, compiled and run.

extension Tree.Kind { static let segments = Self("segments") }

final class SegmentsController: UIViewController, ContainerController {
    private(set) var places: [UIViewController] = []
    private(set) var front = 0
    var frontChanged: (@MainActor () -> Void)?
    private let control = UISegmentedControl()
    private var holders: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        control.addAction(UIAction { [weak self] _ in self?.segmentChosen() }, for: .valueChanged)
        view.addSubview(control)
    }

    func show(_ places: [UIViewController], front: Int) {
        var kept: [UIViewController: UIView] = [:]
        for (old, holder) in zip(self.places, holders) {
            if places.contains(old) {
                kept[old] = holder
            } else {
                old.willMove(toParent: nil)
                holder.removeFromSuperview()
                old.removeFromParent()
            }
        }
        holders = places.map { kept[$0] ?? UIView() }
        for new in places where new.parent !== self {
            addChild(new)
            new.didMove(toParent: self)
        }
        self.places = places
        control.removeAllSegments()
        for (index, place) in places.enumerated() {
            control.insertSegment(withTitle: place.tabBarItem.title, at: index, animated: false)
        }
        bringToFront(front)
    }

    private func bringToFront(_ index: Int) {
        front = index
        control.selectedSegmentIndex = index
        for (place, holder) in holders.enumerated() where place != index { holder.removeFromSuperview() }
        if holders[index].subviews.isEmpty { holders[index].addSubview(places[index].view) }
        if holders[index].superview == nil { view.addSubview(holders[index]) }
        view.setNeedsLayout()
    }

    private func segmentChosen() {
        bringToFront(control.selectedSegmentIndex)
        frontChanged?()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.bounds.inset(by: view.safeAreaInsets)
        control.frame = CGRect(x: top.minX, y: top.minY, width: top.width, height: 32)
        let holder = holders[front]
        holder.frame = CGRect(x: top.minX, y: top.minY + 40, width: top.width, height: top.height - 40)
        for content in holder.subviews { content.frame = holder.bounds }
    }
}

extension Tree.Animation { static let card = Self("card") }

struct CardAnimator: Animator {
    func animation(
        _ direction: AnimationDirection, of page: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning { CardTransition(direction) }

    func pan(closing page: UIViewController) -> (recognizer: UIPanGestureRecognizer, toward: UIRectEdge)? {
        let pan = UIPanGestureRecognizer()
        page.view.addGestureRecognizer(pan)
        return (pan, toward: .bottom)
    }
}

final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: AnimationDirection

    init(_ direction: AnimationDirection) { self.direction = direction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let isOpening = direction == .opening
        guard let page = context.view(forKey: isOpening ? .to : .from),
            let coming = context.viewController(forKey: .to)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        // What comes is laid where UIKit wants it. A pop brings back the view that the push took away.
        let below = isOpening ? nil : context.view(forKey: .to)
        (isOpening ? page : below)?.frame = context.finalFrame(for: coming)
        if let below { context.containerView.insertSubview(below, at: 0) }
        if isOpening { context.containerView.addSubview(page) }
        let (home, away) = (page.frame, page.frame.offsetBy(dx: 0, dy: context.containerView.bounds.height))
        page.frame = isOpening ? away : home
        UIView.animate(withDuration: transitionDuration(using: context)) {
            page.frame = isOpening ? home : away
        } completion: { _ in
            page.frame = home
            if context.transitionWasCancelled { (isOpening ? page : below)?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@MainActor
enum Extending {
    final class AppCoordinator: Coordinator {
        enum Route: Cairn.Destination, Codable { case matches, rankings, camera }
        var root: Tree.Root<Route> { .container(.segments, .stack(.matches), [.stack(.rankings)]) }
        func transition(for route: Route, from asker: Asker) -> Next {
            return .animated(.present(route, as: .fullScreen), by: .card)
        }
        func screen(for route: Route, router: Router<Route>) -> any Presentable {
            if route == .matches { return MatchesController(router) }
            return UIViewController()
        }
    }

    final class MatchesController: UIViewController {
        private let router: Router<AppCoordinator.Route>
        init(_ router: Router<AppCoordinator.Route>) {
            self.router = router
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "Matches"
            view.addSubview(label)
            let pan = UIPanGestureRecognizer()
            pan.opens(toward: .top) { [router] in router.trigger(.camera) }
            view.addGestureRecognizer(pan)
        }
    }

    static func host(in window: UIWindow) -> UIKitHost {
        UIKitHost(
            window: window,
            configuration: .init(
                containers: [.segments: { SegmentsController() }],
                animators: [.card: CardAnimator()]))
    }
}

@MainActor
@Suite(.simulator)
struct ExtendingCodeTests {
    private let simulator = Simulator.current

    @Test func `the container, the animator and the pan of the page work`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = Navigator(root: Extending.AppCoordinator())
        navigator.attach(Extending.host(in: window))
        simulator.settle()
        #expect(navigator.tree.notation == "segments[*stack[matches], stack[rankings]]")
        try simulator.user.tap("Rankings")
        simulator.settle()
        #expect(navigator.tree.notation == "segments[stack[matches], *stack[rankings]]")
        navigator.router(for: Extending.AppCoordinator.Route.self).trigger(.camera)
        simulator.settle()
        #expect(navigator.tree.modals.count == 1 && navigator.disagreement == nil)
        try navigator.close("camera")
        simulator.settle()
        #expect(navigator.tree.modals.isEmpty && navigator.disagreement == nil)
    }

    private final class Covering: Coordinator {
        enum Destination: Cairn.Destination { case a, b, cover }
        typealias Route = Tree.Transition<Destination, Never>
        var root: Tree.Root<Destination> { .container(.segments, .stack(.a), [.stack(.b)]) }
        func transition(for route: Route, from asker: Asker) -> Next { route }
        func screen(for place: Destination, router: Router<Route>) -> any Presentable {
            let controller = UIViewController()
            controller.title = "\(place)"
            let label = UILabel()
            label.text = "on \(place)"
            controller.view.addSubview(label)
            return controller
        }
    }

    @Test func `what covers a place goes and comes back with it`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = Navigator(root: Covering())
        navigator.attach(Extending.host(in: window))
        simulator.settle()
        let router = navigator.router(for: Covering.Route.self)
        router.trigger(.present(.cover, as: .currentContext))
        simulator.settle()
        func texts() -> [String] {
            let screen = simulator.outline().top?.screen
            return ((screen?.elements ?? []) + (screen?.embedded.flatMap(\.elements) ?? [])).map(\.label)
        }
        #expect(texts().contains("on cover") && !texts().contains("on a"), "\(navigator.tree) \(texts())")
        try simulator.user.tap("B")
        simulator.settle()
        #expect(texts().contains("on b") && !texts().contains("on cover"))
        try simulator.user.tap("a")
        simulator.settle()
        #expect(texts().contains("on cover") && !texts().contains("on a"), "\(navigator.tree) \(texts())")
        #expect(navigator.disagreement == nil)
        try navigator.close("cover")
        simulator.settle()
        #expect(texts().contains("on a") && navigator.disagreement == nil)
    }
}
