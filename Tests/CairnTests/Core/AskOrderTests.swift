import CairnContract
import CairnTesting
import Testing

@testable import Cairn

/// Every order of what can happen to dialogs whose answers are awaited: each gets one, or hears that there is none.
@MainActor
struct AskOrderTests {
    @Test func `a dialog that is asked`() {
        explore(
            "a dialog that is asked", MachineApp(root: .stack("a", above: ["b"])),
            [
                .present("b"), .answer, .answerCancel, .close("b"), .dismissedBehindOurBack,
                .ask("b", .push("c")), .present("b"), .cancelOldest, .windowCloses,
            ], depth: 5)
    }

    @Test func `a dialog under a finger`() {
        explore(
            "a dialog under a finger", MachineApp(root: .stack("a", above: ["b"])),
            [
                .swipeBegins, .present("b"), .fingerFinishes, .fingerCancels, .stepEnds, .stepEnds,
                .present("a"),
                .answer, .cancelOldest, .close("b"),
            ], depth: 6, isSlow: true)
    }

    @Test func `a dialog that a route asks`() {
        let app = MachineApp(
            root: .stack("a", above: ["b"]),
            guards: ["app": ["question": .late([nil, .refuse, .first("login")])]])
        explore(
            "a dialog that a route asks", app,
            [
                .run("b", .present("question", as: .alert)), .answer, .answerCancel, .close("b"),
                .dismissedBehindOurBack, .ask("credentials", .finish("done")), .run("a", .push("question")),
            ], depth: 6)
    }

    @Test func `a form that awaits its dialog`() {
        explore(
            "a form that awaits its dialog", MachineApp(root: .stack("a", above: ["form"])),
            [
                .close("form"), .presentInQuestion("form"), .ask("a", .push("b")), .answer, .answerCancel,
                .dismissedBehindOurBack, .presentInQuestion("form"), .windowCloses,
            ], depth: 6)
    }

    @Test func `a dialog while a guard is asked`() {
        let app = MachineApp(
            root: .stack("a", above: ["form"]), guards: ["app": ["gold": .late([nil, .redirect(.set("b"))])]])
        explore(
            "a dialog while a guard is asked", app,
            [
                .ask("a", .push("gold")), .present("form"), .close("form"), .presentInQuestion("form"),
                .answer,
                .dismissedBehindOurBack, .formsDisarm, .link(["gold"]),
            ], depth: 5)
    }
}
