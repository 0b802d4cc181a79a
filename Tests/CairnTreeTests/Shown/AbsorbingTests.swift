import CairnContract
import CairnTree
import Testing

struct AbsorbingTests {
    @Test func `a screen that is shown no longer is gone`() throws {
        #expect(try picture(of: "stack[a > b > c]", showing: "stack[a]") == "stack[a]")
        #expect(try picture(of: "stack[a] + sheet(b)", showing: "stack[a]") == "stack[a]")
    }

    @Test func `a flow is gone with its last screen`() throws {
        #expect(try picture(of: "stack[a > f(b > c) > d]", showing: "stack[a > b]") == "stack[a > f(b)]")
        #expect(try picture(of: "stack[a > f(b > c) > d]", showing: "stack[a > d]") == "stack[a > d]")
    }

    @Test func `a modal leaves with its opener even if it is still shown`() throws {
        #expect(try picture(of: "stack[a > b] + sheet(c)", showing: "stack[a] + sheet(c)") == "stack[a]")
    }

    @Test func `what nobody knows comes in as foreign`() throws {
        #expect(
            try picture(of: "stack[a]", showing: "stack[a > ~Web] + sheet(~Mail)")
                == "stack[a > ~Web] + sheet(~Mail)")
        #expect(try picture(of: "stack[a]", showing: "~Splash") == "~Splash")
    }

    @Test func `a foreign screen inside a range belongs to it`() throws {
        #expect(
            try picture(of: "stack[a > f(b > c)]", showing: "stack[a > b > ~Web > c]")
                == "stack[a > f(b > ~Web > c)]")
        #expect(
            try picture(of: "stack[a > f(b > c)]", showing: "stack[a > b > c > ~Web]")
                == "stack[a > f(b > c) > ~Web]")
    }

    @Test func `what is shown twice stands where it is shown first`() throws {
        #expect(try picture(of: "stack[a > b]", showing: "stack[a > b > b]") == "stack[a > b]")
        #expect(try picture(of: "stack[a > b]", showing: "stack[b > a > b > ~Web]") == "stack[b > a > ~Web]")
    }

    @Test func `screens in another order stand in that order`() throws {
        #expect(try picture(of: "stack[a > b > c]", showing: "stack[a > c > b]") == "stack[a > c > b]")
        #expect(try picture(of: "stack[a > f(b > c)]", showing: "stack[b > a > c]") == "stack[f(b) > a > c]")
    }

    @Test func `what is not shown yet stays`() throws {
        let tree = try drawn("stack[a > b > c] + sheet(d by a)")
        let base = try shown("stack[a > b]", in: tree)
        #expect(tree.absorbing(base, since: base) == tree)
    }

    @Test func `what is not shown yet leaves with what it stands on`() throws {
        let tree = try drawn("stack[a > b > c] + sheet(d by c)")
        let base = try shown("stack[a > b]", in: tree)
        let now = try shown("stack[a]", in: tree)
        #expect(tree.absorbing(now, since: base).notation == "stack[a]")
    }

    @Test func `a foreign screen leaves with what it stands on`() throws {
        let old = try drawn("stack[a > b]")
        let now = try shown("stack[a > b > ~Web]", in: old)
        var ids = Tree.IDs()
        for _ in 0..<10 { _ = ids.next() }
        let tree = try old.applying(
            .set(AnyDestination(Place("c"))), from: old.node("b").id, for: old.root.id, ids: &ids)
        #expect(tree.absorbing(now, since: old.shown).notation == "stack[c]")
    }

    @Test(
        arguments: ["stack[a]", "tabs[*a, b]", "pages[*a, b]", "split[a, b]", "split[*a, b]"],
        [
            .screen("c"), .stack("c"), .tabs("c", "d"), .pages("c", "d"),
            .split(primary: .screen("c"), secondary: .screen("d")),
            .split(primary: .screen("c"), supplementary: .screen("d"), secondary: .screen("e")),
        ] as [Tree.Root<Place>])
    func `what other code adds to a container that was asked to be another leaves with it`(
        notation: String, root: Tree.Root<Place>
    ) throws {
        let old = try drawn(notation)
        var ids = Tree.IDs()
        for _ in 0..<10 { _ = ids.next() }
        let tree = try old.applying(
            Tree.Transition<Place, Never>.replaceAll(root).erased(), from: old.node("a").id, for: old.root.id,
            ids: &ids)
        // One stack keeps what lies below all that was asked for.
        if case (.stack, .stack) = (old.root.content, tree.root.content) { return }
        let web = Shown.Part.foreign(Tree.Node.ID(-2), "Web")
        let parts = old.shown.layers[0].part.children
        for index in 0...parts.count {
            for count in 0...(index < parts.count ? 1 : 0) {
                var changed = parts
                changed.replaceSubrange(index..<index + count, with: [web])
                let part: Shown.Part =
                    switch old.shown.layers[0].part {
                    case .stack(let id, _, _): .stack(id, changed, over: [])
                    case .choice(let kind, let id, _, _): .choice(kind, id, changed, front: changed[0].id)
                    case .split(let id, _, let front, _): .split(id, changed, front: front)
                    case let other: other
                    }
                let seen = tree.absorbing(Shown(layers: [Shown.Layer(part)]), since: old.shown)
                #expect(seen.notation == tree.notation, "after \(part)")
            }
        }
    }

    @Test func `what other code takes out of a tab that it takes away stands where it is shown`() throws {
        let old = try drawn("tabs[stack[a], *b]")
        let (tabs, stack, a, b) = (
            old.root.id, old.root.children[0].id, try old.node("a").id, try old.node("b").id
        )
        let web = Shown.Part.foreign(Tree.Node.ID(-2), "Web")
        func shown(_ places: [Shown.Part], _ modal: Shown.Part? = nil) -> Shown {
            let base = Shown.Layer(.choice(.tabs, tabs, places, front: b))
            return Shown(layers: [base] + (modal.map { [Shown.Layer($0, as: .sheet)] } ?? []))
        }
        let before = shown([.stack(stack, [.screen(a), web], over: []), .screen(b)])
        let tree = old.absorbing(before, since: old.shown)
        #expect(tree.notation == "tabs[stack[a > ~Web], *b]")
        #expect(
            tree.absorbing(shown([.screen(b)], web), since: before).notation
                == "tabs[stack[a], *b] + sheet(~Web)")
    }

    @Test func `what is shown of the new tree is what was seen`() throws {
        let tree = try drawn("stack[a > f(b > c) > d] + sheet(stack[e > g] by a)")
        let now = try shown("stack[a > c > ~Web] + sheet(stack[e])", in: tree)
        #expect(tree.absorbing(now, since: tree.shown).shown == now)
    }
}

/// What a host shows, drawn in notation with the names of a tree's screens.
private func shown(_ notation: String, in tree: Tree) throws -> Shown {
    let drawing = try drawn(notation)
    var foreign = -1
    func part(_ node: Tree.Node) throws -> Shown.Part {
        if case .stack(let nodes) = node.content {
            let container = try #require(
                tree.nodes.first {
                    $0.content != .screen
                        && Set($0.screens.map(\.label)).intersection(node.screens.map(\.label)).count > 0
                })
            return .stack(container.id, try nodes.map(part), over: [])
        }
        if node.isForeign {
            foreign -= 1
            return .foreign(Tree.Node.ID(foreign), String(node.label.dropFirst()))
        }
        return .screen(try tree.node(node.label).id)
    }
    let modals = try drawing.modals.map { Shown.Layer(try part($0.node), as: $0.style) }
    return Shown(layers: [Shown.Layer(try part(drawing.root))] + modals)
}

private func picture(of notation: String, showing now: String) throws -> String {
    let tree = try drawn(notation)
    return tree.absorbing(try shown(now, in: tree), since: tree.shown).notation
}
