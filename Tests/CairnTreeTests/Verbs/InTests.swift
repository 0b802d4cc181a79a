import CairnContract
import CairnTree
import Testing

/// Transitions in another column, tab or page than the asker's.
struct InTests {
    private let columns = "split[stack[a > b], stack[c], stack[d > e]]"
    private let tabs = "tabs[*stack[a], stack[b > c], d]"

    @Test(arguments: [
        (Tree.Slot<Place>.primary, "split[stack[a > b > x], stack[c], stack[d > e]]"),
        (.supplementary, "split[stack[a > b], stack[c > x], stack[d > e]]"),
        (.secondary, "split[stack[a > b], stack[c], stack[d > e > x]]"),
    ])
    func `a column is named by its role`(_ slot: Tree.Slot<Place>, _ after: String) throws {
        #expect(try picture(of: columns, after: .in(slot, .push("x")), from: "b") == after)
    }

    @Test func `of two columns the last is the secondary one`() throws {
        #expect(
            try picture(of: "split[stack[a], stack[b]]", after: .in(.secondary, .set("x")), from: "a")
                == "split[stack[a], stack[x]]")
    }

    @Test func `a column that was closed is filled whatever animation is named`() throws {
        let closed = try picture(of: "split[stack[a], stack[b]]", after: .close, from: "b")
        for set in [
            Tree.Transition<Place, Never>.withoutAnimation(.set("x")),
            .animated(.set("x"), by: Tree.Animation("fade")),
            .animated(.withoutAnimation(.set("x")), by: Tree.Animation("fade")),
        ] {
            let filled = try picture(of: closed, after: .in(.secondary, set), from: "a")
            #expect(filled == "split[stack[a], stack[x]]")
        }
    }

    @Test func `of three columns the last stays the secondary one once it was closed`() throws {
        let closed = try picture(of: "split[stack[a], stack[b], stack[c]]", after: .close, from: "c")
        #expect(closed == "split[stack[a], stack[b], ]")
        #expect(
            try picture(of: closed, after: .in(.secondary, .set("x")), from: "a")
                == "split[stack[a], stack[b], stack[x]]")
        #expect(
            try picture(of: closed, after: .in(.supplementary, .push("x")), from: "a")
                == "split[stack[a], stack[b > x], ]")
        #expect(try picture(of: closed, after: .close, from: "b") == "split[stack[a]]")
        try expectRefusal(
            "there is no secondary column around the asker", of: .in(.secondary, .push("x")), from: "a",
            in: closed)
    }

    @Test func `of three columns the first and the last are two`() throws {
        let closed = try picture(of: "split[stack[a], stack[b], stack[c]]", after: .close, from: "b")
        #expect(closed == "split[stack[a], stack[c]]")
        #expect(
            try picture(of: closed, after: .in(.secondary, .set("x")), from: "a")
                == "split[stack[a], stack[x]]")
    }

    @Test func `a tab is named by its destination, and does not come to the front`() throws {
        #expect(
            try picture(of: tabs, after: .in(.tab("b"), .push("x")), from: "a")
                == "tabs[*stack[a], stack[b > c > x], d]")
        #expect(
            try picture(
                of: tabs, after: .several(.in(.tab("b"), .popToRoot), .select("b")), from: "a")
                == "tabs[stack[a], *stack[b], d]")
    }

    @Test func `what is meant is relative to what is in front there`() throws {
        #expect(
            try picture(of: tabs, after: .in(.tab("b"), .close), from: "a") == "tabs[*stack[a], stack[b], d]")
        #expect(
            try picture(of: columns, after: .in(.secondary, .present("x", as: .sheet)), from: "a")
                == "\(columns) + sheet(x)")
    }

    @Test func `the nearest place that there is counts, and one may lie in another`() throws {
        let nested = "tabs[*split[stack[a], tabs[*stack[b], stack[c]]], stack[c]]"
        #expect(
            try picture(of: nested, after: .in(.tab("c"), .push("x")), from: "b")
                == "tabs[*split[stack[a], tabs[*stack[b], stack[c > x]]], stack[c]]")
        #expect(
            try picture(of: nested, after: .in(.secondary, .in(.tab("c"), .push("x"))), from: "a")
                == "tabs[*split[stack[a], tabs[*stack[b], stack[c > x]]], stack[c]]")
    }

    @Test func `closing undoes it, from the screen that came`() throws {
        let pushed = try picture(of: columns, after: .in(.secondary, .push("x")), from: "a")
        #expect(try picture(of: pushed, after: .close, from: "x") == columns)
    }

    @Test func `what it opens comes by the name of an animation`() throws {
        let tree = try drawn(columns)
        var ids = Tree.IDs()
        for _ in tree.nodes { _ = ids.next() }
        let change = Tree.Transition<Place, Never>.animated(
            .in(.secondary, .push("x")), by: Tree.Animation("fade"))
        let after = try tree.applying(
            change.erased(), from: tree.node("a").id, for: tree.root.id, ids: &ids)
        #expect(try after.node("x").animation == Tree.Animation("fade"))
    }

    @Test(arguments: [
        ("stack[a]", Tree.Slot<Place>.secondary, "there is no secondary column around the asker"),
        ("split[stack[a], stack[b]]", .supplementary, "there is no supplementary column around the asker"),
        ("split[stack[c]] + sheet(stack[a])", .primary, "there is no primary column around the asker"),
        ("tabs[*stack[a], b]", .tab("z"), "no tabs or pages around the asker hold 'z'"),
        ("tabs[*stack[a], b]", .tab("b"), "the asker stands in no stack"),
    ])
    func `it is refused where there is no such place, or no such transition there`(
        _ tree: String, _ slot: Tree.Slot<Place>, _ reason: String
    ) throws {
        try expectRefusal(reason, of: .in(slot, .push("x")), from: "a", in: tree)
    }
}
