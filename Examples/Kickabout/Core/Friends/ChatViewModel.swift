import Cairn
import CairnBinding

/// One thing that was written, by its place in the conversation.
public nonisolated struct MessageRow: Hashable, Sendable, Identifiable {
    public let id: Int
    public let text: String
}

/// The conversation with one friend. What is typed stays there until it is sent, however the screen is left.
@MainActor
public final class ChatViewModel: OpensProfiles {
    public typealias Dependencies = HasBook & HasContacts

    public enum Route: Hashable, ProfilePlace {
        case profile(Player.ID)
    }

    /// As it is typed.
    public let draft: MutableProperty<String>
    public let router = Router<Route>()
    private let id: Player.ID
    private let dependencies: any Dependencies
    private var contacts: Contacts { dependencies.contacts }

    public init(_ dependencies: any Dependencies, with id: Player.ID) {
        self.dependencies = dependencies
        self.id = id
        let contacts = dependencies.contacts
        draft = MutableProperty(contacts.draft(to: id).value)
        _ = draft.observe { contacts.setDraft($0, to: id) }
        // Another window may show the same conversation.
        contacts.draft(to: id).observe(with: draft) { draft, text in
            if draft.value != text { draft.value = text }
        }
    }

    public var title: Property<String> {
        dependencies.book.league.map { [id] in $0.names[id] ?? "Someone who left" }
    }
    public var rows: Property<[MessageRow]> {
        contacts.messages(to: id).map { $0.enumerated().map { MessageRow(id: $0, text: $1) } }
    }
    public var canSend: Property<Bool> { draft.map { !$0.trimmed.isEmpty } }

    /// Does nothing when there is nothing to send.
    public func sendTapped() { contacts.send(to: id) }

    public func profileTapped() { profileTapped(id) }
}
