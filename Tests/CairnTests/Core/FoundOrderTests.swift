import CairnContract
import Testing

@testable import Cairn

/// The shortest of the orders that once broke what a navigator promises, each by itself.
@MainActor
struct FoundOrderTests {
    private enum Step {
        case move(MachineMove)
        /// The oldest answer that is owed, or the one after so many, with the option of that number.
        case answer(Int, Int)
    }

    private let tabs = MachineApp(
        root: .tabs(.stack("a"), [.screen("vault")]), coordinators: ["vault": .stack("gold")],
        guards: ["vault": ["gold": .anyhow]])

    @discardableResult
    private func play(
        _ app: MachineApp, _ steps: Step..., sourceLocation: SourceLocation = #_sourceLocation
    ) -> MachineWorld {
        var world = MachineWorld(app)
        for step in steps {
            switch step {
            case .move(let move):
                let isPossible = world.happens(move)
                #expect(isPossible, "\(move)", sourceLocation: sourceLocation)
            case .answer(let index, let option): world.answer(index, option)
            }
        }
        for ending in [MachineWorld.Ending.yes, .no, .never] {
            var end = world
            end.settle(ending)
            #expect(end.book.fault == nil, "\(ending)", sourceLocation: sourceLocation)
        }
        return world
    }

    @Test func `a question takes nothing of its screen back`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]), guards: ["app": ["gold": .late([nil, .refuse])]])
        let world = play(
            app, .move(.ask("form", .push("gold"))), .move(.ask("a", .popToRoot)),
            .move(.askInQuestion("form", .present("dialog", as: .alert))))
        #expect(world.machine.pending.count == 2)
        #expect(world.machine.tree.notation == "stack[a > form] + alert(dialog)")
    }

    @Test func `what a guard asks for takes no question back that came later`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]),
            guards: ["app": ["gold": .late([nil, .refuse]), "dialog": .late([nil, .refuse])]])
        let world = play(
            app, .move(.ask("form", .push("gold"))), .move(.ask("a", .popToRoot)),
            .move(.askInQuestion("form", .present("dialog", as: .alert))),
            .move(.askInGuard("form", .push("c"))))
        #expect(world.book.outcomes.values.filter(\.isSuperseded).isEmpty)
    }

    @Test func `what is asked for in a question takes nothing of its screen back`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]), guards: ["app": ["dialog": .late([nil, .refuse])]])
        let world = play(
            app, .move(.askSlowly("form", .push("b"))), .move(.ask("a", .popToRoot)),
            .move(.askInQuestion("form", .present("dialog", as: .alert))),
            .move(.askInGuard("form", .push("c"))))
        #expect(world.book.outcomes.values.filter(\.isSuperseded).isEmpty)
    }

    @Test func `a button of a new dialog is heard while the old one is on its way`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]), guards: ["app": ["gold": .late([nil, .refuse])]])
        let question = MachineMove.askInQuestion("form", .present("dialog", as: .alert))
        let world = play(
            app, .move(.ask("a", .popToRoot)), .move(question), .move(.press("dialog", .push("gold"))),
            .answer(0, 1), .move(.ask("a", .popToRoot)), .move(question),
            .move(.press("dialog", .push("gold"))))
        #expect(!world.book.outcomes.values.contains(.refused(.alreadyAsked(route: "push(gold)"))))
        #expect(world.book.outcomes.values.filter(\.isSuperseded).count == 1)
    }

    @Test func `a button that nobody knows anything of has said no`() throws {
        let app = MachineApp(root: .stack("a", above: ["form"]))
        var world = play(
            app, .move(.ask("a", .popToRoot)),
            .move(.askInQuestion("form", .present("dialog", as: .alert))), .move(.pressUnknown("dialog")),
            .move(.dismissedBehindOurBack))
        let check = world.open.firstIndex { if case .checking = $0.answer { true } else { false } }
        world.answer(try #require(check), 0)
        #expect(world.machine.questions.isEmpty)
        #expect(world.book.outcomes.values.contains(.refused(.leaveRefused("form"))))
    }

    @Test func `a link is followed once when the beginning is refused`() {
        let app = MachineApp(root: .stack("gold"), guards: ["app": ["gold": .anyhow]])
        play(app, .move(.link(["b"])), .answer(0, 1))
        play(app, .move(.link(["b"])), .move(.windowCloses))
    }

    @Test func `two who wait for one tab make it once`() {
        play(tabs, .move(.ask("a", .select("vault"))), .move(.link(["vault"])))
        play(
            tabs, .move(.tapLastTab), .move(.ask("a", .select("vault"))), .move(.link(["vault"])),
            .answer(2, 0),
            .move(.ask("a", .push("b"))))
    }

    @Test func `a late redirect undoes nothing that came meanwhile`() {
        let world = play(
            tabs, .move(.ask("a", .select("vault"))), .move(.link(["vault"])), .move(.tapLastTab),
            .answer(1, 0),
            .answer(1, 2))
        #expect(world.machine.tree.notation == "tabs[stack[a], *vault:stack[gold > plain]]")
    }

    @Test func `a flow that was to come first ends once with its request`() {
        let app = MachineApp(root: .stack("a"), guards: ["app": ["gold": .first("login"), "login": .anyhow]])
        play(app, .move(.ask("a", .push("gold"))), .move(.link(["gold"])), .move(.windowCloses))
        play(app, .move(.ask("a", .push("gold"))), .move(.ask("a", .push("b"))))
    }

    @Test func `who asked in a change that is planned anew is refused`() {
        let app = MachineApp(
            root: .stack("a"), coordinators: ["vault": .stack("hall")], guards: ["vault": ["hall": .anyhow]])
        let world = play(
            app, .move(.link(["vault"])), .move(.ask("vault", .push("c"))), .move(.ask("a", .push("b"))),
            .answer(0, 0))
        #expect(world.book.outcomes.values.contains(.refused(.askerLeft)))
        // The guard's yes counts for the request, though its change was planned anew.
        #expect(world.machine.pending.isEmpty)
    }

    @Test func `a late redirect waits for the finger`() {
        let app = MachineApp(
            root: .stack("a", above: ["b"]), coordinators: ["vault": .stack("hall")],
            guards: ["vault": ["hall": .anyhow]])
        let world = play(app, .move(.ask("a", .push("vault"))), .move(.swipeBegins), .answer(0, 2))
        #expect(world.machine.tree.notation == "stack[a > b]")
        #expect(world.machine.held.count == 1)
    }

    @Test func `what was made beside what cannot be made is made once`() {
        let app = MachineApp(root: .tabs(.stack("a"), [.stack("s", above: ["broken"])]))
        play(app, .move(.ask("a", .select("s"))), .move(.ask("a", .select("s"))))
    }
}
