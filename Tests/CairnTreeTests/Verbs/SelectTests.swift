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

    @Test func leavesACoveredStackBehind() throws {
        #expect(
            try picture(of: "tabs[*stack[a + currentContext(b)], c]", after: .select("c"), from: "b")
                == "tabs[stack[a + currentContext(b)], *c]")
    }

    @Test func bringsAPlaceOfAContainerOfTheAppsOwnToTheFront() throws {
        #expect(
            try picture(of: "drawer[*menu, stack[a]]", after: .select("a"), from: "menu")
                == "drawer[menu, *stack[a]]")
    }
}
