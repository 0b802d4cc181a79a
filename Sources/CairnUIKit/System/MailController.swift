#if canImport(UIKit) && canImport(MessageUI) && !os(macOS)
    import Cairn
    import CairnSystemScreens
    import MessageUI
    import UIKit

    // HeadlessUIKit has no MessageUI: this was written after Apple's documentation, and compiled on no device yet.
    extension MailDraft: UIKitSystemScreen {
        /// No mail can be sent without an account.
        @MainActor public var obstacle: String? {
            MFMailComposeViewController.canSendMail()
                ? nil : "no account to send mail from is set up on this device"
        }

        /// The system's own composer.
        @MainActor
        public func makeController(for prompt: SystemPrompt<MailDraft>) -> UIViewController {
            let controller = MFMailComposeViewController()
            controller.setToRecipients(recipients)
            controller.setSubject(subject)
            controller.setMessageBody(text, isHTML: isHTML)
            for attachment in attachments {
                controller.addAttachmentData(
                    Data(attachment.bytes), mimeType: attachment.mimeType, fileName: attachment.fileName)
            }
            let delegate = MailDelegate(prompt)
            prompt.keep(delegate)
            controller.mailComposeDelegate = delegate
            return controller
        }
    }

    @MainActor
    private final class MailDelegate: NSObject, MFMailComposeViewControllerDelegate {
        private weak var prompt: SystemPrompt<MailDraft>?

        init(_ prompt: SystemPrompt<MailDraft>) { self.prompt = prompt }

        nonisolated func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
            error: (any Error)?
        ) {
            let why = error?.localizedDescription
            MainActor.assumeIsolated {
                switch result {
                case .sent: prompt?.answer(.sent)
                case .saved: prompt?.answer(.saved)
                case .failed: prompt?.answer(.failed(why ?? "the system gave no reason"))
                case .cancelled: prompt?.leave()
                @unknown default: prompt?.leave()
                }
            }
        }
    }
#endif
