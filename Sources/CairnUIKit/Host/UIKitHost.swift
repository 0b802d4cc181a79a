#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Shows a navigator's tree in a window of UIKit, and hears the finger.
    ///
    /// ```swift
    /// let navigator = Navigator(root: AppCoordinator())
    /// navigator.attach(UIKitHost(window: window))
    /// ```
    /// Attaching fills the window and shows it. Stacks are navigation controllers, modals are presented; back
    /// button, swipe and pull are heard through UIKit's delegates, and what other code changed by plain UIKit
    /// calls is seen before the next request. UIKit keeps the controllers, the host only knows them.
    @MainActor
    public final class UIKitHost: NavigatorHost {
        /// The navigator that it is attached to.
        public weak var navigator: Navigator? {
            didSet { navigator?.isInForeground = foreground.isNow }
        }
        let window: UIWindow
        let makeStack: @MainActor () -> UINavigationController
        let tabItem: @MainActor (Tree.Node) -> UITabBarItem?
        let makeContainer: [Tree.Kind: @MainActor () -> any ContainerController]
        let known = KnownControllers()
        let listeners = Listeners()
        private lazy var foreground = Foreground(of: window) { [weak self] in
            self?.navigator?.isInForeground = $0
            // The system may have changed what is on screen meanwhile, and announces nothing.
            if $0 { self?.navigator?.lookAgain() }
        }
        /// The step that UIKit is busy with.
        var underWay: UnderWay?
        /// Whether there may be places for which nothing was made yet.
        var hasEmptyPlaces = false
        /// What a finger holds, or what moves after a tap on the back button.
        var touched: ObjectIdentifier?
        private var restCount = 0
        /// Whether a step was given that has not begun yet, since something else still moves.
        private var isStepWaiting = false

        enum UnderWay {
            /// Ends when this stack shows its top.
            case stack(UINavigationController)
            /// Ends with the completion of a presentation or a dismissal.
            case modal
        }

        /// A host for one window.
        /// - Parameters:
        ///   - makeStack: Makes the controller of a navigation stack; one of your own subclass, say, or with large
        ///     titles. The host listens as its delegate; a delegate of your own, set before or later, is told as well.
        ///   - tabItem: What the tab of a place says; nil leaves what its controller says.
        ///   - containers: What shows the containers of the app's own, by their kind.
        public init(
            window: UIWindow,
            makeStack: @escaping @MainActor () -> UINavigationController = { UINavigationController() },
            tabItem: @escaping @MainActor (Tree.Node) -> UITabBarItem? = UIKitHost.namedTabItem,
            containers: [Tree.Kind: @MainActor () -> any ContainerController] = [:]
        ) {
            self.window = window
            self.tabItem = tabItem
            self.makeStack = makeStack
            makeContainer = containers
        }

        /// Has UIKit do one step as soon as it can.
        public func perform(_ step: Patch.Step) {
            isStepWaiting = true
            whenNothingMoves { [weak self] in
                self?.isStepWaiting = false
                self?.begin(step)
            }
        }

        /// The controllers from the window's root up through all that is presented and not on its way out.
        var chain: [UIViewController] {
            var chain: [UIViewController] = []
            var next = window.rootViewController
            while let controller = next, !controller.isBeingDismissed {
                chain.append(controller)
                next = controller.presentedViewController
            }
            return chain
        }

        /// The navigation controller of a stack in the tree, as long as it is on screen; for what the tree does
        /// not say, such as hiding its bar.
        public func controller(for node: Tree.Node.ID) -> UIViewController? {
            known.controller(for: node)
        }

        /// Runs at once, or once the presentation or dismissal that someone else began is over: UIKit refuses a
        /// second one meanwhile, with no more than a line in the console. One without animation is over in a
        /// cycle or two; it is not waited for longer than that.
        private func whenNothingMoves(cycles: Int = 4, _ body: @escaping @MainActor () -> Void) {
            guard let moving = movingModal, cycles > 0 else { return body() }
            if let coordinator = moving.transitionCoordinator {
                coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                    self?.nextCycle { self?.whenNothingMoves(body) }
                }
            } else {
                nextCycle { [weak self] in self?.whenNothingMoves(cycles: cycles - 1, body) }
            }
        }

        /// The modal that is on its way in or out.
        var movingModal: UIViewController? {
            var next = window.rootViewController
            while let controller = next {
                let moving = first(from: controller) { $0.isBeingPresented || $0.isBeingDismissed }
                if moving != nil { return moving }
                next = controller.presentedViewController
            }
            return nil
        }

        func rested() {
            // What was under way before may end while the next step waits for it. That step ends later, and says what
            // is shown then.
            guard !isStepWaiting else { return }
            underWay = nil
            touched = nil
            restCount += 1
            navigator?.hear(.rested(look()))
            fillEmptyPlaces()
            claimExits()
        }

        /// Whether a stack moves, as far as is known: false once `didShow` came.
        private func isBusy(with stack: UINavigationController) -> Bool {
            if case .stack(stack) = underWay { return true }
            return touched == ObjectIdentifier(stack)
        }

        /// Comes to rest in the next cycle of the run loop, unless it does so before: while UIKit calls the
        /// completions of a transition, that transition is not quite over, and a push would be one too many.
        /// - Parameter isOver: Asked then; when it says no, something else will end it.
        func restSoon(if isOver: @escaping @MainActor () -> Bool = { true }) {
            let count = restCount
            nextCycle { [weak self] in
                if self?.restCount == count, isOver() { self?.rested() }
            }
        }

        /// Comes to rest when a stack's transition is over. `didShow` says so; where other code interferes it may
        /// never come, and for a cancelled swipe it does not: then the completion does, or the transition is gone
        /// before it began.
        func restWhenOver(_ stack: UINavigationController) {
            stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak stack] _ in
                if let stack, self?.isBusy(with: stack) == true { self?.restSoon() }
            }
            restSoon(if: { [weak stack] in stack?.transitionCoordinator == nil })
        }

        /// Comes to rest once no modal is on its way in or out, unless it does so before: for what UIKit may refuse
        /// or break off without a word.
        func restWhenNothingMoves() {
            let count = restCount
            nextCycle { [weak self] in
                self?.whenNothingMoves {
                    if self?.restCount == count { self?.rested() }
                }
            }
        }

        private func nextCycle(_ body: @escaping @MainActor () -> Void) {
            // Apple: "If the duration of the animation is 0, this block is performed at the beginning of the
            // next run loop cycle."
            UIView.animate(withDuration: 0, animations: {}) { _ in body() }
        }
    }
#endif
