import CairnTesting

/// The states that were found, each with the shortest script to it that is known, and how often each was gone on from.
struct Archive {
    struct Entry {
        let state: ExploredState
        /// Led there.
        var script: [Action]
        /// The shortest script to the state before it, and the act that led here from there: it may lead here as well.
        var guess: [Action]?
        /// How often it was gone on from.
        var picks = 0
        /// How often its script led elsewhere.
        var misses = 0
        /// How often each kind of act was tried there.
        var tries: [String: Int] = [:]
    }

    private(set) var entries: [Entry] = []
    private var numbers: [ExploredState: Int] = [:]
    /// The readings of each state that are told apart.
    private var readings: [ExploredState: Set<String>] = [:]
    private static let mostReadings = 8
    /// The states by what lies in front, in the order in which they were found.
    private var fronts: [(id: AppMap.Screen.ID, picks: Int, entries: [Int])] = []
    private var frontNumbers: [AppMap.Screen.ID: Int] = [:]
    /// How often each kind of act was tried on a screen, in any of its states.
    private var tries: [AppMap.Screen.ID: [String: Int]] = [:]
    /// The same by its rows.
    private var rows: [AppMap.Screen.ID: [String: RowTries]] = [:]

    /// The state as it is kept: after so many readings all others are one.
    mutating func resolved(_ state: ExploredState) -> ExploredState {
        guard let reading = state.reading else { return state }
        var plain = state
        plain.reading = nil
        if readings[plain]?.contains(reading) == true { return state }
        guard readings[plain, default: []].count < Self.mostReadings else { return plain }
        readings[plain]?.insert(reading)
        return state
    }

    /// Notes that a script leads there. Of scripts of the same length now this one is kept and now that: what they typed
    /// differs.
    /// - Parameter step: The state before, and what led here from there.
    /// - Returns: whether the state is new.
    @discardableResult
    mutating func note(
        _ state: ExploredState, by script: [Action], step: (from: ExploredState, by: Action)? = nil,
        _ random: inout SeededRandom
    ) -> Bool {
        defer { if let step { guess(state, from: step.from, by: step.by) } }
        if let number = numbers[state] {
            let known = entries[number].script.count
            if script.count < known || script.count == known && random.roll(2) == 0 {
                entries[number].script = script
                entries[number].misses = 0
            }
            return false
        }
        let number = entries.count
        numbers[state] = number
        entries.append(Entry(state: state, script: script))
        if let front = frontNumbers[state.front] {
            fronts[front].entries.append(number)
        } else {
            frontNumbers[state.front] = fronts.count
            fronts.append((state.front, 0, [number]))
        }
        return true
    }

    private mutating func guess(_ state: ExploredState, from before: ExploredState, by action: Action) {
        guard let number = numbers[state], let other = numbers[before], number != other else { return }
        let script = (entries[other].guess ?? entries[other].script) + [action]
        if script.count < (entries[number].guess ?? entries[number].script).count {
            entries[number].guess = script
        }
    }

    /// What was guessed of a state was tried.
    /// - Parameter performed: What of it could be done, if that led there.
    mutating func learned(_ state: ExploredState, by guess: [Action], leadingThere performed: [Action]?) {
        guard let number = numbers[state], entries[number].guess == guess else { return }
        entries[number].guess = nil
        if let performed { entries[number].script = performed }
    }

    /// A state that was gone on from least, of a screen that was gone on from least: so a screen with many states is not
    /// gone to more often than one with few.
    mutating func pick(_ random: inout SeededRandom) -> Entry? {
        let able = fronts.indices.filter { fronts[$0].entries.contains { entries[$0].misses < 3 } }
        guard let front = least(able, by: { fronts[$0].picks }, &random),
            let number = least(
                fronts[front].entries.filter { entries[$0].misses < 3 },
                by: { 2 * entries[$0].picks + (isExhausted(entries[$0]) ? 3 : 0) }, &random)
        else { return nil }
        fronts[front].picks += 1
        entries[number].picks += 1
        return entries[number]
    }

    /// A script led elsewhere.
    mutating func missed(_ state: ExploredState) {
        if let number = numbers[state] { entries[number].misses += 1 }
    }

    mutating func tried(_ possibility: Possibility, in state: ExploredState) {
        let kind = possibility.kind
        if let number = numbers[state] { entries[number].tries[kind, default: 0] += 1 }
        tries[state.front, default: [:]][kind, default: 0] += 1
        if let row = possibility.row {
            rows[state.front, default: [:]][kind, default: RowTries()].tried(row)
        }
    }

    /// What was tried led to another screen.
    mutating func led(_ possibility: Possibility, from screen: AppMap.Screen.ID, to other: AppMap.Screen.ID) {
        guard let row = possibility.row, !possibility.isBehindRow, other != screen else { return }
        rows[screen, default: [:]][possibility.kind, default: RowTries()].led(row, to: other)
    }

    /// Those of one kind that were tried least on a screen: of rows one after the other, of anything else all.
    func leastTried(_ possibilities: [Possibility], on screen: AppMap.Screen.ID) -> [Possibility] {
        let counts = possibilities.map { one in
            one.row.flatMap { rows[screen]?[one.kind]?.count(of: $0) } ?? 0
        }
        let least = counts.min()
        return zip(possibilities, counts).filter { $0.1 == least }.map(\.0)
    }

    /// Whether it is a row of a menu that was not tried.
    func isNewInMenu(_ possibility: Possibility, on screen: AppMap.Screen.ID) -> Bool {
        guard let row = possibility.row, let tries = rows[screen]?[possibility.kind] else { return false }
        return tries.isMenu && tries.count(of: row) == 0
    }

    func tries(_ kind: String, in state: ExploredState) -> Int {
        numbers[state].flatMap { entries[$0].tries[kind] } ?? 0
    }

    func tries(_ kind: String, on screen: AppMap.Screen.ID) -> Int { tries[screen]?[kind] ?? 0 }

    private func isExhausted(_ entry: Entry) -> Bool {
        entry.state.acts.allSatisfy { entry.tries[$0] != nil }
    }

    /// One of those with the lowest score.
    private func least(_ numbers: [Int], by score: (Int) -> Int, _ random: inout SeededRandom) -> Int? {
        let scores = numbers.map(score)
        guard let lowest = scores.min() else { return nil }
        let best = zip(numbers, scores).filter { $0.1 == lowest }.map(\.0)
        return best[random.roll(best.count)]
    }
}
