import CairnContract
import CairnTesting
import CairnTree
import Testing

struct ShowTests {
    @Test func `makes a destination visible across tabs and modals`() throws {
        #expect(
            try picture(
                of: "tabs[*stack[a], stack[b > c > d]] + sheet(m) + alert(n)", after: .show("c"), from: "n")
                == "tabs[stack[a], *stack[b > c]]")
    }

    @Test func `keeps the modals below and the modal it stands in`() throws {
        #expect(
            try picture(of: "stack[a] + sheet(stack[b > c]) + alert(n)", after: .show("b"), from: "n")
                == "stack[a] + sheet(stack[b])")
    }

    @Test func `finds the topmost`() throws {
        #expect(
            try picture(of: "stack[a > b > c > b > d]", after: .show("b"), from: "d")
                == "stack[a > b > c > b]")
    }

    @Test func `pushes where it does not stand`() throws {
        #expect(try picture(of: "stack[a]", after: .show("b"), from: "a") == "stack[a > b]")
    }

    @Test func `makes the other transition where it does not stand`() throws {
        #expect(
            try picture(of: "stack[a]", after: .show("b", orElse: .present("b", as: .sheet)), from: "a")
                == "stack[a] + sheet(b)")
    }

    @Test func `does nothing when it is visible`() throws {
        #expect(
            try picture(of: "tabs[*stack[a > b], c]", after: .show("b"), from: "a")
                == "tabs[*stack[a > b], c]")
    }

    @Test func `uncovers a stack and keeps the cover it stands in`() throws {
        let tree = "tabs[stack[a > b + currentContext(stack[c > d]) + currentContext(e)], *f]"
        #expect(
            try picture(of: tree, after: .show("c"), from: "f")
                == "tabs[*stack[a > b + currentContext(stack[c])], f]")
        #expect(try picture(of: tree, after: .show("b"), from: "f") == "tabs[*stack[a > b], f]")
        #expect(try picture(of: tree, after: .show("a"), from: "f") == "tabs[*stack[a], f]")
    }

    @Test func `what covers the first of columns that are one stack leaves, when one of them is shown`()
        throws
    {
        let shown: [(from: String, place: Place, to: String)] = [
            ("split[*stack[a + currentContext(x)], stack[b]]", "b", "split[stack[a], *stack[b]]"),
            ("split[stack[a + currentContext(x)], *stack[b]]", "a", "split[*stack[a], stack[b]]"),
            ("split[stack[a + currentContext(x)], *stack[b]]", "b", "split[stack[a], *stack[b]]"),
            (
                "split[stack[a + currentContext(stack[x > y])], *stack[b]]", "x",
                "split[stack[a + currentContext(stack[x])], *stack[b]]"
            ),
            (
                "split[stack[a + currentContext(x) + currentContext(y)], *stack[b]]", "x",
                "split[stack[a + currentContext(x)], *stack[b]]"
            ),
        ]
        for (tree, place, expected) in shown {
            #expect(try picture(of: tree, after: .show(place), from: "a") == expected)
        }
    }

    @Test func `of any tree, any place can be shown`() throws {
        var random = SeededRandom(seed: SeededRandom.seedOfTests)
        var (seen, columns) = (0, 0)
        for _ in 0..<1_000 {
            let seed = random.next()
            var draw = RandomTree(seed: seed, isMixed: false)
            let tree = draw.tree()
            let place = try #require(
                tree.nodes.filter { $0.destination != nil && $0.children.isEmpty }.randomElement(
                    using: &random))
            let destination = try #require(place.destination)
            let topmost = try #require(tree.topmost(of: destination))
            var ids = Tree.IDs()
            let shown = try tree.applying(
                .show(destination, orElse: .none), from: tree.root.id, for: tree.root.id, ids: &ids)
            let isVisible = shown.visibleNodes.contains(topmost)
            try #require(isVisible, "seed \(seed): \(destination.label) in\n\(tree)\n\(shown)")
            seen += 1
            if "\(tree)".contains("split[") { columns += 1 }
        }
        #expect(seen == 1_000 && columns > 100)
    }
}

extension Tree {
    /// What a person sees of the layer in front, containers included: of columns beside each other all.
    fileprivate var visibleNodes: Set<Node.ID> {
        func seen(_ node: Node) -> [Node.ID] {
            if let cover = node.covers.last { return [node.id] + seen(cover.node) }
            return switch node.content {
            case .screen: [node.id]
            case .split(let columns, nil): [node.id] + columns.flatMap(seen)
            case .split(let columns, let front?):
                // What covers the first covers all.
                [node.id] + (cover(ofFirst: columns[0]).map { seen($0) } ?? seen(columns[front]))
            case .choice, .stack, .flow: [node.id] + (node.front.map(seen) ?? [])
            }
        }
        return Set(seen(modals.last?.node ?? root))
    }

    private func cover(ofFirst column: Node) -> Node? {
        if case .flow(let nodes) = column.content { return cover(ofFirst: nodes[0]) }
        return column.covers.last?.node
    }
}
