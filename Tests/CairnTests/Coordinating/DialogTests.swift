import Cairn
import CairnContract
import CairnTesting
import Testing

@MainActor
struct DialogTests {
    @Test func `a button closes the dialog and asks in the name of its opener`() throws {
        let stage = Stage(.stack("a", above: ["b"]))
        try stage.ask(.present("dialog", as: .alert))
        #expect(stage.tree == "stack[a > b] + alert(dialog)")
        #expect(stage.host.tap("Push"))
        #expect(stage.tree == "stack[a > b > pushed]")
        stage.expectAtRest()
    }

    @Test func `with two buttons that cancel it is refused: UIKit raises`() throws {
        let stage = Stage(Undecided())
        let request = stage.navigator.router(for: Undecided.Route.self).trigger(.stay)
        let why = "of its buttons 2 cancel, and UIKit takes one that does; make the others .button"
        #expect(request.result == .refused(.unavailable("stay", why: why)))
        #expect(stage.tree == "stack[desk]")
    }

    @Test func `with two buttons that are preferred it is refused`() throws {
        let stage = Stage(Undecided())
        let request = stage.navigator.router(for: Undecided.Route.self).trigger(.save)
        let why = "of its buttons 2 are preferred, and UIKit takes one that is"
        #expect(request.result == .refused(.unavailable("save", why: why)))
    }

    @Test func `without buttons it is refused: nobody could leave it`() {
        let stage = Stage(Undecided())
        let request = stage.navigator.router(for: Undecided.Route.self).trigger(.wait)
        let why = "it has no button, and nobody could leave it; add .cancel"
        #expect(request.result == .refused(.unavailable("wait", why: why)))
    }

    @Test func `cancel only closes`() throws {
        let stage = Stage()
        try stage.ask(.present("dialog", as: .actionSheet))
        #expect(stage.host.tap("Cancel"))
        #expect(stage.tree == "stack[a]")
    }

    @Test func `is a value that a test can compare`() {
        let dialog = Dialog<Int>(
            "Title", message: "Why", .button("Again", 1), .destructive("Off", 2), .cancel)
        #expect(
            dialog == Dialog("Title", message: "Why", .button("Again", 1), .destructive("Off", 2), .cancel))
        #expect(dialog != Dialog("Title", message: "Why", .button("Again", 2), .cancel))
        #expect(Dialog("Title", .button("Again", 1)) != Dialog("Title", .button("Again", 1).preferred))
    }

    @Test func `has at least one button`() {
        #expect(Dialog<Int>("Title").buttons == [.cancel("OK")])
    }

    @Test func `a button that takes a text waits until the rules hold`() throws {
        let stage = Stage()
        try stage.ask(.present("dialogWithAName", as: .alert))
        #expect(!stage.host.tap("Push"))
        #expect(stage.host.type("  ", into: "Name") && !stage.host.tap("Push"))
        #expect(!stage.host.type("b", into: "Email"))
        #expect(stage.host.type("b", into: "Name") && stage.host.tap("Push"))
        #expect(stage.tree == "stack[a > b]")
        stage.expectAtRest()
    }

    @Test func `what was typed is forgotten with the dialog`() throws {
        let stage = Stage()
        try stage.ask(.present("dialogWithAName", as: .alert))
        #expect(stage.host.type("b", into: "Name") && stage.host.tap("Cancel"))
        try stage.ask(.present("dialogWithAName", as: .alert))
        #expect(!stage.host.tap("Push"))
    }

    @Test func `is compared by what it makes of texts`() {
        func dialog(_ rule: DialogRule, _ route: @escaping @Sendable (String) -> Invitation) -> Dialog<
            Invitation
        > {
            Dialog("Invite", fields: [.field("Name", rule: rule)], .button("Invite", text: route), .cancel)
        }
        #expect(dialog(.filled, Invitation.invite) == dialog(.filled, Invitation.invite))
        #expect(dialog(.filled, Invitation.invite) != dialog(.filled, Invitation.uninvite))
        #expect(dialog(.filled, Invitation.invite) != dialog(.length(1...9), Invitation.invite))
        #expect(dialog(.filled) { .invite($0) }.buttons[0].route(texts: ["Ana"]) == .invite("Ana"))
        #expect(
            Dialog<Int>("Sum", .button("Add", texts: { $0.count }))
                != Dialog<Int>("Sum", .button("Add", texts: { $0[0].count })))
    }

    private enum Invitation: Hashable { case invite(String), uninvite(String) }

    @Test(arguments: [
        (DialogRule.any, "", true), (.filled, " \n", false), (.filled, " a", true),
        (.length(2...3), "a", false),
        (.length(2...3), "👨‍👩‍👧‍👦é", true), (.length(2...3), "abcd", false),
        (DialogRule("a digit") { $0.contains { $0.isNumber } }, "a1", true),
    ])
    func `a rule holds or not`(_ rule: DialogRule, _ text: String, _ holds: Bool) {
        #expect(rule.holds(for: text) == holds, "\(rule)")
    }

    @Test func `stands in an alert or an action sheet only`() throws {
        let stage = Stage()
        func refusal(_ transition: Tree.Transition<Place, Never>) throws -> String {
            let outcome = try stage.ask(transition).result
            return String("\(try #require(outcome))".prefix(80))
        }
        #expect(
            try refusal(.push("dialog"))
                == "refused: 'dialog' is a Dialog, which stands in an alert or an action sheet, with")
        #expect(
            try refusal(.present("dialog", as: .sheet))
                == "refused: 'dialog' is a Dialog, which stands in an alert or an action sheet, with")
        #expect(
            try refusal(.present("dialogWithAName", as: .actionSheet))
                == "refused: 'dialogWithAName' is a Dialog, which stands in an alert or an action sh")
        #expect(
            try refusal(.present("b", as: .alert))
                == "refused: 'b' is presented as an alert or an action sheet and is no Dialog; retur")
        #expect(
            try refusal(.present(.stack("dialog"), as: .alert))
                == "refused: 'stack[dialog]' is presented as an alert or an action sheet and is no D")
        #expect(stage.tree == "stack[a]")
    }
}

/// Asks whether to stay, with two buttons that mean it.
@MainActor
private final class Undecided: Coordinator {
    enum Route: Cairn.Destination { case desk, stay, save, wait }
    var root: Tree.Root<Route> { .stack(.desk) }

    func transition(for route: Route, from asker: Asker) -> Tree.Transition<Route, Never> {
        .present(route, as: .alert)
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .desk: return Screen(router) { _ in NoView("desk") }
        case .stay: return Dialog<Route>("Leave?", .cancel("Stay"), .cancel)
        case .save:
            return Dialog<Route>("Leave?", .button("Save", .save).preferred, .cancel("Stay").preferred)
        case .wait:
            var dialog = Dialog<Route>("Wait")
            dialog.buttons = []
            return dialog
        }
    }
}
