import Cairn

/// Goes with a place, and looks at the navigators then: what an app's destinations hold may do so as it goes.
/// `Onlooker.$windows.withValue(.init()) { … }` has the places hold one that are named meanwhile.
package final class Onlooker: Sendable {
    @TaskLocal package static var windows: Windows?

    /// The navigators of a walk.
    @MainActor
    package final class Windows {
        private struct Window { weak var navigator: Navigator? }
        private var all: [Window] = []

        nonisolated package init() {}

        func add(_ navigator: Navigator) {
            all.removeAll { $0.navigator == nil }
            all.append(Window(navigator: navigator))
        }

        /// A navigator can be looked at at any time.
        fileprivate func look() {
            for window in all { _ = (window.navigator?.tree, window.navigator?.isSettled) }
        }
    }

    private let windows: Windows

    /// Nil outside of a walk.
    init?() {
        guard let windows = Self.windows else { return nil }
        self.windows = windows
    }

    deinit { MainActor.assumeIsolated { [windows] in windows.look() } }
}
