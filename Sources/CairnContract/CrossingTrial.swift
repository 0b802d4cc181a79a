import Cairn

extension HostContract {
    /// What is wrong after a request met a guard; nothing when every law holds.
    package func faults(_ crossing: Crossing) async -> [String] {
        let outcome = await run(crossing)
        guard outcome.faults.isEmpty, let guarding = crossing.guarding, guarding.isAsked(in: crossing) else {
            return outcome.faults
        }
        // Whoever is let in comes as far as with nobody on guard.
        let comesIn = guarding.letsIn(crossing.comesToEnd)
        guard comesIn, guarding.delay == .none || crossing.verb != .start else { return [] }
        let control = await run(crossing.control)
        guard control.outcome == .performed, control.hasGuarded, !outcome.hasGuarded else { return [] }
        return [
            "law 2: who was let in did not come in: \(outcome.outcome.map { "\($0)" } ?? "no outcome"), \(outcome.tree)"
        ]
    }

    private struct Result {
        var outcome: Outcome?
        var hasGuarded: Bool
        var tree: String
        var faults: [String]
    }

    private func run(_ crossing: Crossing) async -> Result {
        let snapshot = crossing.verb == .restored ? await saved(crossing) : nil
        let trial = Trial(crossing.root, restoring: snapshot, view: view, stage: stage)
        defer { trial.stage.leave() }
        var walk = Walk(trial, WalkPlan(root: crossing.root), isTold: false)
        walk.comesToEnd = crossing.comesToEnd
        walk.begin(crossing.moment)
        let request = walk.ask(crossing)
        if crossing.moment == .underAFinger { trial.stage.letGo(finish: false) }
        walk.laws.witness()
        let fault = await walk.faultAtRest()
        let later = await walk.afterwards()
        let navigator = trial.navigator
        let hasGuarded = navigator.tree.nodes.contains {
            $0.destination == AnyDestination(crossing.guarded) && navigator.made(for: $0.id) != nil
        }
        return Result(
            outcome: request?.result ?? .performed, hasGuarded: hasGuarded, tree: navigator.tree.notation,
            faults: [fault, later].compactMap(\.self))
    }

    /// What was saved of an app in which the place stood, as if it had not been guarded then.
    private func saved(_ crossing: Crossing) async -> Snapshot? {
        let control = crossing.control
        let trial = Trial(control.root, view: view, stage: stage)
        defer { trial.stage.leave() }
        if control.stand.fitsInStack {
            trial.navigator.sketch("s6")?.router.trigger(.push(control.place))
        } else {
            trial.navigator.sketch("s6")?.router.trigger(.select(control.place))
        }
        trial.stage.settle()
        let text = trial.navigator.snapshot().text
        return try? Snapshot(text: text.replacing("\(control.guarded)", with: "\(crossing.guarded)"))
    }
}

extension Crossing {
    /// What the window begins with: a coordinator in a stack in tabs, whose screen asks.
    var root: Tree.Root<Place> {
        let asking: Tree.Root<Place> = .stack("a", above: ["co5_stack_s6"])
        switch verb {
        case .start: return stand.fitsInStack ? .stack(place) : .screen(place)
        case .pageTurned: return .pages(asking, [.screen(place), .screen("c")])
        case .select, .tabTapped, .linkInto: return .tabs(asking, [.screen(place), .screen("c")])
        case .restored where !stand.fitsInStack: return .tabs(asking, [.screen(place), .screen("c")])
        default: return .tabs(asking, [.screen("c")])
        }
    }

    var transition: Tree.Transition<Place, Never>? {
        switch verb {
        case .push: .push(place)
        case .set: .set(place)
        case .replaceTop: .replaceTop(place)
        case .sheet: .present(place, as: .sheet)
        case .fullScreen: .present(place, as: .fullScreen)
        case .popover: .present(place, as: .popover)
        case .currentContext: .present(place, as: .currentContext)
        case .stackInSheet: .present(.stack(place), as: .sheet)
        case .select: .select(place)
        case .show: .show(place)
        case .replaceAll: .replaceAll(.stack(stand.fitsInStack ? place : "s4"))
        case .several: .several(.push("s3"), .push(place))
        case .link, .linkInto, .tabTapped, .pageTurned, .restored, .start: nil
        }
    }
}

extension Walk {
    fileprivate mutating func begin(_ moment: Crossing.Moment) {
        switch moment {
        case .atRest: break
        case .inTransition:
            navigator.sketch("s6")?.router.trigger(.push("s5"))
            stage.letPass()
            navigator.sketch("s6")?.router.trigger(.present("s4", as: .sheet))
        case .underAFinger: _ = stage.beginSwipeBack()
        }
    }

    /// What was refused once refuses nothing else, and who never came in can do nothing.
    fileprivate mutating func afterwards() async -> String? {
        for _ in 0..<4 {
            if let fault = laws.askAsGhost(using: &random).fault { return fault }
        }
        navigator.sketch("s6")?.ask(.push("s2"))
        settle()
        return laws.faults().first { !$0.hasPrefix("law 9") }
    }

    fileprivate mutating func ask(_ crossing: Crossing) -> Request? {
        if let transition = crossing.transition { return navigator.sketch("s6")?.ask(transition) }
        switch crossing.verb {
        case .link, .linkInto:
            let request = navigator.follow(LinkPath(crossing.place))
            scene.note(
                AskedRequest(
                    request, by: navigator.tree.root.id, text: "\(crossing)", places: [crossing.place]))
            return request
        case .tabTapped, .pageTurned: _ = stage.tapTab(1)
        default: break
        }
        return nil
    }
}

extension SketchGuard {
    /// Whether who comes up to it is let in in the end.
    fileprivate func letsIn(_ comesToEnd: Bool) -> Bool {
        switch verdict {
        case .allow: true
        case .interpose, .interposeWaiting, .run: comesToEnd
        default: false
        }
    }

    /// Whether there is anyone to ask.
    fileprivate func isAsked(in crossing: Crossing) -> Bool {
        // A window's beginning has nobody by whose router a flow could be run.
        verdict != .run || crossing.verb != .start
    }
}
