import Cairn

/// A mail that a person may change, send, save or throw away. Refused where no mail can be sent from.
public struct MailDraft: SystemScreen, CustomStringConvertible {
    /// What is sent along.
    public struct Attachment: Hashable, Sendable {
        /// What is in it.
        public var bytes: [UInt8]
        /// Its kind, `image/png` say.
        public var mimeType: String
        /// What it is called there.
        public var fileName: String

        /// A file that is sent along.
        public init(_ bytes: [UInt8], mimeType: String, fileName: String) {
            (self.bytes, self.mimeType, self.fileName) = (bytes, mimeType, fileName)
        }
    }

    /// What became of it. One that was thrown away answers nothing, and is left.
    public enum Answer: Hashable, Sendable {
        /// It is on its way, or waits to be sent.
        case sent
        /// It is kept among the drafts.
        case saved
        /// It could be neither, for this reason.
        case failed(String)
    }

    /// The addresses that it goes to.
    public var recipients: [String]
    /// What it is about.
    public var subject: String
    /// What it says.
    public var text: String
    /// Whether the text is HTML; plain by default.
    public var isHTML = false
    /// What is sent along; nothing by default.
    public var attachments: [Attachment] = []

    /// A draft in plain text.
    public init(to recipients: String..., subject: String = "", text: String = "") {
        (self.recipients, self.subject, self.text) = (recipients, subject, text)
    }

    /// Without the files that are sent along.
    public var abridged: MailDraft {
        var draft = self
        draft.attachments = []
        return draft
    }

    /// What it is called in a tree, with nothing of what is in it.
    public var description: String { "mailDraft" }
}
