import CairnContract
import CairnTree
import Testing

/// What a transition speaks of.
struct VisitingTests {
    private func visited(_ transition: Tree.Transition<Place, Never>) -> String {
        var names: [String] = []
        transition.visit { names.append($0.description) }
        return names.joined(separator: " ")
    }

    @Test(arguments: [
        (Tree.Transition<Place, Never>.push("a"), "a"), (.set("a", above: ["b", "c"]), "a b c"),
        (.present(.stack("a", above: ["b", "c"]), as: .sheet), "a b c"), (.replaceAll(.stack("a")), "a"),
        (.present(.tabs(.stack("a"), [.stack("b"), .stack("c")]), as: .sheet), "a b c"),
        (
            .replaceAll(
                .split(
                    primary: .screen("a"), supplementary: .stack("b"), secondary: .stack("c", above: ["d"]))),
            "a b c d"
        ),
        (.in(.tab("a"), .push("b")), "a b"), (.show("a", orElse: .push("b")), "a b"),
        (.several(.pop, .push("a"), .animated(.replaceTop("b"), by: .none)), "a b"), (.close, ""),
    ])
    func `each destination is called for once, in order`(
        transition: Tree.Transition<Place, Never>, expected: String
    ) {
        #expect(visited(transition) == expected)
    }
}
