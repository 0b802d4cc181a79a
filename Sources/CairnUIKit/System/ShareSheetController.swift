#if canImport(UIKit) && !NO_SHEETS
    import Cairn
    import CairnSystemScreens
    import UIKit

    extension ShareSheet: UIKitSystemScreen {
        /// UIKit's own list. It is asked for what it answers when it has gone by itself.
        @MainActor
        public func makeController(for prompt: SystemPrompt<ShareSheet>) -> UIViewController {
            let controller = UIActivityViewController(
                activityItems: items.map(\.activityItem), applicationActivities: nil)
            controller.excludedActivityTypes = excluded.map { UIActivity.ActivityType(rawValue: $0.rawValue) }
            controller.completionWithItemsHandler = { [weak controller, weak prompt] type, done, _, error in
                if let error {
                    prompt?.answer(.failed(error.localizedDescription))
                } else if done {
                    prompt?.answer(.shared(by: type.map { Activity($0.rawValue) }))
                } else {
                    prompt?.leave()
                }
                controller?.completionWithItemsHandler = nil
            }
            return controller
        }
    }

    extension ShareSheet.Item {
        fileprivate var activityItem: Any {
            switch self {
            case .text(let text): text
            case .link(let text): url(text).map { $0 as Any } ?? text
            case .file(let path): URL(fileURLWithPath: path)
            }
        }

        /// Foundation makes a relative URL of any words.
        private func url(_ text: String) -> URL? {
            URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
        }
    }
#endif
