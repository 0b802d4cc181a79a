#if canImport(UIKit)
    import Cairn
    import UIKit

    /// Hears whether a window is in the foreground: of its scene, and of the app, since an app that declares no scenes may have
    /// one all the same. A system alert over the app makes it inactive, and not leave the foreground.
    @MainActor
    final class Foreground {
        private let findWindow: @MainActor () -> UIWindow?
        /// Where it was last: what an app has taken out of its containers is in none.
        private weak var lastWindow: UIWindow?
        private let changed: @MainActor (Bool) -> Void
        private var isTold = true
        /// Written in `init` and read in `deinit` only.
        private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

        init(of window: @escaping @MainActor () -> UIWindow?, changed: @escaping @MainActor (Bool) -> Void) {
            findWindow = window
            self.changed = changed
            listen(to: UIScene.willEnterForegroundNotification, isInForeground: true)
            listen(to: UIScene.didActivateNotification, isInForeground: true)
            listen(to: UIScene.didEnterBackgroundNotification, isInForeground: false)
            listen(to: UIApplication.willEnterForegroundNotification, isInForeground: true)
            listen(to: UIApplication.didBecomeActiveNotification, isInForeground: true)
            listen(to: UIApplication.didEnterBackgroundNotification, isInForeground: false)
        }

        deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }

        /// Whether it is there now, as far as can be asked: while UIKit tells of the change, the state is still the
        /// old one.
        var isNow: Bool {
            guard let scene = window?.windowScene else { return true }
            return scene.activationState == .foregroundActive
                || scene.activationState == .foregroundInactive
        }

        private var window: UIWindow? {
            noteWindow()
            return lastWindow
        }

        func noteWindow() {
            if let window = findWindow() { lastWindow = window }
        }

        private func listen(to name: Notification.Name, isInForeground: Bool) {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                guard let sender = (note.object as? UIResponder).map({ ObjectIdentifier($0) }) else { return }
                let isApp = note.object is UIApplication
                MainActor.assumeIsolated { self?.hear(isInForeground, from: sender, isApp: isApp) }
            }
            tokens.append(token)
        }

        private func hear(_ isInForeground: Bool, from sender: ObjectIdentifier, isApp: Bool) {
            guard let window else {
                // It was in none yet, so in no scene either.
                if isApp { tell(isInForeground) }
                return
            }
            let scene = window.windowScene
            if let source = scene ?? window.application, ObjectIdentifier(source) == sender {
                return tell(isInForeground)
            }
            // The app has gone with all of its scenes, and comes with one.
            guard window.application.map(ObjectIdentifier.init) == sender else { return }
            if !isInForeground { tell(false) } else if isNow { tell(true) }
        }

        private func tell(_ isInForeground: Bool) {
            // A scene and its app go one after the other.
            guard isInForeground || isTold else { return }
            isTold = isInForeground
            changed(isInForeground)
        }
    }
#endif
