import CairnTesting
import CairnTree
import Testing

struct SelectTests {
    @Test func bringsATabToTheFront() throws {
        #expect(try picture(of: "tabs[*a, b, c]", after: .select("c"), from: "a") == "tabs[a, b, *c]")
        #expect(try picture(of: "pages[*a, b]", after: .select("b"), from: "a") == "pages[a, *b]")
    }

    @Test func findsATabByWhatItHoldsFirst() throws {
        #expect(
            try picture(of: "tabs[*stack[a > x], stack[b > y]]", after: .select("b"), from: "x")
                == "tabs[stack[a > x], *stack[b > y]]")
    }

    @Test func looksInTheNearestTabsFirstAndThenFurtherOut() throws {
        let tree = "tabs[*tabs[*a, b], b, c]"
        #expect(try picture(of: tree, after: .select("b"), from: "a") == "tabs[*tabs[a, *b], b, c]")
        #expect(try picture(of: tree, after: .select("c"), from: "a") == "tabs[tabs[*a, b], b, *c]")
    }

    @Test func doesNothingForTheTabInFront() throws {
        #expect(
            try picture(of: "tabs[*a:stack[x > y], b]", after: .select("a"), from: "y")
                == "tabs[*a:stack[x > y], b]")
    }

    @Test func isRefusedForWhatIsNoTab() throws {
        try expectRefusal(
            "no tabs or pages around the asker hold 'z'", of: .select("z"), from: "a", in: "tabs[*a, b]")
        try expectRefusal(
            "no tabs or pages around the asker hold 'b'", of: .select("b"), from: "m",
            in: "tabs[*a, b] + sheet(m)")
    }
}

struct ShowTests {
    @Test func makesADestinationVisibleAcrossTabsAndModals() throws {
        #expect(
            try picture(
                of: "tabs[*stack[a], stack[b > c > d]] + sheet(m) + alert(n)", after: .show("c"), from: "n")
                == "tabs[stack[a], *stack[b > c]]")
    }

    @Test func keepsTheModalsBelowAndTheModalItStandsIn() throws {
        #expect(
            try picture(of: "stack[a] + sheet(stack[b > c]) + alert(n)", after: .show("b"), from: "n")
                == "stack[a] + sheet(stack[b])")
    }

    @Test func findsTheTopmost() throws {
        #expect(
            try picture(of: "stack[a > b > c > b > d]", after: .show("b"), from: "d")
                == "stack[a > b > c > b]")
    }

    @Test func pushesWhereItDoesNotStand() throws {
        #expect(try picture(of: "stack[a]", after: .show("b"), from: "a") == "stack[a > b]")
    }

    @Test func makesTheOtherTransitionWhereItDoesNotStand() throws {
        #expect(
            try picture(of: "stack[a]", after: .show("b", orElse: .present("b", as: .sheet)), from: "a")
                == "stack[a] + sheet(b)")
    }

    @Test func doesNothingWhenItIsVisible() throws {
        #expect(
            try picture(of: "tabs[*stack[a > b], c]", after: .show("b"), from: "a")
                == "tabs[*stack[a > b], c]")
    }
}
