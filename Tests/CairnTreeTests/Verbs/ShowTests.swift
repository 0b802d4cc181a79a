import CairnTesting
import CairnTree
import Testing

struct ShowTests {
    @Test func `makes a destination visible across tabs and modals`() throws {
        #expect(
            try picture(
                of: "tabs[*stack[a], stack[b > c > d]] + sheet(m) + alert(n)", after: .show("c"), from: "n")
                == "tabs[stack[a], *stack[b > c]]")
    }

    @Test func `keeps the modals below and the modal it stands in`() throws {
        #expect(
            try picture(of: "stack[a] + sheet(stack[b > c]) + alert(n)", after: .show("b"), from: "n")
                == "stack[a] + sheet(stack[b])")
    }

    @Test func `finds the topmost`() throws {
        #expect(
            try picture(of: "stack[a > b > c > b > d]", after: .show("b"), from: "d")
                == "stack[a > b > c > b]")
    }

    @Test func `pushes where it does not stand`() throws {
        #expect(try picture(of: "stack[a]", after: .show("b"), from: "a") == "stack[a > b]")
    }

    @Test func `makes the other transition where it does not stand`() throws {
        #expect(
            try picture(of: "stack[a]", after: .show("b", orElse: .present("b", as: .sheet)), from: "a")
                == "stack[a] + sheet(b)")
    }

    @Test func `does nothing when it is visible`() throws {
        #expect(
            try picture(of: "tabs[*stack[a > b], c]", after: .show("b"), from: "a")
                == "tabs[*stack[a > b], c]")
    }

    @Test func `uncovers a stack and keeps the cover it stands in`() throws {
        let tree = "tabs[stack[a > b + currentContext(stack[c > d]) + currentContext(e)], *f]"
        #expect(
            try picture(of: tree, after: .show("c"), from: "f")
                == "tabs[*stack[a > b + currentContext(stack[c])], f]")
        #expect(try picture(of: tree, after: .show("b"), from: "f") == "tabs[*stack[a > b], f]")
        #expect(try picture(of: tree, after: .show("a"), from: "f") == "tabs[*stack[a], f]")
    }
}
