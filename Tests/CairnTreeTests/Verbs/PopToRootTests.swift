import CairnContract
import CairnTree
import Testing

struct PopToRootTests {
    @Test func `leaves the root`() throws {
        #expect(try picture(of: "stack[a > f(b > c) > d]", after: .popToRoot, from: "d") == "stack[a]")
    }

    @Test func `leaves the first screen of a flow at the root`() throws {
        #expect(try picture(of: "stack[f(b > c) > d]", after: .popToRoot, from: "d") == "stack[f(b)]")
    }

    @Test func `does nothing at the root`() throws {
        #expect(try picture(of: "stack[a]", after: .popToRoot, from: "a") == "stack[a]")
    }
}
