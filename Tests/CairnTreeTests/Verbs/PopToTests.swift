import CairnContract
import CairnTree
import Testing

struct PopToTests {
    @Test func `takes off all that stands on the destination`() throws {
        #expect(try picture(of: "stack[a > b > c > d]", after: .popTo("b"), from: "d") == "stack[a > b]")
    }

    @Test func `finds the topmost of several`() throws {
        #expect(try picture(of: "stack[a > b > b > c]", after: .popTo("b"), from: "c") == "stack[a > b > b]")
    }

    @Test func `reaches into a flow`() throws {
        #expect(
            try picture(of: "stack[a > f(b > c) > d]", after: .popTo("b"), from: "d") == "stack[a > f(b)]")
    }

    @Test func `finds a coordinator, and keeps all that is its`() throws {
        #expect(
            try picture(of: "stack[a > f(b > c) > d]", after: .popTo("f"), from: "d")
                == "stack[a > f(b > c)]")
        #expect(
            try picture(of: "stack[a > f(b > g(c > d) > e)]", after: .popTo("g"), from: "e")
                == "stack[a > f(b > g(c > d))]")
        #expect(
            try picture(of: "stack[f(a) > f(b > c) > d]", after: .popTo("f"), from: "d")
                == "stack[f(a) > f(b > c)]")
    }

    @Test func `does nothing on top`() throws {
        #expect(try picture(of: "stack[a > b]", after: .popTo("b"), from: "b") == "stack[a > b]")
    }

    @Test func `is refused for what is not in the stack`() throws {
        try expectRefusal("'z' is not in the asker's stack", of: .popTo("z"), from: "b", in: "stack[a > b]")
    }
}
