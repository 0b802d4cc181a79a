import CairnContract
import CairnTesting
import Testing

@testable import Cairn

/// Every order of what can happen while a change waits whose coordinators are not in the tree yet.
@MainActor
struct DraftOrderTests {
    @Test func `what a guard that is not in the tree leads to`() {
        let app = MachineApp(
            root: .stack("a"), coordinators: ["side": .stack("hall"), "vault": .stack("silver")],
            guards: [
                "app": ["gold": .first("login"), "vault": .late([nil, .first("login")])],
                "side": ["hall": .redirect(.present("b", as: .sheet)), "gold": .late([nil, .refuse])],
            ])
        explore(
            "what a guard that is not in the tree leads to", app,
            [
                .ask("a", .push("side")), .ask("b", .push("gold")), .ask("b", .present("vault", as: .sheet)),
                .ask("credentials", .finish("done")), .ask("a", .push("c")), .close("b"),
            ], depth: 6)
    }

    @Test func `a beginning that is guarded`() {
        let app = MachineApp(root: .stack("gold"), guards: ["app": ["gold": .anyhow]])
        explore(
            "a beginning that is guarded", app,
            [
                .link(["b"]), .ask("gold", .push("c")), .ask("credentials", .finish("done")),
                .close("credentials"),
                .cancelOldest, .windowCloses,
            ], depth: 6)
    }

    @Test func `a link through guards`() {
        let app = MachineApp(
            root: .stack("a"), coordinators: ["shop": .stack("shelf"), "vault": .stack("hall")],
            guards: ["shop": ["vault": .late([nil, .redirect(.push("plain"))])], "vault": ["gold": .anyhow]])
        explore(
            "a link through guards", app,
            [
                .link(["shop", "vault", "gold"]), .ask("a", .push("b")), .close("b"),
                .ask("vault", .push("c")),
                .ask("hall", .push("d")),
            ], depth: 6)
    }

    @Test func `a pushed coordinator that guards itself`() {
        let app = MachineApp(
            root: .stack("a", above: ["b"]), coordinators: ["vault": .stack("hall", above: ["gold"])],
            guards: ["vault": ["gold": .anyhow], "app": ["hall": .late([nil, .redirect(.push("plain"))])]])
        explore(
            "a pushed coordinator that guards itself", app,
            [
                .ask("b", .push("vault")), .ask("a", .popToRoot), .ask("vault", .push("c")),
                .ask("b", .push("d")),
                .ask("a", .replaceAll(.stack("e"))), .cancelOldest, .ask("credentials", .finish("done")),
            ], depth: 6)
    }

    @Test func `those who ask before they come`() {
        let app = MachineApp(
            root: .stack("a"), coordinators: ["vault": .stack("gold"), "shop": .stack("vault")],
            guards: [
                "vault": ["gold": .late([nil, .first("login"), .refuse])], "shop": ["gold": .late([nil])],
            ])
        explore(
            "those who ask before they come", app,
            [
                .ask("a", .push("shop")), .ask("shop", .push("c")), .ask("vault", .close),
                .ask("a", .push("b")),
                .close("b"), .link(["shop"]), .ask("credentials", .finish("done")),
            ], depth: 5)
    }

    @Test func `what is asked in guards`() {
        let app = MachineApp(
            root: .stack("a"), coordinators: ["vault": .stack("hall")],
            guards: ["vault": ["hall": .late([nil, .refuse])]])
        explore(
            "what is asked in guards", app,
            [
                .ask("a", .push("vault")), .askInGuard("vault", .present("login", as: .sheet)),
                .askInGuard("a", .push("b")), .ask("vault", .push("c")), .ask("credentials", .finish("done")),
                .cancelOldest,
            ], depth: 7)
    }

    @Test func `what a coordinator puts elsewhere before it leaves`() {
        let app = MachineApp(
            root: .tabs(.stack("a"), [.stack("b")]),
            coordinators: ["shop": .stack("shelf"), "vault": .stack("hall")],
            guards: ["app": ["hall": .late([nil, .first("login")]), "gold": .late([nil, .refuse])]])
        explore(
            "what a coordinator puts elsewhere before it leaves", app,
            [
                .ask("a", .push("shop")), .ask("shelf", .in(.tab("b"), .push("vault"))), .close("shop"),
                .tapLastTab, .tapFirstTab, .ask("hall", .push("gold")), .ask("credentials", .finish("done")),
            ], depth: 6)
    }
}
