import CairnContract
import CairnTree
import Testing

/// Changes that name another coordinator than the one that decided: only a broken journal does.
struct OwnerTests {
    private let verbs: [Tree.Transition<Place, Never>] = [.push("c"), .set("c"), .replaceTop("c")]

    @Test func `one screen of the stack holds no places`() throws {
        for verb in verbs {
            try expectRefusal(
                "'b' is one screen and no coordinator, and holds no places, in stack[a > b]",
                of: verb, from: "b", in: "stack[a > b]", decidedBy: "b")
        }
    }

    @Test func `what covers the stack has no range of it`() throws {
        let notation = "tabs[*stack[a > b + currentContext(f:stack[d > e])], x]"
        for (verb, after) in zip(verbs, ["a > b > c", "c", "a > c"]) {
            let picture = try picture(of: notation, after: verb, from: "a", decidedBy: "f")
            #expect(picture.hasPrefix("tabs[*stack[\(after)"))
        }
    }
}
