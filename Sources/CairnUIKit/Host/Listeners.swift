#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Who listens to which of UIKit's controllers. UIKit keeps delegates weakly, so they live here, as long as the
    /// controllers do.
    @MainActor
    final class Listeners {
        private struct Entry {
            weak var controller: NSObject?
            let listener: NSObject
        }

        private var entries: [ObjectIdentifier: Entry] = [:]
        private var sheets: [ObjectIdentifier: Entry] = [:]

        func listen(to stack: UINavigationController, for host: UIKitHost) {
            let listener = StackListener(host: host)
            listener.adopt(stack)
            keep(listener, for: stack, in: &entries)
        }

        func listen(to tabs: UITabBarController, for host: UIKitHost) {
            let listener = TabListener(host: host)
            listener.adopt(tabs)
            keep(listener, for: tabs, in: &entries)
        }

        /// UIKit makes another presentation controller when it likes; its delegate stays. So the listener lives as
        /// long as what is presented.
        func listen(toPresentationOf sheet: UIViewController, for host: UIKitHost) {
            guard let presentation = sheet.presentationController else { return }
            if presentation.delegate is SheetListener { return }
            let next = presentation.delegate
            let listener =
                next == nil
                ? SheetListener(host: host, next: nil) : AdaptingSheetListener(host: host, next: next)
            presentation.delegate = listener
            keep(listener, for: sheet, in: &sheets)
        }

        /// Whether this is one of the host's own; a controller of other code is not looked into.
        func hear(_ controller: UIViewController) -> Bool { listener(of: controller) != nil }

        /// Other code may have put its own delegate in the place of a listener since: it is told by the listener.
        /// - Returns: The stacks among those that are listened to.
        func adopt() -> [UINavigationController] {
            entries.values.compactMap { entry in
                switch (entry.controller, entry.listener) {
                case (let stack as UINavigationController, let listener as StackListener):
                    listener.adopt(stack)
                    return stack
                case (let tabs as UITabBarController, let listener as TabListener): listener.adopt(tabs)
                default: break
                }
                return nil
            }
        }

        private func listener(of controller: NSObject) -> NSObject? {
            guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else {
                return nil
            }
            return entry.listener
        }

        private func keep(
            _ listener: NSObject, for controller: NSObject, in entries: inout [ObjectIdentifier: Entry]
        ) {
            if entries.count > 64, entries.count.isMultiple(of: 64) {
                entries = entries.filter { $0.value.controller != nil }
            }
            entries[ObjectIdentifier(controller)] = Entry(controller: controller, listener: listener)
        }
    }
#endif
