import Testing

@testable import CairnStudio

/// What is drawn around a screen.
struct ScreenFlowTests {
    private func screen(_ destination: String, _ coordinators: String...) -> AppMap.Screen {
        SmallMap.screen(destination, destination, "root", coordinators, depth: 0)
    }

    @Test func `a coordinator is one group, however its nodes are called`() {
        let flows = ScreenFlows(of: [
            screen("League.menu", "league"), screen("Matches.list", "league", "matches"),
            screen("Edit.form", "league", "matches", "newMatch"), screen("Edit.failed", "match"),
            screen("Share", "match", "share"),
        ])
        #expect(
            flows.paths == [
                ["League"], ["League", "Matches"], ["League", "Matches", "Edit"],
                ["League", "Matches", "Edit"],
                ["League", "Matches", "Edit"],
            ])
    }

    @Test func `what is used by two lies in what both lie in`() {
        let flows = ScreenFlows(of: [
            screen("League.menu", "league"), screen("Friends.list", "league", "friends"),
            screen("Rankings.table", "league", "rankings"),
            screen("Profile.card", "shared", "friends", "profile"),
            screen("Profile.photo", "league", "rankings", "profile"),
        ])
        #expect(flows.paths[3] == ["League", "Profile"])
        #expect(flows.paths[4] == ["League", "Profile"])
    }

    @Test func `without coordinators tabs are groups`() {
        var one = screen("A")
        one.tab = "Settings"
        #expect(ScreenFlows(of: [one, screen("B")]).paths == [["Tab Settings"], []])
    }
}
