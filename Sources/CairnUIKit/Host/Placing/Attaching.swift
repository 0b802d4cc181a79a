#if canImport(UIKit)
    import Cairn

    extension Navigator {
        /// Shows the tree by UIKit; the host replaces the one before, and is kept. Does nothing for the one that is attached, nor
        /// once the window was closed or a guest was left, which the log says: begin another navigator then.
        ///
        /// A host is attached once: to attach one again that another has replaced, or that was another navigator's, traps. Make
        /// a new one, for the same window or any other.
        public func attach(_ host: UIKitHost) {
            guard host.navigator !== self else { return }
            precondition(
                !host.wasAttached,
                "a UIKitHost is attached once; make another for the same window, and attach that")
            attach(host as any NavigatorHost)
        }
    }

    extension Coordinator {
        /// Runs this flow in a part of an app that is not Cairn's, and waits for what it ends with: for code that knows
        /// nothing of Cairn otherwise. Nothing has to be kept meanwhile.
        /// ```swift
        /// let player = try await SignUp().run(on: UIKitHost(navigationController: navigationController))
        /// ```
        /// When the flow finishes it is taken off the screen, where something of the app's is below it. Cancelling the
        /// waiting task ends the wait at once and closes the flow. It stays where nothing is below it, and where a leave-guard,
        /// which is asked, says no; then its result is nobody's.
        /// - Throws: `CancellationError` when the flow was left without a result, by a finger or by code; the `Refusal`
        ///   when its root was refused, what is to present it is in no window, or the host has shown something before: make one for
        ///   each run.
        public func run(on host: UIKitHost) async throws -> Output {
            try host.checkThatItCanShow()
            return try await output(on: host)
        }
    }

    extension Coordinator where Output == Never {
        /// Runs this coordinator in a part of an app that is not Cairn's, and waits until it was left: by a finger, by its
        /// own code or that of the app around. Cancelling the waiting task closes it as one with a result, and returns at once.
        /// - Throws: The `Refusal` when its root was refused, what is to present it is in no window, or the host has shown something
        ///   before: make one for each run.
        public func run(on host: UIKitHost) async throws {
            try host.checkThatItCanShow()
            try await end(on: host)
        }
    }

    extension UIKitHost {
        fileprivate func checkThatItCanShow() throws(Refusal) {
            if wasAttached {
                throw .unavailable(
                    "UIKitHost", why: "it showed something before; make another for the same place")
            }
            // What it should stand on has not gone, but was never there.
            if placement.isNowhere { throw .unavailable("UIKitHost", why: Placement.nowhere) }
        }
    }
#endif
