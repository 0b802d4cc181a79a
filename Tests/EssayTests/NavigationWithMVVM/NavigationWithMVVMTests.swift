import Testing
import UIKit

@Suite(.simulator)
final class NavigationWithMVVMTests {
    private let simulator = Simulator.current
    private let store = NavigationWithMVVM.Store(["Ann – Bob", "Cem – Dee"])

    init() {
        let list = NavigationWithMVVM.MatchesViewController(
            viewModel: NavigationWithMVVM.MatchesViewModel(store: store))
        show(UINavigationController(rootViewController: list))
    }

    private func openEditor(of match: String) throws {
        try simulator.user.tap("Edit")
        simulator.settle()
        try simulator.user.tap(match)
        simulator.settle()
    }

    @Test func `a match is edited in a modal stack of its own, and saved`() throws {
        try openEditor(of: "Cem – Dee")
        #expect(shownTitle == "Edit Match")
        try simulator.user.clear("Players")
        try simulator.user.type("Cem – Eve", into: "Players")
        try simulator.user.tap("Save")
        simulator.settle()
        #expect(shownTitle == "Matches")
        #expect(store.matches.map(\.players) == ["Ann – Bob", "Cem – Eve"])
        #expect("\(simulator.outline())".contains("Cem – Eve"))
    }

    @Test func `what is cancelled, or pulled away, is not saved`() throws {
        try openEditor(of: "Ann – Bob")
        try simulator.user.clear("Players")
        try simulator.user.tap("Cancel")
        simulator.settle()
        #expect(shownTitle == "Matches")
        try simulator.user.tap("Ann – Bob")
        simulator.settle()
        try simulator.user.pullSheet()
        simulator.settle()
        #expect(shownTitle == "Matches")
        #expect(store.matches[0].players == "Ann – Bob")
    }

    @Test func `outside of editing a tap opens nothing`() throws {
        try simulator.user.tap("Ann – Bob")
        simulator.settle()
        #expect(shownTitle == "Matches")
    }

    // The essay's last word: "as the codebase shows, really testable too".
    @Test func `the list's view model makes the editor's, with no screen at all`() {
        let viewModel = NavigationWithMVVM.MatchesViewModel(store: store)
        let editor = viewModel.editViewModelForIndexPath(IndexPath(row: 1, section: 0))
        #expect(editor.players == "Cem – Dee")
    }
}
