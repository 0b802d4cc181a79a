import CairnContract
import CairnTree
import Testing

struct SetTests {
    @Test func `replaces the whole stack`() throws {
        #expect(try picture(of: "stack[a > b]", after: .set("c"), from: "b") == "stack[c]")
        #expect(try picture(of: "stack[a]", after: .set("b", above: ["c"]), from: "a") == "stack[b > c]")
    }

    @Test func `replaces only its own range when a flow decided`() throws {
        #expect(
            try picture(of: "stack[a > f(b > c) > d]", after: .set("e"), from: "b", decidedBy: "f")
                == "stack[a > f(e)]")
    }

    @Test func `takes the modals of what left`() throws {
        #expect(try picture(of: "stack[a] + alert(b)", after: .set("c"), from: "a") == "stack[c]")
    }

    @Test func `is refused where there is no stack`() throws {
        try expectRefusal("the asker stands in no stack", of: .set("b"), from: "a", in: "a")
    }
}
