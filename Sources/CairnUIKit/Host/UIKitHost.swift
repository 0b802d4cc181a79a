#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Shows a navigator's tree in a window of UIKit, or in a part of an app that is not Cairn's, and hears the finger.
    ///
    /// ```swift
    /// let navigator = Navigator(root: AppCoordinator())
    /// navigator.attach(UIKitHost(window: window))
    /// ```
    /// Attaching fills the window and shows it. Stacks are navigation controllers, modals are presented; back
    /// button, swipe and pull are heard through UIKit's delegates, and so is what other code pushes and
    /// selects; what else it changed by plain UIKit calls is seen before the next request. UIKit keeps the
    /// controllers, the host only knows them.
    @MainActor
    public final class UIKitHost: NavigatorHost, MovingScreen, Exits {
        /// The navigator that it is attached to.
        package weak var navigator: Navigator? {
            didSet {
                wasAttached = true
                animators.navigator = navigator
                if let navigator { known.countForeign(after: navigator.tree) }
                navigator?.isInForeground = foreground.isNow
            }
        }
        /// Whether it ever was: what it knows of the screen is that navigator's.
        private(set) var wasAttached = false
        let placement: Placement
        let configuration: Configuration
        let known = KnownControllers()
        let animators: Animators
        let motion = ScreenMotion()
        let listeners: Listeners
        private(set) lazy var foreground = Foreground(of: { [placement] in placement.window }) {
            [weak self] in
            self?.navigator?.isInForeground = $0
            // The system may have changed what is on screen meanwhile, and announces nothing.
            if $0 { self?.navigator?.lookAgain() } else { self?.save() }
        }
        let zooms = SuspendedZooms()
        /// What has an action of the host's own behind its back button.
        var interceptedBacks: [Weak<UINavigationItem>] = []
        /// What stands where nothing was made yet.
        var emptyPlaces: [Weak<EmptyPlace>] = []
        /// Whether other code had set the tree aside when somebody last looked.
        var hidesTree = false {
            didSet {
                // What a finger brought to the front meanwhile is still empty.
                if oldValue, !hidesTree { motion.restSoon() }
            }
        }
        /// What the hosts before this one have shown of the tree, as long as any of it is there: that is taken over.
        var knownBefore: [KnownControllers] = []
        /// What has left the tree and was still known by its controllers, when somebody last looked.
        private var departed: [Tree.Node.ID] = []
        /// What saves the window whenever it goes to the background.
        var save: @MainActor () -> Void = {}
        /// What takes away what was saved, once a guest has been left.
        var forgetSaved: @MainActor () -> Void = {}
        /// Modals of a guest's that wait for a window, the lowest first. They stand on all that is presented.
        var waiting: [WaitingModal] = []
        /// Whether anything stood in the context of a stack when somebody last looked.
        var hasCovers = false
        /// How often a cover that could not come is still tried again.
        var patienceForCovers = mostPatienceForCovers
        static let mostPatienceForCovers = 16
        /// What screens had presented in a context of their own, when somebody last saw it.
        var inOwnContext: [Weak<UIViewController>] = []
        /// Tells when what a guest stands on has gone.
        weak var sentinel: Sentinel?
        /// Tells when the navigation controller on which it is a guest has left the window, or come to one.
        weak var departure: DepartureView?

        /// A host for one window, which it keeps. Once attached it sets the window's `rootViewController`, and makes the window
        /// key and visible where it is not.
        public convenience init(window: UIWindow, configuration: Configuration = Configuration()) {
            self.init(on: .window(window, root: Weak(nil)), configuration)
        }

        /// A host for a tree that is a guest on an app's navigation controller, above what stands there. The root has to
        /// be a `.stack(…)`: for any other a page is shown that says so.
        ///
        /// What is below is not in the tree. A person who goes back there, or code that pops so far, has left the flow, and so has
        /// whoever dismisses the modal in which the navigation controller stands, also where that is kept: all that was made is let
        /// go, its screens are taken off, and the tree is `~nothing`. Then the app's own delegate is in its place again; while
        /// the flow is shown it is told what is shown, and asked for animators, and not for interface orientations, which the
        /// navigation controller's class may say. The navigation controller is not kept.
        ///
        /// May be attached before the window is visible: what is to be presented, as after restoring, is presented once it is. A
        /// second tap on the app's own tab pops the flow's screens as any others, and passes an armed leave-guard.
        public convenience init(
            navigationController: UINavigationController, configuration: Configuration = Configuration()
        ) {
            self.init(on: .stack(Weak(navigationController), seenIn: Weak(nil)), configuration)
        }

        /// A host for a tree that is a guest in a modal, presented by a controller of the app's, or by what that presents
        /// already. Once the modal is pulled away or dismissed, by whomever, all that was made is let go, and the tree is
        /// `~nothing`. The controller is not kept.
        /// - Parameter style: A sheet by default. What a dialog or a current context would be is full screen.
        public convenience init(
            presentedBy controller: UIViewController, as style: Tree.ModalStyle = .sheet,
            configuration: Configuration = Configuration()
        ) {
            self.init(on: .modal(of: Weak(controller), as: style, root: Weak(nil)), configuration)
        }

        private init(on placement: Placement, _ configuration: Configuration) {
            self.placement = placement
            self.configuration = configuration
            animators = Animators(
                configuration.animators, presentations: configuration.presentations, known: known)
            listeners = Listeners(motion: motion, animators: animators)
            listeners.exits = self
            motion.screen = self
            // A controller is gone that the tree still has, and nobody has said so: other code has dismissed it, say, or an app's
            // container has not taken it.
            known.endings.tellUnexpected = { [weak self] in
                Task { @MainActor in self?.navigator?.lookAgainAfterStep() }
            }
        }

        /// Has UIKit do one step as soon as it can.
        package func perform(_ step: Patch.Step, animated: Bool) {
            motion.give(step, animated: animated)
        }

        /// Whether what a step does may be seen to move.
        var animates: Bool { motion.isStepAnimated && UIView.areAnimationsEnabled }

        /// What shows the lowest layer of the tree, or holds what does.
        var base: UIViewController? { placement.base(known: known) }

        /// The controllers from the base up through all that is presented and not on its way out.
        var chain: [UIViewController] {
            // A modal of the app's in which the tree is a guest may come back from a finger that pulls it, and nobody says so.
            let apps = placement.stack == nil ? nil : base
            return layers(from: base) { $0 === apps || !$0.isLeaving }
        }

        /// What of these is a layer of the tree. A search that is active in its screen's own context is a part of that screen, as a
        /// child controller is; what stands on the search stands on the screen.
        var layers: [UIViewController] { chain.filter { !isSearchOfItsScreen($0) } }

        private func isSearchOfItsScreen(_ controller: UIViewController) -> Bool {
            guard controller is UISearchController, let screen = controller.presentingViewController else {
                return false
            }
            return known.entry(for: screen).part != nil
        }

        /// The controller that shows a node: the navigation controller of a stack, the tab bar controller of tabs, that of a
        /// screen. For what the tree does not say, such as hiding a bar; keep none. Nil for a node for which none was made
        /// yet, for a range of a stack, which has none of its own, and once it is gone. A tab that was never in front has an
        /// empty one in its place. That of a node that has left may still be returned while it goes.
        public func controller(for node: Tree.Node.ID) -> UIViewController? {
            known.controller(for: node)
        }

        package func show(column index: Int, of split: Tree.Node.ID) {
            guard let columns = known.controller(for: split) as? UISplitViewController,
                let column = columns.column(at: index)
            else { return }
            columns.showIfHidden(column)
        }

        func tell(_ event: HostMachine.Event) { navigator?.hear(event) }

        package func hasLeft(_ nodes: Set<Tree.Node.ID>) {
            departed += nodes
            known.expectEnds(of: nodes)
        }

        package func tidyUp() {
            // A root that is set aside may be set back, although another is to take its place by now.
            if !departed.isEmpty, !hidesTree {
                takeBackTheDeparted()
                forgetTheDeparted()
            }
            interceptExits()
            leaveIfOver()
            presentWaiting()
        }

        /// What other code has cut off from what it stood on, by taking a tab away, say, would stay on screen with nothing behind it.
        private func takeBackTheDeparted() {
            for node in departed {
                guard let modal = known.controller(for: node), known.entry(of: modal)?.node == node,
                    known.isOwn(modal), modal !== placement.stack,
                    modal.isPresentedItself, !modal.isBeingDismissed
                else { continue }
                motion.takeBack(modal, animated: UIView.areAnimationsEnabled)
            }
        }

        private func forgetTheDeparted() {
            // What a column holds may be in nothing that is on screen, and have no parent.
            let held = listeners.heldInColumns
            departed.removeAll { node in
                let controller = known.controller(for: node)
                guard !held.contains(where: { $0 === controller }), known.forgets(node) else { return false }
                // It may show another place by now.
                if let controller, known.entry(of: controller) == nil { leave(controller) }
                return true
            }
        }

        /// The app may keep a controller that has left, and show it again anywhere.
        private func leave(_ controller: UIViewController) {
            letGoOfBack(of: controller)
            listeners.resign(from: controller)
            zooms.letGo(of: controller)
        }

        package var columnsAreOneStack: Bool {
            (base?.traitCollection ?? placement.window?.traitCollection)?.horizontalSizeClass == .compact
        }

        var mover: UIViewController? { movingModal ?? listeners.stackInTransition }

        /// The modal that is on its way in or out. What is not in front presents nothing.
        var movingModal: UIViewController? {
            for layer in layers(from: placement.bottom, while: { _ in true }) {
                let moving = first(from: layer, onlyInFront: true) {
                    $0.isBeingPresented || $0.isBeingDismissed
                }
                if moving != nil { return moving }
            }
            return nil
        }
    }
#endif
