import CairnTesting
import CairnTree
import Testing

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

    @Test func uncoversAStackAndKeepsTheCoverItStandsIn() throws {
        let tree = "tabs[stack[a > b + currentContext(stack[c > d]) + currentContext(e)], *f]"
        #expect(
            try picture(of: tree, after: .show("c"), from: "f")
                == "tabs[*stack[a > b + currentContext(stack[c])], f]")
        #expect(try picture(of: tree, after: .show("a"), from: "f") == "tabs[*stack[a], f]")
    }
}
