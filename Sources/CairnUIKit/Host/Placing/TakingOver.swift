#if canImport(UIKit)
    import Cairn
    import UIKit

    /// One host after another shows the tree: in another window, say, or as a guest in an app and then by itself.
    extension UIKitHost {
        package func letGo() {
            letGoOfExits()
            listeners.stopListening()
            if let sentinel { sentinel.view?.removeGestureRecognizer(sentinel) }
            departure?.removeFromSuperview()
            waiting = []
            // What it was about to do it does no more.
            motion.screen = nil
        }

        /// Nothing of what the host before has shown stays there, where a person could meet it.
        package func takeOver(from host: any NavigatorHost) {
            guard let host = host as? UIKitHost else { return }
            // One that was attached for a moment has shown nothing yet.
            knownBefore = (host.knownBefore + [host.known]).filter { !$0.isEmpty }
            takeBack(host.lowestModals[...]) { [self] in
                if case .window(let window, let root) = host.placement { takeOff(root.object, of: window) }
            }
            if let stack = host.placement.stack { takeScreens(of: host, off: stack) }
        }

        /// What is dismissed goes back to its presenter: so that is taken away afterwards.
        private func takeBack(
            _ modals: ArraySlice<UIViewController>, then body: @escaping @MainActor () -> Void
        ) {
            guard let modal = modals.first else { return body() }
            motion.takeBack(modal) { [self] in takeBack(modals.dropFirst(), then: body) }
        }

        /// Takes a root off a window that is not this host's.
        private func takeOff(_ root: UIViewController?, of window: UIWindow?) {
            guard let window, window !== placement.window, window.rootViewController === root else { return }
            window.rootViewController = nil
        }

        /// Waits until nothing presents a controller any more, nor it what the host before has shown on it: as that is dismissed UIKit
        /// puts the view back where it was. Then it is no other window's root any more either.
        func free(_ controller: UIViewController, then body: @escaping @MainActor () -> Void) {
            let end: @MainActor () -> Void = { [weak self] in
                if let self, wasShownBefore(controller) {
                    takeOff(controller, of: controller.viewIfLoaded?.window)
                }
                body()
            }
            motion.takeBack(controller) { [weak self, motion] in
                let modal = controller.presentedViewController.flatMap { modal in
                    modal.presentingViewController === controller ? modal : nil
                }
                guard let modal, modal.isBeingDismissed || self?.wasShownBefore(modal) == true else {
                    return end()
                }
                motion.takeBack(modal, then: end)
            }
        }

        /// Whether a host before this one has shown it as the tree's.
        func wasShownBefore(_ controller: UIViewController) -> Bool {
            knownBefore.contains { $0.isOwn(controller) }
        }

        private func takeScreens(of host: UIKitHost, off stack: UINavigationController) {
            if !host.own(on: stack).isEmpty { stack.setViewControllers(host.below(stack), animated: false) }
            // What a finger is about to swipe away may spring back.
            guard let swipe = stack.transitionCoordinator, swipe.isInteractive else { return }
            motion.whenOver(swipe, of: stack) { [self, weak stack] in
                motion.nextCycle { [self, weak stack] in
                    if let stack { takeScreens(of: host, off: stack) }
                }
            }
        }

        /// What is presented of the tree, without what stands on it; also what a finger has begun to pull away, since it may
        /// spring back.
        private var lowestModals: [UIViewController] {
            var modals = known.controllers.filter {
                known.isOwn($0) && $0.isPresentedItself
            }
            if case .modal(_, _, let root) = placement, let root = root.object { modals.append(root) }
            let all = Set(modals.map { ObjectIdentifier($0) })
            return modals.filter { modal in
                var below = VisitedControllers()
                var next: UIViewController? = modal
                while let controller = next, below.insert(controller) {
                    next = controller.parent ?? controller.presentingViewController
                }
                return !below.inOrder.dropFirst().contains { all.contains(ObjectIdentifier($0)) }
            }
        }
    }

    extension ScreenMotion {
        /// Has a modal dismissed where it is presented, with what stands on it, once nothing of that moves. What another presents
        /// it on meanwhile is left alone.
        func takeBack(
            _ modal: UIViewController, animated: Bool = false, then body: @escaping @MainActor () -> Void = {}
        ) {
            guard let presenter = modal.presentingViewController else { return body() }
            takeBack(modal, from: presenter, animated: animated, cycles: 8, then: body)
        }

        private func takeBack(
            _ modal: UIViewController, from presenter: UIViewController, animated: Bool, cycles: Int,
            then body: @escaping @MainActor () -> Void
        ) {
            guard cycles > 0, modal.presentingViewController === presenter, modal.isPresentedItself else {
                return body()
            }
            // Goes on although another host has come in the place of this one.
            let again: @MainActor () -> Void = { [self] in
                nextCycle { [self] in
                    takeBack(modal, from: presenter, animated: animated, cycles: cycles - 1, then: body)
                }
            }
            let moving = modal.withModalsAbove.first { $0.isBeingPresented || $0.isBeingDismissed }
            guard let moving else {
                presenter.dismiss(animated: animated)
                return again()
            }
            guard let coordinator = moving.transitionCoordinator else { return again() }
            whenOver(coordinator, of: moving, again)
        }
    }
#endif
