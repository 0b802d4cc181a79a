import Cairn

/// One way to come upon a guard: what is asked, where the guarded place stands in what that brings, who guards it and
/// what he says, and what moves just then. All of them crossed are every way there is.
package struct Crossing: Sendable, CustomStringConvertible {
    package enum Verb: String, CaseIterable, Sendable {
        case push, set, replaceTop, sheet, fullScreen, popover, currentContext, stackInSheet, select, show
        case replaceAll, several, link, linkInto, tabTapped, pageTurned, restored, start
    }

    /// Where the guarded place stands in what is brought.
    package enum Stand: String, CaseIterable, Sendable {
        case itself, coordinatorItself, beginning, loneBeginning, above, twoDeep, frontTab, hiddenTab, page,
            column, drawer
        case tabsInTabs

        /// Whether a stack can hold it.
        var fitsInStack: Bool {
            switch self {
            case .itself, .coordinatorItself, .beginning, .loneBeginning, .above, .twoDeep: true
            case .frontTab, .hiddenTab, .page, .column, .drawer, .tabsInTabs: false
            }
        }

        func place(_ guarding: String) -> Place {
            switch self {
            case .itself: Place("s9\(guarding)")
            case .coordinatorItself: Place("co8\(guarding)_stack_s9")
            case .beginning: Place("co8_stack_s9\(guarding)")
            case .loneBeginning: Place("co8_s9\(guarding)")
            case .above: Place("co8_above_s7_s9\(guarding)")
            case .twoDeep: Place("co7_stack_co8_stack_s9\(guarding)")
            case .frontTab: Place("co8_tabs_s9\(guarding)_s7")
            case .hiddenTab: Place("co8_tabs_s7_s9\(guarding)")
            case .page: Place("co8_pages_stack_s9\(guarding)_s7")
            case .column: Place("co8_split_s7_s9\(guarding)")
            case .drawer: Place("co8_drawer_s9\(guarding)_s7")
            case .tabsInTabs: Place("co7_tabs_co8_tabs_s9\(guarding)_s6_s7")
            }
        }

        /// What is guarded, in notation.
        func guarded(_ guarding: String) -> Place {
            self == .coordinatorItself ? place(guarding) : Place("s9\(guarding)")
        }
    }

    package enum Moment: String, CaseIterable, Sendable { case atRest, inTransition, underAFinger }

    package let verb: Verb
    package let stand: Stand
    /// Nil for the same way with nobody on guard.
    package let guarding: SketchGuard?
    package let moment: Moment
    /// Whether flows that come first come to their end; otherwise they are left.
    package let comesToEnd: Bool

    var word: String { guarding.map { "_" + $0.word } ?? "" }
    var place: Place { stand.place(word) }
    var guarded: Place { stand.guarded(word) }

    package var description: String {
        "\(verb) of \(place) \(moment)" + (comesToEnd ? "" : ", the flow left")
    }

    /// The same with nobody on guard.
    var control: Crossing {
        Crossing(verb: verb, stand: stand, guarding: nil, moment: moment, comesToEnd: comesToEnd)
    }

    /// All there are for a verb.
    package static func all(_ verb: Verb) -> [Crossing] {
        var all: [Crossing] = []
        for stand in Stand.allCases where verb.takes(stand) {
            for guardian in SketchGuard.Guardian.allCases {
                for verdict in SketchGuard.Verdict.allCases where verdict != .circleBack {
                    for delay in SketchGuard.Delay.allCases {
                        for moment in Moment.allCases where verb.can(moment) {
                            let guarding = SketchGuard(guardian, delay, verdict)
                            for end in guarding.hasFlow ? [true, false] : [true] {
                                all.append(
                                    Crossing(
                                        verb: verb, stand: stand, guarding: guarding, moment: moment,
                                        comesToEnd: end))
                            }
                        }
                    }
                }
            }
        }
        return all
    }
}

extension Crossing.Verb {
    func takes(_ stand: Crossing.Stand) -> Bool {
        switch self {
        case .push, .set, .replaceTop, .show, .several, .stackInSheet, .link: stand.fitsInStack
        case .sheet, .fullScreen, .popover, .currentContext, .select, .replaceAll, .linkInto, .tabTapped,
            .pageTurned,
            .restored, .start:
            true
        }
    }

    func can(_ moment: Crossing.Moment) -> Bool {
        switch self {
        case .tabTapped, .pageTurned, .restored, .start: moment == .atRest
        default: true
        }
    }
}

extension SketchGuard {
    /// Whether a flow comes first that can be left.
    var hasFlow: Bool { [.interpose, .interposeWaiting, .run].contains(verdict) }
}
