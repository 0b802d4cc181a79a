import CairnTesting
import CairnTree
import Testing

struct PopToRootTests {
    @Test func leavesTheRoot() throws {
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .popToRoot, from: "d") == "stack[a]")
    }

    @Test func leavesTheFirstScreenOfAFlowAtTheRoot() throws {
        #expect(try picture(of: "stack[f(b > c) > d]", after: .popToRoot, from: "d") == "stack[f(b)]")
    }

    @Test func doesNothingAtTheRoot() throws {
        #expect(try picture(of: "stack[a]", after: .popToRoot, from: "a") == "stack[a]")
    }
}
