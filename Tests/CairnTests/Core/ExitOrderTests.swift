import CairnContract
import CairnTesting
import Testing

@testable import Cairn

/// Every order of ways out: past leave-guards, by fingers, out of the app, and behind another root.
@MainActor
struct ExitOrderTests {
    @Test func `a form that is left`() {
        let app = MachineApp(root: .stack("a", above: ["form"]))
        explore(
            "a form that is left", app,
            [
                .close("form"), .ask("a", .popToRoot), .ask("form", .push("b")), .cancelOldest, .swipeBegins,
                .fingerFinishes, .askInQuestion("form", .present("dialog", as: .alert)),
            ], depth: 5)
    }

    @Test func `a form that asks in a dialog`() {
        let app = MachineApp(root: .stack("a", above: ["form"]))
        explore(
            "a form that asks in a dialog", app,
            [
                .close("form"), .askInQuestion("form", .present("dialog", as: .alert)), .ask("a", .push("b")),
                .press("dialog", .none), .dismissedBehindOurBack, .windowCloses,
            ], depth: 7)
    }

    @Test func `a form in front of a form`() {
        explore(
            "a form in front of a form", MachineApp(root: .stack("form")),
            [
                .ask("form", .present("note", as: .sheet)), .ask("form", .set("b")),
                .ask("form", .several(.dismiss, .push("c"))), .close("note"), .ask("note", .push("d")),
                .swipeBegins, .fingerFinishes,
            ], depth: 6)
    }

    @Test func `a way out that is a way in`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]),
            guards: ["app": ["gold": .late([nil, .redirect(.set("plain")), .first("login")])]])
        explore(
            "a way out that is a way in", app,
            [
                .ask("a", .several(.popToRoot, .push("gold"))), .close("form"), .swipeBegins, .fingerFinishes,
                .ask("credentials", .finish("done")), .ask("a", .push("b")), .attachedAnew,
            ], depth: 5)
    }

    @Test func `a form that is filled meanwhile`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]), coordinators: ["vault": .stack("hall")],
            guards: [
                "app": ["gold": .late([nil, .redirect(.set("plain")), .first("login")])],
                "vault": ["hall": .late([nil, .redirect(.set("plain"))])],
            ])
        explore(
            "a form that is filled meanwhile", app,
            [
                .formsDisarm, .formsArm, .ask("form", .set("vault")), .ask("a", .set("gold")),
                .ask("a", .several(.leaveApp(for: .settings), .set("b"))),
                .ask("credentials", .finish("done")),
            ], depth: 6)
    }

    @Test func `leaving the app`() {
        let app = MachineApp(root: .stack("a", above: ["form"]))
        explore(
            "leaving the app", app,
            [
                .ask("form", .several(.leaveApp(for: .settings), .close)), .ask("a", .push("b")),
                .close("form"),
                .cancelOldest, .windowCloses,
            ], depth: 6)
    }

    @Test func `a finger across requests`() {
        let app = MachineApp(
            root: .stack("a", above: ["b"]), coordinators: ["vault": .stack("hall")],
            guards: [
                "app": ["gold": .late([nil, .refuse])], "vault": ["hall": .late([.redirect(.push("plain"))])],
            ])
        explore(
            "a finger across requests", app,
            [
                .ask("a", .push("vault")),
                .swipeBegins, .fingerFinishes, .fingerCancels, .ask("a", .push("gold")), .close("b"),
                .askSlowly("b", .push("c")), .stepEnds, .stepEnds,
            ], depth: 5, isSlow: true)
    }

    @Test func `a root that is set aside`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]), guards: ["app": ["gold": .late([nil, .first("login")])]])
        explore(
            "a root that is set aside", app,
            [
                .rootReplaced, .rootSetBack, .ask("a", .push("gold")), .close("form"), .link(["gold"]),
                .ask("credentials", .finish("done")), .swipeBegins, .fingerFinishes,
            ], depth: 4)
    }
}
