import CairnTesting
import CairnTree
import Testing

struct PushTests {
    @Test func putsAScreenOnTopOfTheAskersStack() throws {
        #expect(try picture(of: "stack[a]", after: .push("b"), from: "a") == "stack[a > b]")
    }

    @Test func goesOnTopEvenWhenTheAskerIsFurtherDown() throws {
        #expect(try picture(of: "stack[a > b]", after: .push("c"), from: "a") == "stack[a > b > c]")
    }

    @Test func staysInTheStackOfTheAskersModal() throws {
        #expect(
            try picture(of: "stack[a] + sheet(stack[b])", after: .push("c"), from: "b")
                == "stack[a] + sheet(stack[b > c])")
    }

    @Test func changesTheStackBelowAModalWhenTheAskerStandsThere() throws {
        #expect(
            try picture(of: "stack[a] + sheet(b)", after: .push("c"), from: "a")
                == "stack[a > c] + sheet(b by a)")
    }

    @Test func growsTheRangeOfTheFlowThatDecided() throws {
        #expect(
            try picture(of: "stack[a > f(b)]", after: .push("c"), from: "b", decidedBy: "f")
                == "stack[a > f(b > c)]")
    }

    @Test func standsOnAChildFlowWhenTheParentDecided() throws {
        #expect(try picture(of: "stack[a > f(b)]", after: .push("c"), from: "b") == "stack[a > f(b) > c]")
    }

    @Test func isRefusedWhereThereIsNoStack() throws {
        try expectRefusal(
            "the asker stands in no stack", of: .push("c"), from: "b", in: "stack[a] + sheet(b)")
    }

    @Test func isRefusedToAFlowThatTheParentHasCovered() throws {
        try expectRefusal(
            "'c' of another coordinator stands on", of: .push("d"), from: "b", in: "stack[a > f(b) > c]",
            decidedBy: "f")
    }
}
