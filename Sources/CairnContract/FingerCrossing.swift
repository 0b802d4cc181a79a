import Cairn

/// One way for a finger to come upon a screen that asks by itself: where the screen stands, when it asks, and what the
/// finger does.
package struct FingerCrossing: Sendable, CustomStringConvertible {
    package enum Stand: String, CaseIterable, Sendable {
        case stack, tab, page, drawer, column, sheet, stackInSheet, popover, cover, columnInSheet, tabInSheet
    }

    package enum Touch: String, CaseIterable, Sendable {
        case swipe, cancelledSwipe, pull, cancelledPull, back, tab, otherTab, beside
    }

    package let stand: Stand
    package let moment: SketchAsker.Moment
    package let touch: Touch

    package var description: String { "\(touch) of \(place) in a \(stand)" }

    var place: Place { Place("s9_\(moment.rawValue)") }

    package static let all = Stand.allCases.flatMap { stand in
        SketchAsker.Moment.allCases.flatMap { moment in
            Touch.allCases.map { FingerCrossing(stand: stand, moment: moment, touch: $0) }
        }
    }

    /// Whether such a screen is among what is to be drawn.
    package func fits(_ shapes: WalkShapes) -> Bool {
        switch moment {
        case .made, .closesWhenMade: shapes.contains(.asksWhenMade)
        case .loaded, .hiding, .closesWhenHiding, .active, .inactive: shapes.contains(.asksWhenSeen)
        case .gone: shapes.contains(.asksWhenGone)
        case .readsWhenGone: shapes.contains(.readsWhenGone)
        case .question, .questionWhenMade: shapes.contains(.questions)
        }
    }

    fileprivate var root: Tree.Root<Place> {
        switch stand {
        case .stack: .stack("a", above: [place])
        case .tab: .tabs(.stack("a"), [.stack(place), .screen("c")])
        case .page: .pages(.stack("a"), [.stack(place), .screen("c")])
        case .drawer: .choice(Tree.Kind("drawer"), .stack("a"), [.stack(place), .screen("c")])
        case .column:
            .tabs(.stack("a"), [.split(primary: .stack("d"), secondary: .stack(place)), .screen("c")])
        case .sheet, .stackInSheet, .popover, .cover, .columnInSheet, .tabInSheet:
            .tabs(.stack("a"), [.screen("c")])
        }
    }

    /// What is asked for before the finger comes.
    fileprivate var opening: SketchScene.Route? {
        switch stand {
        case .stack, .tab, .page, .drawer, .column: nil
        case .sheet: .present(place, as: .sheet)
        case .stackInSheet: .present(.stack("b", above: [place]), as: .sheet)
        case .popover: .present(place, as: .popover)
        case .cover: .present(.stack(place), as: .currentContext)
        case .columnInSheet: .present(.split(primary: .stack("d"), secondary: .stack(place)), as: .sheet)
        case .tabInSheet: .present(.tabs(.stack("b"), [.stack(place)]), as: .sheet)
        }
    }
}

extension HostContract {
    /// What is wrong after a finger met a screen that asks; nothing when every law holds.
    package func faults(_ crossing: FingerCrossing) async -> [String] {
        let trial = Trial(crossing.root, view: view, stage: stage)
        defer { trial.stage.leave() }
        var walk = Walk(trial, WalkPlan(root: crossing.root), isTold: false)
        let stage = trial.stage
        if let opening = crossing.opening { trial.navigator.sketch("a")?.ask(opening) }
        stage.settle()
        switch crossing.stand {
        case .tab, .page, .drawer, .column, .tabInSheet: _ = stage.tapTab(1)
        default: break
        }
        stage.settle()
        trial.navigator.lookAgain()
        stage.settle()
        trial.scene.noteUnknownRequest()
        guard walk.touches(crossing.touch) else { return [] }
        return [await walk.faultAtRest(), await walk.faultAtRest()].compactMap(\.self)
    }
}

extension Walk {
    /// - Returns: Whether a person could do it.
    fileprivate mutating func touches(_ touch: FingerCrossing.Touch) -> Bool {
        switch touch {
        case .swipe, .cancelledSwipe: stage.swipeBack(finish: touch == .swipe)
        case .pull, .cancelledPull: stage.pull(finish: touch == .pull)
        case .back: stage.tapBack()
        case .tab: stage.tapTab(0)
        case .otherTab: stage.tapTab(2)
        case .beside: stage.tapOutside()
        }
    }
}
