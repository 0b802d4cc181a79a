import CairnContract
import CairnTree
import Testing

/// How notation names the openers of modals.
struct OpenerTests {
    @Test(arguments: [
        "stack[a > a > b] + sheet(c by a#2) + sheet(a by a#1) + sheet(d by a#1)",
        "stack[a > signUp(b > c)] + sheet(d by signUp)",
        "tabs[*stack[a], b] + sheet(c by stack) + fullScreen(stack[d] by tabs) + sheet(e by stack#2)",
        "tabs[*stack[a > b + currentContext(stack[a > c] by a) + currentContext(d by a#1)], a] + sheet(e by a#3)",
        "stack[a > (b > c)] + sheet(d by flow)",
        "home:stack[a] + sheet(b by home)",
        "stack[`two words` > b] + sheet(c by `two words`)",
        "~Lock over stack[~Lock > a] + sheet(b by ~Lock)",
        "~A + sheet(~B) over stack[~B > a] + sheet(b by ~B)",
    ])
    func `an opener is found again by its label and number`(notation: String) throws {
        #expect(try Tree(notation: notation).notation == notation)
    }

    @Test(arguments: [
        "stack[a] + sheet(b by b)", "stack[a] + sheet(b by a#2)", "stack[a] + sheet(b by a#0)",
        "stack[a] + sheet(b by a#9223372036854775807)", "stack[a] + sheet(stack[a > b] by a#2)",
        "tabs[*stack[a > b + currentContext(c by d)], d]", "tabs[d, *stack[a > b + currentContext(c by d)]]",
        "stack[a] + sheet(b by c) + sheet(c)",
    ])
    func `what does not stand below opens nothing`(notation: String) {
        let error = #expect(throws: NotationError.self) { try Tree(notation: notation) }
        #expect(error?.message.hasSuffix("does not stand below this modal") == true)
    }

    @Test func `each label is made once, however many modals there are`() throws {
        let count = 1_000
        let counter = Counter()
        let notation = "stack[a]" + (1...count).map { " + sheet(s\($0) by a)" }.joined()
        let tree = try Tree(notation: notation) { Counted(name: $0, counter: counter) }
        #expect(tree.modals.allSatisfy { $0.opener == tree.root.visible.id })
        #expect(counter.count <= count + 1)
        counter.count = 0
        #expect(tree.notation.count == notation.count - " by a".count)
        // Each is written, and each but the last is one that may open others.
        #expect(counter.count <= 2 * (count + 1))
    }

    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    private struct Counted: Destination, CustomStringConvertible {
        let name: String
        let counter: Counter
        var description: String {
            counter.count += 1
            return name
        }
        static func == (left: Self, right: Self) -> Bool { left.name == right.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
}
