import CairnTesting
import CairnTree
import Testing

struct ReplaceTopTests {
    @Test func `puts a screen in the place of the top`() throws {
        #expect(try picture(of: "stack[a > b]", after: .replaceTop("c"), from: "b") == "stack[a > c]")
        #expect(try picture(of: "stack[a]", after: .replaceTop("c"), from: "a") == "stack[c]")
    }

    @Test func `closes as the replaced one would have`() throws {
        #expect(
            try picture(of: "stack[a > b]", after: .several(.replaceTop("c"), .close), from: "b")
                == "stack[a]")
    }

    @Test func `replaces within the flow that decided`() throws {
        #expect(
            try picture(of: "stack[a > f(b)]", after: .replaceTop("c"), from: "b", decidedBy: "f")
                == "stack[a > f(c)]")
    }

    @Test func `takes a child flows top when the parent decided`() throws {
        #expect(
            try picture(of: "stack[a > f(b > c)]", after: .replaceTop("d"), from: "c")
                == "stack[a > f(b) > d]")
    }
}
