#if canImport(UIKit) && canImport(SafariServices) && !os(macOS) && !os(visionOS)
    import Cairn
    import CairnSystemScreens
    import SafariServices
    import UIKit

    // HeadlessUIKit has no SafariServices: this was written after Apple's documentation, and compiled on no device yet.
    extension SafariPage: UIKitSystemScreen {
        /// The browser raises an exception for an address that is not one of the web.
        @MainActor public var obstacle: String? {
            ["http", "https"].contains(URL(string: address)?.scheme?.lowercased())
                ? nil : "'\(address)' begins with neither http:// nor https://"
        }

        /// The system's own browser.
        @MainActor
        public func makeController(for prompt: SystemPrompt<SafariPage>) -> UIViewController {
            guard let url = URL(string: address) else { return UIViewController() }
            let controller = SFSafariViewController(url: url)
            let delegate = SafariDelegate(prompt)
            prompt.keep(delegate)
            controller.delegate = delegate
            return controller
        }
    }

    @MainActor
    private final class SafariDelegate: NSObject, SFSafariViewControllerDelegate {
        private weak var prompt: SystemPrompt<SafariPage>?

        init(_ prompt: SystemPrompt<SafariPage>) { self.prompt = prompt }

        nonisolated func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            MainActor.assumeIsolated { _ = prompt?.answer(()) }
        }
    }
#endif
