import Cairn
import CairnTesting

/// Every order in which a few requests can come, of what lies over one tab, over all of them, and which tab is in front.
package struct RequestSequence: Sendable, CustomStringConvertible {
    package enum Letter: String, CaseIterable, Sendable {
        case cover, fullScreen, otherTab, ownTab, link, sheet, dismiss, tapTab
        case push, callPush, callPop, callPresent, callPresentAtOnce, callDismiss, callSetStack,
            callSetStackAnimated
        case callSetStackBelow, callReplaceStack, callCutStack

        /// What is asked for, and what is touched.
        package static let own = Array(allCases.prefix { $0 != .push })
        /// What other code does, and what is asked for meanwhile.
        package static let foreign = [.cover, .sheet] + Array(allCases.drop { $0 != .push })

        fileprivate var call: ForeignCall? {
            switch self {
            case .callPush: .push
            case .callPop: .pop
            case .callPresent, .callPresentAtOnce: .present
            case .callDismiss: .dismiss
            case .callSetStack, .callSetStackAnimated: .setStack
            case .callSetStackBelow: .setStackBelow
            case .callReplaceStack: .replaceStack
            case .callCutStack: .cutStack
            default: nil
            }
        }
    }

    package let letters: [Letter]
    /// Whether everything settles after each.
    package let settles: Bool

    package var description: String {
        letters.map(\.rawValue).joined(separator: ", ") + (settles ? ", each at rest" : ", in one turn")
    }

    /// Whether other code does something.
    var isOfForeign: Bool { letters.contains { $0.call != nil } }

    package var isTriedWhole: Bool {
        settles && !zip(letters, letters.dropFirst()).contains { $0 == $1 }
    }

    /// All of a length from these letters.
    package static func all(_ length: Int, of letters: [Letter]) -> [RequestSequence] {
        var words: [[Letter]] = [[]]
        for _ in 0..<length { words = words.flatMap { word in letters.map { word + [$0] } } }
        return words.flatMap {
            [RequestSequence(letters: $0, settles: true), .init(letters: $0, settles: false)]
        }
    }
}

extension HostContract {
    /// What is wrong after these requests came one after the other; nothing when every law holds.
    package func faults(_ sequence: RequestSequence) async -> [String] {
        let root: Tree.Root<Place> =
            sequence.isOfForeign ? .stack("a", above: ["c"]) : .tabs(.stack("a"), [.stack("b")])
        let trial = Trial(root, view: view, stage: stage)
        defer { trial.stage.leave() }
        var walk = Walk(trial, WalkPlan(root: root), isTold: false)
        for (index, letter) in sequence.letters.enumerated() {
            walk.does(letter, index)
            if sequence.settles { walk.settle() }
        }
        return [await walk.faultAtRest()].compactMap(\.self)
    }
}

extension Walk {
    fileprivate mutating func does(_ letter: RequestSequence.Letter, _ index: Int) {
        let model = navigator.sketch("a")
        let place = Place("s\(index)")
        if let call = letter.call {
            guardWatch.isForeign = true
            scene.noteUnknownRequest()
            let isAtOnce: [RequestSequence.Letter] = [
                .callPresentAtOnce, .callSetStack, .callSetStackBelow, .callReplaceStack, .callCutStack,
            ]
            stage.call(call, animated: !isAtOnce.contains(letter))
        }
        switch letter {
        case .cover: model?.ask(.present(.stack(place), as: .currentContext))
        case .fullScreen: model?.ask(.present(place, as: .fullScreen))
        case .sheet: model?.ask(.present(.stack(place), as: .sheet))
        case .push: model?.ask(.push(place))
        case .otherTab: model?.ask(.select("b"))
        case .ownTab: model?.ask(.select("a"))
        case .dismiss: model?.ask(.dismiss)
        case .link:
            scene.noteUnknownRequest()
            navigator.follow(LinkPath(place))
        case .tapTab:
            scene.noteUnknownRequest()
            _ = stage.tapTab(navigator.sketch("b") == nil ? 1 : index % 2)
        default: break
        }
    }
}
