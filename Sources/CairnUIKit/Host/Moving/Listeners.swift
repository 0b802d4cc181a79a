#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Who listens to which of UIKit's controllers. UIKit keeps delegates weakly, so they live here, as long as the
    /// controllers do.
    @MainActor
    final class Listeners {
        /// An object, since to copy what is held weakly takes its time.
        private final class Entry {
            private(set) weak var controller: NSObject?
            let listener: NSObject
            let resign: @MainActor () -> Void

            init(_ controller: NSObject, _ listener: NSObject, resign: @escaping @MainActor () -> Void) {
                self.controller = controller
                self.listener = listener
                self.resign = resign
            }
        }

        private let motion: ScreenMotion
        private let animators: Animators
        weak var exits: (any Exits)?
        /// Whether there have ever been columns.
        private(set) var hearsColumns = false
        /// Whether a tab has ever stood behind More in front, or the list there.
        var hearsMore = false
        private var entries: [ObjectIdentifier: Entry] = [:]
        private var sheets: [ObjectIdentifier: Entry] = [:]
        private var animated: [ObjectIdentifier: Entry] = [:]
        private var pans: [ObjectIdentifier: Entry] = [:]

        init(motion: ScreenMotion, animators: Animators) {
            self.motion = motion
            self.animators = animators
        }

        func listen(to stack: UINavigationController) {
            let listener = StackListener(motion: motion, animators: animators, exits: exits)
            listener.adopt(stack)
            keep(listener, for: stack, in: &entries) { listener.resign() }
        }

        func listen(to tabs: UITabBarController) {
            let listener = TabListener(motion: motion, animators: animators, exits: exits)
            listener.adopt(tabs)
            keep(listener, for: tabs, in: &entries) { [weak tabs] in
                if let tabs { listener.resign(from: tabs) }
            }
        }

        func listen(to columns: UISplitViewController, by listener: ColumnsListener) {
            listener.adopt(columns)
            hearsColumns = true
            keep(listener, for: columns, in: &entries) { [weak columns] in
                if let columns { listener.resign(from: columns) }
            }
        }

        /// UIKit makes another presentation controller when it likes; its delegate stays. So the listener lives as
        /// long as what is presented.
        func listen(toPresentationOf sheet: UIViewController) {
            guard let presentation = sheet.presentationController else { return }
            let next = presentation.delegate
            // Where a flow is a guest in a window of Cairn's, both hosts hear it.
            if let listener = next as? SheetListener, listener.tells(motion) { return }
            let listener =
                next == nil
                ? SheetListener(motion: motion, exits: exits, next: nil)
                : AdaptingSheetListener(motion: motion, exits: exits, next: next)
            presentation.delegate = listener
            keep(listener, for: sheet, in: &sheets) { [weak sheet] in
                if let sheet { listener.resign(from: sheet) }
            }
        }

        /// Has a modal come and go by its animation, if it has one that means something here, and in a style of the app's
        /// own. A transitioning delegate of the app's own is left alone.
        func animate(_ modal: UIViewController) {
            guard modal.transitioningDelegate == nil,
                animators.animator(for: modal) != nil || animators.makePresentation(of: modal) != nil
            else { return }
            let animations = ModalAnimations(modal, by: animators, motion: motion, exits: exits)
            modal.transitioningDelegate = animations
            keep(animations, for: modal, in: &animated) { animations.resign() }
        }

        /// Hears the fingers that close a page by its animator, once it is on screen.
        func hearFingers(closing page: UIViewController) {
            guard page.viewIfLoaded?.window != nil, let animator = animators.animator(for: page) else {
                return
            }
            (entry(of: page, in: animated) as? ModalAnimations)?.hearEdge()
            guard entry(of: page, in: pans) == nil, let (pan, goal) = animator.pan(closing: page) else {
                return
            }
            let finger = DrivingFinger(pan, toward: goal) { [weak exits, weak page, animators] driver in
                // The app may have shown it again in another way.
                guard let exits, let page, animators.animator(for: page) != nil else { return false }
                return exits.close(page, drivenBy: driver)
            }
            keep(finger, for: page, in: &pans) { finger.resign() }
        }

        /// Whether this is one of the host's own; a controller of other code is not looked into.
        func hear(_ controller: UIViewController) -> Bool { listener(of: controller) != nil }

        /// Other code may have put its own delegate in the place of a listener since: it is told by the listener.
        /// - Returns: The stacks among those that are listened to.
        func adopt() -> [UINavigationController] {
            var stacks: [UINavigationController] = []
            for entry in entries.values {
                if let listener = entry.listener as? StackListener {
                    guard let stack = entry.controller as? UINavigationController else { continue }
                    listener.adopt(stack)
                    listener.interceptSwipes(of: stack)
                    if hearsColumns { listener.holdUpOuterSwipes() }
                    stacks.append(stack)
                } else if let listener = entry.listener as? TabListener {
                    if let tabs = entry.controller as? UITabBarController { listener.adopt(tabs) }
                } else if let listener = entry.listener as? ColumnsListener {
                    if let columns = entry.controller as? UISplitViewController { listener.adopt(columns) }
                }
            }
            return stacks
        }

        /// What the columns hold that are listened to, also behind another where all are one stack.
        var heldInColumns: [UIViewController] {
            guard hearsColumns else { return [] }
            return entries.values.flatMap { entry in
                (entry.controller as? UISplitViewController)?.columnControllers ?? []
            }
        }

        /// A stack that a finger of UIKit's, or other code, has begun to move: nobody may have been told yet.
        var stackInTransition: UIViewController? {
            for entry in entries.values where entry.listener is StackListener {
                let stack = entry.controller as? UINavigationController
                if stack?.transitionCoordinator != nil { return stack }
            }
            return nil
        }

        /// As above, for a stack that will soon show this.
        func adopt(_ stack: UINavigationController, showing top: UIViewController) {
            (listener(of: stack) as? StackListener)?.adopt(stack, showing: top)
        }

        /// Leaves a modal to whoever presents it from now on.
        func resign(from modal: UIViewController) {
            guard entry(of: modal, in: animated) != nil else { return }
            animated.removeValue(forKey: ObjectIdentifier(modal))?.resign()
        }

        /// All delegates are those that the app has set.
        func stopListening() {
            for entry in [entries, sheets, animated, pans].flatMap(\.values) { entry.resign() }
            (entries, sheets, animated, pans) = ([:], [:], [:], [:])
        }

        private func listener(of controller: NSObject) -> NSObject? { entry(of: controller, in: entries) }

        private func entry(of controller: NSObject, in entries: [ObjectIdentifier: Entry]) -> NSObject? {
            guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else {
                return nil
            }
            return entry.listener
        }

        private func keep(
            _ listener: NSObject, for controller: NSObject, in entries: inout [ObjectIdentifier: Entry],
            resign: @escaping @MainActor () -> Void
        ) {
            if entries.count > 64, entries.count.isMultiple(of: 64) {
                entries = entries.filter { $0.value.controller != nil }
            }
            entries[ObjectIdentifier(controller)] = Entry(controller, listener, resign: resign)
        }
    }
#endif
