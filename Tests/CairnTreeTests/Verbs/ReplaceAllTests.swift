import CairnTesting
import CairnTree
import Testing

struct ReplaceAllTests {
    @Test func replacesEverythingOfTheRootCoordinator() throws {
        #expect(
            try picture(of: "stack[a > b] + sheet(c)", after: .replaceAll(.tabs("d", "e")), from: "c")
                == "tabs[*d, e]")
        #expect(try picture(of: "stack[a]", after: .replaceAll(.screen("main")), from: "a") == "(main)")
    }

    @Test func replacesOnlyWhatTheDecidingCoordinatorHas() throws {
        #expect(
            try picture(
                of: "tabs[*f:stack[a > b], g:stack[c]]", after: .replaceAll(.stack("d")), from: "b",
                decidedBy: "f")
                == "tabs[*f:stack[d], g:stack[c]]")
        #expect(
            try picture(of: "stack[a > f(b) > c]", after: .replaceAll(.stack("d")), from: "b", decidedBy: "f")
                == "stack[a > f(d)]")
    }

    @Test func isRefusedForTabsInAStack() throws {
        try expectRefusal(
            "'f' brings tabs, pages or columns, which no stack can hold", of: .replaceAll(.tabs("d", "e")),
            from: "b", in: "stack[a > f(b)]", decidedBy: "f")
    }
}

struct DismissAllTests {
    @Test func leavesTheWindow() throws {
        #expect(
            try picture(of: "stack[a] + sheet(b) + alert(c)", after: .dismissAll, from: "b") == "stack[a]")
    }

    @Test func doesNothingWithoutModals() throws {
        #expect(try picture(of: "stack[a]", after: .dismissAll, from: "a") == "stack[a]")
    }
}

struct ContainerCloseTests {
    @Test func isRefusedAtTheRootOfATabOrPage() throws {
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "tabs[*stack[a], b]")
        try expectRefusal("the asker was not pushed", of: .close, from: "b", in: "pages[*a, b]")
        try expectRefusal(
            "the asker was not pushed", of: .close, from: "b", in: "stack[a] + sheet(tabs[*b, c])")
    }

    @Test func popsInsideATab() throws {
        #expect(
            try picture(of: "tabs[*stack[a > b], c]", after: .close, from: "b") == "tabs[*stack[a], c]")
    }

    @Test func clearsTheColumn() throws {
        #expect(
            try picture(of: "split[stack[a], stack[b > c]]", after: .close, from: "b") == "split[stack[a]]")
        #expect(
            try picture(of: "split[stack[a], stack[b > c]]", after: .close, from: "c")
                == "split[stack[a], stack[b]]")
        try expectRefusal("the asker was not pushed", of: .close, from: "a", in: "split[stack[a], b]")
    }
}
