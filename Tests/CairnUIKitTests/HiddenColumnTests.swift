#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Testing
    import UIKit

    /// Upright, a pad hides columns: what is asked for in one of them is seen all the same.
    @MainActor
    struct HiddenColumnTests {
        enum Way: CaseIterable {
            case shows, sets, pushes, nothing, link

            @MainActor
            func ask(in slot: Tree.Slot<Place>, of place: Place, with trial: Trial) throws -> Request {
                let router = try #require(trial.navigator.sketch("c")).router
                return switch self {
                case .shows: router.trigger(.show(place))
                case .sets: router.trigger(.in(slot, .set("new")))
                case .pushes: router.trigger(.in(slot, .push("new")))
                case .nothing: router.trigger(.in(slot, .none))
                case .link: trial.navigator.follow(LinkPath(place))
                }
            }
        }

        private func trial(three: Bool) -> Trial {
            let root: Tree.Root<Place> =
                three
                ? .split(primary: .stack("a"), supplementary: .stack("b"), secondary: .stack("c"))
                : .split(primary: .stack("a"), secondary: .stack("c"))
            let trial = Trial(root, view: SimulatorStage.view, stage: { SimulatorStage($0) })
            trial.stage.settle()
            return trial
        }

        @Test(.simulator(.pad), arguments: Way.allCases, [true, false])
        func `what is asked for in the first is seen`(_ way: Way, three: Bool) throws {
            let trial = trial(three: three)
            #expect(trial.stage.readable?.contains("a") == false)
            let request = try way.ask(in: .primary, of: "a", with: trial)
            trial.stage.settle()
            #expect(request.result == .performed)
            let name = [.sets, .pushes].contains(way) ? "new" : "a"
            #expect(trial.stage.readable?.contains(name) == true)
            #expect(trial.navigator.disagreement == nil && Simulator.current.log.warnings == [])
        }

        @Test(.simulator(.pad), arguments: Way.allCases)
        func `what is asked for in the middle is seen, and the first stays hidden`(_ way: Way) throws {
            let trial = trial(three: true)
            #expect(trial.stage.readable?.contains("b") == false)
            _ = try way.ask(in: .supplementary, of: "b", with: trial)
            trial.stage.settle()
            #expect(trial.stage.readable?.contains([.sets, .pushes].contains(way) ? "new" : "b") == true)
            #expect(trial.stage.readable?.contains("a") == false)
        }

        @Test(.simulator(.pad), arguments: [true, false])
        func `one that is changed before another stays hidden`(three: Bool) throws {
            let trial = trial(three: three)
            try trial.ask(.several(.in(.primary, .set("new")), .in(.secondary, .set("d"))), from: "c")
            trial.stage.settle()
            #expect(trial.stage.readable?.contains("new") == false)
            #expect(trial.stage.readable?.contains("d") == true)
        }

        @Test(.simulator(.pad))
        func `one that a modal covers is seen once that is dismissed by what shows it`() throws {
            let trial = trial(three: false)
            try trial.ask(.present("m", as: .fullScreen), from: "c")
            trial.stage.settle()
            try trial.ask(.show("a"), from: "m")
            trial.expectAtRest("split[stack[a], stack[c]]")
            #expect(trial.stage.readable?.contains("a") == true)
        }

        @Test(.simulator(.pad), arguments: [true, false])
        func `one that is seen stays as it lies, also where a modal covers it`(isCovered: Bool) throws {
            let trial = trial(three: false)
            let stage = try #require(trial.stage as? SimulatorStage)
            let columns = try #require(stage.window.rootViewController as? UISplitViewController)
            columns.preferredDisplayMode = .oneBesideSecondary
            trial.stage.settle()
            #expect(trial.stage.readable?.contains("a") == true)
            if isCovered { try trial.ask(.present("m", as: .fullScreen), from: "c") }
            trial.stage.settle()
            try trial.ask(.in(.primary, .set("new")), from: "c")
            trial.stage.settle()
            #expect(columns.displayMode == .oneBesideSecondary)
        }
    }
#endif
