import CairnBinding
import Foundation
import KickaboutCore
import Testing

@MainActor
struct ContactsTests {
    private let files = MemoryFiles()

    private func contacts(_ owner: String = "device-ana@example.org") -> Contacts {
        Contacts(files: files, owner: owner)
    }

    @Test func `friends, messages and drafts are there the next time`() {
        let first = contacts()
        first.setFriend(3, true)
        first.setFriend(1, true)
        first.setDraft("Are you \u{2068}שרה\u{2069}? ", to: 3)
        first.send(to: 3)
        first.setDraft("Well played 🥇", to: 1)
        let second = contacts()
        #expect(second.friends.value == [3, 1])
        #expect(second.messages(to: 3).value == ["Are you \u{2068}שרה\u{2069}?"])
        #expect(second.draft(to: 3).value == "")
        #expect(second.draft(to: 1).value == "Well played 🥇")
        #expect(second.lastWords.value == [3: "Are you \u{2068}שרה\u{2069}?", 1: "Draft: Well played 🥇"])
        #expect(second.trouble.value == nil)
    }

    @Test func `nobody reads what belongs to another, or to another league`() {
        contacts().setFriend(1, true)
        #expect(contacts("device-eddie@example.org").friends.value.isEmpty)
        #expect(contacts("shared-ana@example.org").friends.value.isEmpty)
    }

    @Test func `an address that no file could be named by is a name all the same`() {
        contacts("device-../a/b@c").setFriend(1, true)
        #expect(files.contents.keys.allSatisfy { !$0.contains("/") })
        #expect(contacts("device-../a/b@c").friends.value == [1])
    }

    @Test func `nothing is written before something was done`() {
        let contacts = contacts()
        contacts.setFriend(1, false)
        contacts.setDraft("", to: 1)
        contacts.send(to: 1)
        #expect(files.contents.isEmpty)
    }

    @Test func `a friend is one once, and what was written stays when they are none`() {
        let contacts = contacts()
        contacts.setFriend(1, true)
        contacts.setFriend(1, true)
        #expect(contacts.friends.value == [1])
        contacts.setDraft("Hello", to: 1)
        contacts.send(to: 1)
        contacts.setFriend(1, false)
        #expect(contacts.friends.value.isEmpty)
        #expect(!contacts.isFriend(1).value)
        #expect(contacts.messages(to: 1).value == ["Hello"])
    }

    @Test func `nothing but space is not sent, and stays`() {
        let contacts = contacts()
        contacts.setDraft("  \n", to: 1)
        contacts.send(to: 1)
        #expect(contacts.messages(to: 1).value.isEmpty)
        #expect(contacts.draft(to: 1).value == "  \n")
    }

    @Test func `a damaged file is kept aside and said so`() throws {
        contacts().setFriend(1, true)
        let name = try #require(files.contents.keys.first)
        files.contents[name] = Data("{\"friends\":[1".utf8)
        let contacts = contacts()
        #expect(contacts.trouble.value == "Your chats were damaged. They were kept as \(name).damaged-1.")
        #expect(contacts.friends.value.isEmpty)
        #expect(files.exists("\(name).damaged-1"))
    }

    @Test func `what cannot be written is said so, until it can`() {
        let contacts = contacts()
        files.isFull = true
        contacts.setDraft("Hello", to: 1)
        #expect(contacts.trouble.value == "Your friends and chats cannot be kept.")
        #expect(contacts.draft(to: 1).value == "Hello")
        files.isFull = false
        contacts.setDraft("Hello!", to: 1)
        #expect(contacts.trouble.value == nil)
        #expect(self.contacts().draft(to: 1).value == "Hello!")
    }

    @Test func `a photo is kept, and the old one stays where a new one has no room`() throws {
        let contacts = contacts()
        let photo = contacts.photo(of: 1)
        #expect(photo.value == nil)
        try contacts.setPhoto(Data([1, 2]), of: 1)
        #expect(photo.value == Data([1, 2]))
        files.isFull = true
        #expect(throws: StoreError.self) { try contacts.setPhoto(Data([3]), of: 1) }
        #expect(photo.value == Data([1, 2]))
        #expect(self.contacts().photo(of: 1).value == Data([1, 2]))
        #expect(self.contacts().photo(of: 2).value == nil)
    }
}
