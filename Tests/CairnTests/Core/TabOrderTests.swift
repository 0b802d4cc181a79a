import CairnContract
import CairnTesting
import Testing

@testable import Cairn

/// Every order of what can happen to tabs that were never in front, and to the guards before them.
@MainActor
struct TabOrderTests {
    @Test func `a tab that guards itself`() {
        let app = MachineApp(
            root: .tabs(.stack("a"), [.screen("vault")]), coordinators: ["vault": .stack("gold")],
            guards: ["vault": ["gold": .anyhow]])
        explore(
            "a tab that guards itself", app,
            [
                .ask("a", .select("vault")), .ask("a", .push("b")), .close("b"), .link(["vault"]),
                .cancelOldest,
                .tapLastTab,
            ], depth: 4)
    }

    @Test func `a tab that is guarded twice`() {
        let app = MachineApp(
            root: .tabs(.stack("a"), [.screen("vault")]), coordinators: ["vault": .stack("gold")],
            guards: [
                "vault": ["gold": .late([nil, .first("login")])], "app": ["gold": .late([.refuse, nil])],
            ])
        explore(
            "a tab that is guarded twice", app,
            [.ask("a", .select("vault")), .link(["vault", "gold"]), .close("credentials"), .tapLastTab],
            depth: 6)
    }

    @Test func `a tab that is redirected`() {
        let app = MachineApp(
            root: .tabs(.stack("a"), [.screen("vault"), .screen("gold")]),
            coordinators: ["vault": .stack("hall")],
            guards: [
                "app": ["gold": .late([nil, .redirect(.select("vault")), .redirect(.select("gold"))])],
                "vault": ["hall": .late([nil, .redirect(.replaceAll(.stack("gold"))), .refuse])],
            ])
        explore(
            "a tab that is redirected", app,
            [
                .ask("a", .select("gold")), .tapLastTab, .tapFirstTab, .ask("a", .select("vault")),
                .ask("a", .push("b")), .rootReplaced, .rootSetBack,
            ], depth: 4)
    }

    @Test func `tabs in a tab`() {
        let app = MachineApp(
            root: .tabs(.stack("a"), [.screen("vault")]),
            coordinators: [
                "vault": .tabs(.stack("x"), [.screen("inner")], selected: 1), "inner": .stack("gold"),
            ],
            guards: [
                "inner": ["gold": .late([nil, .redirect(.select("x")), .first("login")])],
                "vault": ["gold": .late([nil, .redirect(.select("x"))])],
            ])
        explore(
            "tabs in a tab", app,
            [
                .ask("a", .select("vault")), .tapLastTab, .tapFirstTab, .link(["vault", "x"]),
                .ask("vault", .push("b")), .ask("inner", .push("c")), .ask("credentials", .finish("done")),
            ], depth: 4)
    }

    @Test func `tabs in a sheet`() {
        let app = MachineApp(
            root: .stack("a"), coordinators: ["vault": .stack("gold")],
            guards: [
                "vault": ["gold": .late([nil, .first("login")])],
                "app": ["x": .late([nil, .redirect(.push("plain"))])],
            ])
        explore(
            "tabs in a sheet", app,
            [
                .ask("a", .present(.tabs(.stack("x"), [.screen("vault")]), as: .sheet)),
                .ask("x", .select("vault")),
                .ask("a", .dismiss), .pullBegins, .fingerFinishes, .ask("a", .push("b")),
                .ask("credentials", .finish("done")), .ask("gold", .select("x")),
            ], depth: 7)
    }

    @Test func `a tab that cannot be made`() {
        let app = MachineApp(
            root: .tabs(.stack("a"), [.stack("s", above: ["vault", "broken"]), .screen("t")]),
            coordinators: ["vault": .stack("hall")], guards: ["app": ["t": .late([nil, .refuse])]])
        explore(
            "a tab that cannot be made", app,
            [
                .ask("a", .select("s")), .ask("a", .select("t")), .link(["s"]), .tapLastTab, .tapFirstTab,
                .ask("a", .push("broken")), .ask("a", .select("s")),
            ], depth: 4)
    }

    @Test func `guards that lead in circles`() {
        let app = MachineApp(
            root: .tabs(.stack("a"), [.screen("vault")]), coordinators: ["vault": .stack("gold")],
            guards: [
                "app": [
                    "silver": .late([.redirect(.push("gold")), .redirect(.push("silver")), nil]),
                    "gold": .late([.redirect(.push("silver")), .redirect(.select("vault")), nil]),
                ]
            ])
        explore(
            "guards that lead in circles", app,
            [.ask("a", .push("gold")), .ask("a", .push("silver")), .ask("a", .select("vault")), .tapLastTab],
            depth: 4)
    }
}
