import Cairn
import CairnBinding
import Foundation

@MainActor public protocol HasContacts { var contacts: Contacts { get } }

/// What someone has to do with the players of a league: who is a friend, what was written to whom, and what was typed
/// and not sent yet. All of it is kept on this device.
@MainActor
public final class Contacts {
    private nonisolated struct Content: Codable, Equatable {
        /// In the order in which they became friends.
        var friends: [Player.ID] = []
        var messages: [Player.ID: [String]] = [:]
    }

    private let content: MutableProperty<Content>
    private let drafts: MutableProperty<[Player.ID: String]>
    private let photos = MutableProperty<[Player.ID: Data]>([:])
    private let problem = MutableProperty<String?>(nil)
    private let files: any Files
    private let owner: String

    /// Reads the files; what cannot be read is kept aside.
    /// - Parameter owner: Whose they are: part of the files' names.
    public init(files: any Files, owner: String) {
        self.files = files
        // An address may hold what no file's name can.
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_.@"))
        self.owner = owner.addingPercentEncoding(withAllowedCharacters: allowed) ?? "someone"
        let contentFile = JSONFile<Content>("friends-\(self.owner).json", in: files)
        // What is being typed is written at every key: in a file of its own, which stays small.
        let draftFile = JSONFile<[Player.ID: String]>("drafts-\(self.owner).json", in: files)
        content = MutableProperty(Content())
        drafts = MutableProperty([:])
        keep(content, in: contentFile)
        keep(drafts, in: draftFile)
    }

    /// What went wrong with the files, in words; nil when all is well.
    public var trouble: Property<String?> { problem }

    public var friends: Property<[Player.ID]> { content.map(\.friends) }
    public func isFriend(_ id: Player.ID) -> Property<Bool> { content.map { $0.friends.contains(id) } }

    /// Takes someone among the friends, or out of them; what was written stays.
    public func setFriend(_ id: Player.ID, _ isFriend: Bool) {
        var friends = content.value.friends.filter { $0 != id }
        if isFriend { friends.append(id) }
        if friends != content.value.friends { content.value.friends = friends }
    }

    /// What was written to someone, the oldest first.
    public func messages(to id: Player.ID) -> Property<[String]> { content.map { $0.messages[id] ?? [] } }
    /// What was typed for someone and not sent; empty when there is nothing.
    public func draft(to id: Player.ID) -> Property<String> { drafts.map { $0[id] ?? "" } }

    /// For each friend what waits to be sent, or what was sent last.
    public var lastWords: Property<[Player.ID: String]> {
        content.joined(with: drafts) { content, drafts in
            content.messages.compactMapValues(\.last).merging(drafts.mapValues { "Draft: \($0)" }) { $1 }
        }
    }

    public func setDraft(_ text: String, to id: Player.ID) {
        let draft = text.isEmpty ? nil : text
        if drafts.value[id] != draft { drafts.value[id] = draft }
    }

    /// Sends what was typed. Does nothing when that is nothing but space.
    public func send(to id: Player.ID) {
        let text = draft(to: id).value.trimmed
        guard !text.isEmpty else { return }
        content.value.messages[id, default: []].append(text)
        setDraft("", to: id)
    }

    /// The picture that was chosen for someone, as a file's bytes; nil when there is none, and when it cannot be read.
    public func photo(of id: Player.ID) -> Property<Data?> {
        if photos.value[id] == nil, let data = try? files.read(photoName(id)) { photos.value[id] = data }
        return photos.map { $0[id] }
    }

    /// - Throws: When it cannot be written; then the old one stays.
    public func setPhoto(_ data: Data, of id: Player.ID) throws(StoreError) {
        do { try files.write(data, to: photoName(id)) } catch { throw .noAccess("It cannot be written.") }
        photos.value[id] = data
    }

    private func photoName(_ id: Player.ID) -> String { "photo-\(owner)-\(id)" }

    /// Reads a value from a file, and writes it there whenever it has changed.
    private func keep<Value: Codable & Equatable>(
        _ property: MutableProperty<Value>, in file: JSONFile<Value>
    ) {
        do throws(StoreError) { property.value = try file.read() ?? property.value } catch { report(error) }
        var kept = property.value
        property.observe(with: self) { own, value in
            guard value != kept else { return }
            kept = value
            do throws(StoreError) {
                try file.write(value)
                own.problem.value = nil
            } catch {
                own.report(error)
            }
        }
    }

    private func report(_ error: StoreError) {
        problem.value =
            switch error {
            case .setAside(let name): "Your chats were damaged. They were kept as \(name)."
            default: "Your friends and chats cannot be kept."
            }
    }
}
