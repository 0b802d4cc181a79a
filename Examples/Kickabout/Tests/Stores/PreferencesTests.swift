import CairnBinding
import Foundation
import KickaboutCore
import LoginRecipe
import Testing

@MainActor
struct PreferencesTests {
    private let files = MemoryFiles()

    @Test func `what was chosen is chosen the next time`() {
        let first = Preferences(files: files)
        first.setup.value = Setup(store: .shared, hasTabBar: false)
        first.transitionStyle.value = .push
        first.setDisplayName("Zoé 🥇", of: "z@b")
        let second = Preferences(files: files)
        #expect(second.setup.value == Setup(store: .shared, hasTabBar: false))
        #expect(second.transitionStyle.value == .push)
        #expect(second.displayName(of: "z@b") == "Zoé 🥇")
        #expect(second.displayName(of: "other") == nil)
        #expect(second.trouble.value == nil)
    }

    @Test func `who logged in is remembered until they log out, the last one last`() {
        let (ana, eddie) = (User(name: "Ana", email: "a@b"), User(name: "Eddie", email: "e@b"))
        let first = Preferences(files: files)
        for user in [ana, eddie, ana] { first.remember(user) }
        #expect(Preferences(files: files).users == [eddie, ana])
        first.forget(ana)
        #expect(Preferences(files: files).users == [eddie])
    }

    @Test func `a file of the time before anybody was remembered is read`() {
        let old =
            #"{"transitionStyle":"push","names":{},"reducesMotion":false,"setup":{"hasTabBar":true,"store":"device"}}"#
        files.contents["preferences.json"] = Data(old.utf8)
        let preferences = Preferences(files: files)
        #expect(preferences.trouble.value == nil && preferences.users.isEmpty)
        #expect(preferences.transitionStyle.value == .push)
    }

    @Test func `nothing is written before something was chosen`() {
        let preferences = Preferences(files: files)
        preferences.transitionStyle.value = .sheet
        #expect(files.contents.isEmpty)
    }

    @Test func `a damaged file is kept aside and said so`() {
        files.contents["preferences.json"] = Data("{".utf8)
        let preferences = Preferences(files: files)
        #expect(preferences.trouble.value?.contains("preferences.json.damaged-1") == true)
        #expect(preferences.setup.value == Setup())
        #expect(files.exists("preferences.json.damaged-1"))
    }

    @Test func `what cannot be written is said so, and written with the next choice`() {
        let preferences = Preferences(files: files)
        files.isFull = true
        preferences.setup.value.store = .shared
        #expect(preferences.trouble.value == "Your settings cannot be kept.")
        files.isFull = false
        preferences.transitionStyle.value = .push
        #expect(preferences.trouble.value == nil)
        #expect(Preferences(files: files).setup.value.store == .shared)
    }
}
