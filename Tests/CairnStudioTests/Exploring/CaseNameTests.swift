import Cairn
import Testing

@testable import CairnStudio

/// What a place is called in a map and in a count, whatever it carries.
struct CaseNameTests {
    private enum Place: Destination {
        case list
        case match(Int)
    }

    private struct Team: Destination, CustomStringConvertible {
        let description: String
    }

    @Test func `a case is called by its name, and what describes itself by all that it says`() {
        #expect(AnyDestination(Place.list).caseName == "list")
        #expect(AnyDestination(Place.match(7)).caseName == "match")
        let teams = ["Team (U19)", "Team (U21)"].map { AnyDestination(Team(description: $0)).caseName }
        #expect(teams == ["`Team (U19)`", "`Team (U21)`"])
    }
}
