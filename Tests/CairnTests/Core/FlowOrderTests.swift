import CairnContract
import CairnTesting
import Testing

@testable import Cairn

/// Every order of what can happen to flows: those that come first, those that somebody waits for, and guests.
@MainActor
struct FlowOrderTests {
    @Test func `a login that comes first`() {
        let app = MachineApp(root: .stack("a"), guards: ["app": ["gold": .first("login")]])
        explore(
            "a login that comes first", app,
            [
                .ask("a", .push("gold")), .link(["gold"]), .ask("credentials", .finish("done")),
                .close("credentials"), .pullBegins, .fingerFinishes, .cancelOldest,
            ], depth: 7)
    }

    @Test func `a login that is guarded itself`() {
        let app = MachineApp(
            root: .stack("a"),
            guards: [
                "app": [
                    "gold": .first("login"),
                    "login": .late([nil, .refuse, .first("login"), .first("terms")]),
                ]
            ]
        )
        explore(
            "a login that is guarded itself", app,
            [
                .ask("a", .push("gold")), .link(["gold"]), .ask("credentials", .finish("done")),
                .cancelOldest,
                .cancelNewest, .windowCloses,
            ], depth: 6)
    }

    @Test func `a login that comes first for two`() {
        let app = MachineApp(
            root: .stack("a", above: ["b"]),
            guards: ["app": ["gold": .first("login"), "login": .late([nil, .refuse])]])
        explore(
            "a login that comes first for two", app,
            [
                .ask("a", .push("gold")), .ask("b", .push("gold")), .swipeBegins, .fingerCancels,
                .ask("credentials", .finish("done")), .close("credentials"), .cancelOldest,
            ], depth: 6)
    }

    @Test func `a flow in front of a flow`() {
        let app = MachineApp(
            root: .stack("a"), coordinators: ["vault": .stack("gold")],
            guards: ["vault": ["gold": .late([.first("terms"), nil])], "app": ["gold": .first("login")]])
        explore(
            "a flow in front of a flow", app,
            [
                .ask("a", .push("vault")), .ask("credentials", .finish("done")),
                .ask("text", .finish("done")),
                .close("credentials"), .close("text"), .dismissedBehindOurBack, .link(["vault"]),
                .ask("a", .push("b")),
            ], depth: 5)
    }

    @Test func `a flow that is run`() {
        let app = MachineApp(root: .stack("a"), guards: ["app": ["gold": .first("login")]])
        explore(
            "a flow that is run", app,
            [
                .ask("a", .push("b")), .run("b", .present("login", as: .sheet)),
                .ask("credentials", .finish("done")),
                .close("credentials"), .close("b"), .ask("a", .push("gold")), .cancelNewest,
            ], depth: 7)
    }

    @Test func `a flow in the place of its asker`() {
        let app = MachineApp(root: .stack("a", above: ["b"]))
        explore(
            "a flow in the place of its asker", app,
            [
                .run("b", .set("login")), .run("a", .push("login")), .ask("credentials", .finish("done")),
                .ask("a", .popToRoot), .ask("credentials", .push("c")), .cancelOldest,
            ], depth: 7)
    }

    @Test func `a guest that ends`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]), guards: ["app": ["gold": .late([nil, .first("login")])]])
        explore(
            "a guest that ends", app,
            [
                .close("a"), .ask("a", .push("gold")), .close("form"), .poppedBehindOurBack, .link(["gold"]),
                .ask("credentials", .finish("done")), .windowCloses,
            ], depth: 4, isGuest: true)
    }
}
