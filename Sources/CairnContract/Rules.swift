import Cairn
import CairnTesting

extension HostContract {
    /// The rules, each tried on a host of its own.
    package enum Rule: String, CaseIterable, Sendable, CustomStringConvertible {
        case showsWhereItBegins
        case showsWhatIsPushedAndPopped
        case showsWhatIsPresentedAndDismissed
        case showsAStackInAModal
        case replacesStacks
        case bringsManyChangesInOneTurnToTheLast
        case dismissesThenPushesThenAlerts
        case hearsTheBackButton
        case hearsTheBackMenu
        case hearsASwipe
        case hearsACancelledSwipe
        case performsAfterACancelledSwipeWhatWasAskedDuringIt
        case hearsAPulledSheet
        case hearsACancelledPull
        case hearsAButtonOfADialog
        case takesATextInADialog
        case absorbsWhatOtherCodeDid
        case isNotDisturbedByOtherCodeInMidTransition

        package var description: String { rawValue }

        /// Whether the rule is about what a person does.
        package var needsFingers: Bool {
            switch self {
            case .hearsTheBackButton, .hearsTheBackMenu, .hearsASwipe, .hearsACancelledSwipe,
                .performsAfterACancelledSwipeWhatWasAskedDuringIt, .hearsAPulledSheet, .hearsACancelledPull,
                .hearsAButtonOfADialog, .takesATextInADialog:
                true
            default: false
            }
        }

        var start: Tree.Root<Place> {
            switch self {
            case .showsWhereItBegins, .hearsTheBackButton, .hearsASwipe, .hearsACancelledSwipe,
                .performsAfterACancelledSwipeWhatWasAskedDuringIt, .absorbsWhatOtherCodeDid:
                .stack("a", above: ["b"])
            case .hearsTheBackMenu: .stack("a", above: ["b", "c", "d"])
            default: .stack("a")
            }
        }

        @MainActor
        func trial(_ trial: Trial) throws {
            let card = trial.stage.card
            switch self {
            case .showsWhereItBegins:
                try trial.expect("stack[a > b]")
            case .showsWhatIsPushedAndPopped:
                try trial.ask(.push("b"), from: "a")
                try trial.expect("stack[a > b]")
                try trial.ask(.push("flow"), from: "b")
                try trial.expect("stack[a > b > flow(inflow)]")
                try trial.ask(.popToRoot, from: "b")
                try trial.expect("stack[a]")
            case .showsWhatIsPresentedAndDismissed:
                try trial.ask(.present("b", as: card), from: "a")
                try trial.expect("stack[a] + \(card)(b)")
                try trial.ask(.present("c", as: .fullScreen), from: "b")
                try trial.expect("stack[a] + \(card)(b) + fullScreen(c)")
                try trial.ask(.dismiss, from: "b")
                try trial.expect("stack[a] + \(card)(b)")
                try trial.ask(.dismiss, from: "b")
                try trial.expect("stack[a]")
            case .showsAStackInAModal:
                try trial.ask(.present(.stack("b", above: ["c"]), as: card), from: "a")
                try trial.expect("stack[a] + \(card)(stack[b > c])")
                try trial.ask(.push("d"), from: "c")
                try trial.expect("stack[a] + \(card)(stack[b > c > d])")
                try trial.ask(.push("e"), from: "a")
                try trial.expect("stack[a > e] + \(card)(stack[b > c > d] by a)")
                try trial.ask(.close, from: "b")
                try trial.expect("stack[a > e]")
            case .replacesStacks:
                try trial.ask(.set("b", above: ["c"]), from: "a")
                try trial.expect("stack[b > c]")
                try trial.ask(.replaceTop("d"), from: "b")
                try trial.expect("stack[b > d]")
                try trial.ask(.set("e"), from: "b")
                try trial.expect("stack[e]")
            case .bringsManyChangesInOneTurnToTheLast:
                try trial.ask(.push("b"), from: "a")
                try trial.ask(.push("c"), from: "b")
                try trial.ask(.present("d", as: card), from: "c")
                try trial.ask(.close, from: "d")
                try trial.ask(.pop, from: "a")
                try trial.ask(.present(.stack("e"), as: card), from: "b")
                try trial.expect("stack[a > b] + \(card)(stack[e])")
            case .dismissesThenPushesThenAlerts:
                try trial.ask(.present("b", as: card), from: "a")
                trial.stage.letPass()
                try trial.ask(.several(.dismiss, .push("c"), .present("dialog", as: .alert)), from: "b")
                try trial.expect("stack[a > c] + alert(dialog by a)")
            default:
                try fingers(trial)
            }
        }

        @MainActor
        private func fingers(_ trial: Trial) throws {
            let stage = trial.stage
            let card = stage.card
            switch self {
            case .hearsTheBackButton:
                try trial.could(stage.tapBack(), "tap back")
                try trial.expect("stack[a]")
            case .hearsTheBackMenu:
                try trial.could(stage.backMenu(down: 2), "go two down by the back menu")
                try trial.expect("stack[a > b]")
            case .hearsASwipe:
                try trial.could(stage.beginSwipeBack(), "swipe")
                stage.letGo(finish: true)
                try trial.expect("stack[a]")
            case .hearsACancelledSwipe:
                try trial.could(stage.beginSwipeBack(), "swipe")
                stage.letGo(finish: false)
                try trial.expect("stack[a > b]")
            case .performsAfterACancelledSwipeWhatWasAskedDuringIt:
                try trial.could(stage.beginSwipeBack(), "swipe")
                let request = try trial.ask(.push("c"), from: "b")
                guard request.result == nil else { throw ContractViolation("a swipe did not hold the tree") }
                stage.letGo(finish: false)
                try trial.expect("stack[a > b > c]")
            case .hearsAPulledSheet, .hearsACancelledPull:
                try trial.ask(.present(.stack("b"), as: card), from: "a")
                stage.settle()
                try trial.could(stage.beginPull(), "pull the sheet")
                stage.letGo(finish: self == .hearsAPulledSheet)
                try trial.expect(self == .hearsAPulledSheet ? "stack[a]" : "stack[a] + \(card)(stack[b])")
            case .hearsAButtonOfADialog:
                try trial.ask(.present("dialog", as: .alert), from: "a")
                try trial.expect("stack[a] + alert(dialog)")
                try trial.could(stage.tap("Push"), "press 'Push'")
                try trial.expect("stack[a > pushed]")
            case .takesATextInADialog:
                try trial.ask(.present("dialogWithAName", as: .alert), from: "a")
                try trial.expect("stack[a] + alert(dialogWithAName)")
                guard !stage.tap("Push") else { throw ContractViolation("a button takes an empty text") }
                try trial.could(stage.type("b", into: "Name"), "type into 'Name'")
                try trial.could(stage.tap("Push"), "press 'Push'")
                try trial.expect("stack[a > b]")
            case .absorbsWhatOtherCodeDid:
                stage.call(.pop, animated: false)
                try trial.expect("stack[a]")
                stage.call(.present, animated: false)
                stage.settle()
                try trial.ask(.push("c"), from: "a")
                stage.settle()
                stage.call(.dismiss, animated: false)
                try trial.expect("stack[a > c]")
            case .isNotDisturbedByOtherCodeInMidTransition:
                try trial.ask(.present("b", as: card), from: "a")
                stage.letPass()
                try trial.ask(.push("c"), from: "a")
                stage.settle()
                stage.call(.dismiss, animated: false)
                try trial.expect("stack[a > c]")
            default: break
            }
        }
    }
}
