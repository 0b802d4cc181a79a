import CairnTesting
import CairnTree
import Testing

struct ReplaceTopTests {
    @Test func putsAScreenInThePlaceOfTheTop() throws {
        #expect(try picture(of: "stack[a > b]", after: .replaceTop("c"), from: "b") == "stack[a > c]")
        #expect(try picture(of: "stack[a]", after: .replaceTop("c"), from: "a") == "stack[c]")
    }

    @Test func closesAsTheReplacedOneWouldHave() throws {
        #expect(
            try picture(of: "stack[a > b]", after: .several(.replaceTop("c"), .close), from: "b")
                == "stack[a]")
    }

    @Test func replacesWithinTheFlowThatDecided() throws {
        #expect(
            try picture(of: "stack[a > f(b)]", after: .replaceTop("c"), from: "b", decidedBy: "f")
                == "stack[a > f(c)]")
    }

    @Test func takesAChildFlowsTopWhenTheParentDecided() throws {
        #expect(
            try picture(of: "stack[a > f(b > c)]", after: .replaceTop("d"), from: "c")
                == "stack[a > f(b) > d]")
    }
}
