/// Says the way to a fault in fewer lines, by what the lines mean: what leaving lines out one by one cannot do.
///
/// A launch begins anew, so what was before it goes. So does an interruption, whose beginning and end belong together, as
/// do the lines of a way somewhere and back, and the two of many another pair. Waits in a row are one. A link leads where a way
/// through the app led, which is then left out.
@MainActor
struct Rewording {
    /// What can be opened in the app.
    let links: [String]
    /// How many times the app may be launched for it.
    private(set) var budget = 500
    private let fails: @MainActor ([Action]) async -> Bool

    /// - Parameter fails: Whether these actions fail in the same way.
    init(links: [String], fails: @escaping @MainActor ([Action]) async -> Bool) {
        self.links = links
        self.fails = fails
    }

    mutating func shorter(_ actions: [Action]) async -> [Action] {
        var best = actions
        while true {
            if let shorter = await leftOut(of: best) {
                best = shorter
            } else if let shorter = await linked(best) {
                best = shorter
            } else {
                break
            }
        }
        return best
    }

    private mutating func leftOut(of actions: [Action]) async -> [Action]? {
        for kind in [Self.launches, Self.waits, Self.interruptions, Self.lines, Self.runs, Self.pairs] {
            for candidate in kind(actions) where await stillFails(candidate) { return candidate }
        }
        return nil
    }

    /// With a link before one of the last lines, and without what it spares.
    private mutating func linked(_ actions: [Action]) async -> [Action]? {
        for link in links {
            for index in actions.indices.suffix(3) {
                var longer = actions
                longer.insert(.open(link), at: index)
                guard await stillFails(longer) else { continue }
                // What was just before the link is what it is most likely to spare.
                var end = index
                while end > 0 {
                    end -= 1
                    var shorter = longer
                    shorter.remove(at: end)
                    if await stillFails(shorter) { longer = shorter }
                }
                if longer.count < actions.count { return longer }
            }
        }
        return nil
    }

    private mutating func stillFails(_ actions: [Action]) async -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        return await fails(actions)
    }

    /// What follows a launch; a link that launched the app is opened in it.
    static func launches(_ actions: [Action]) -> AnySequence<[Action]> {
        AnySequence(
            actions.indices.reversed().lazy.compactMap { index in
                switch actions[index] {
                case .launch: Array(actions[(index + 1)...])
                case .open where index > 0: Array(actions[index...])
                default: nil
                }
            })
    }

    static func waits(_ actions: [Action]) -> AnySequence<[Action]> {
        AnySequence(
            actions.indices.dropLast().lazy.compactMap { index in
                guard case .wait(let one) = actions[index], case .wait(let other) = actions[index + 1] else {
                    return nil
                }
                // Without a number, a wait is until nothing is under way.
                let both = one.flatMap { one in other.map { one + $0 } }
                return actions.replacing(index...index + 1, with: .wait(seconds: both))
            })
    }

    /// Without an interruption and all that is done in it.
    static func interruptions(_ actions: [Action]) -> AnySequence<[Action]> {
        AnySequence(
            actions.indices.lazy.compactMap { begin in
                guard let end = actions[begin...].firstIndex(where: { actions[begin].isEnded(by: $0) }) else {
                    return nil
                }
                return Array(actions[..<begin] + actions[(end + 1)...])
            })
    }

    /// Without any one line: it may have been needed by what was left out since.
    static func lines(_ actions: [Action]) -> AnySequence<[Action]> {
        AnySequence(
            actions.indices.lazy.map { index in
                var rest = actions
                rest.remove(at: index)
                return rest
            })
    }

    /// Without any few lines in a row, a way somewhere and back say; the longest first.
    static func runs(_ actions: [Action]) -> AnySequence<[Action]> {
        AnySequence(
            (3..<max(3, min(actions.count, 13))).reversed().lazy.flatMap { length in
                (0...(actions.count - length)).lazy.map { first in
                    Array(actions[..<first] + actions[(first + length)...])
                }
            })
    }

    /// Without any two lines.
    static func pairs(_ actions: [Action]) -> AnySequence<[Action]> {
        AnySequence(
            actions.indices.lazy.flatMap { first in
                (first + 1..<max(first + 1, actions.count)).lazy.map { second in
                    var rest = actions
                    rest.remove(at: second)
                    rest.remove(at: first)
                    return rest
                }
            })
    }
}

extension Action {
    fileprivate func isEnded(by other: Action) -> Bool {
        switch (self, other) {
        case (.kill, .launch), (.kill, .open), (.background, .foreground), (.hold, .release): true
        default: false
        }
    }
}

extension [Action] {
    fileprivate func replacing(_ range: ClosedRange<Int>, with action: Action) -> [Action] {
        self[..<range.lowerBound] + [action] + self[(range.upperBound + 1)...]
    }
}
