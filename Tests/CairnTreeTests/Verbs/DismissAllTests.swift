import CairnContract
import CairnTree
import Testing

struct DismissAllTests {
    @Test func `leaves the window`() throws {
        #expect(
            try picture(of: "stack[a] + sheet(b) + alert(c)", after: .dismissAll, from: "b") == "stack[a]")
    }

    @Test func `does nothing without modals`() throws {
        #expect(try picture(of: "stack[a]", after: .dismissAll, from: "a") == "stack[a]")
    }

    @Test func `dismisses the covers of stacks as well`() throws {
        #expect(
            try picture(
                of:
                    "tabs[*stack[a + currentContext(stack[b + currentContext(c)])], stack[d + currentContext(e)]]",
                after: .dismissAll, from: "c") == "tabs[*stack[a], stack[d]]")
    }
}
