extension AppMap {
    /// One map of those of several shards: the same, whatever ran them.
    /// - Parameter maps: Of one run, in the order of their shards.
    /// - Returns: Nil for none.
    static func merged(_ maps: [AppMap]) -> AppMap? {
        guard var map = maps.first else { return nil }
        for other in maps.dropFirst() { map.add(other) }
        map.drawConclusions()
        return map
    }

    private mutating func add(_ other: AppMap) {
        exploration.steps += other.exploration.steps
        exploration.replayed += other.exploration.replayed
        exploration.launches += other.exploration.launches
        exploration.shards = (exploration.shards + other.exploration.shards).sorted()
        screens = joined(screens, other.screens, by: \.id) { $0.add($1) }
        ways = joined(ways, other.ways, by: \.key) {
            $0.count += $1.count
            if let rows = $1.rows { $0.note(rows: rows) }
        }
        attempts = joined(attempts, other.attempts, by: \.key) {
            $0.count += $1.count
            if $1.script.count < $0.script.count { ($0.act, $0.script) = ($1.act, $1.script) }
        }
        links = joined(links, other.links, by: \.link) { $0.add($1) }
        declared = Set(declared + other.declared).sorted()
        reached = Set(reached + other.reached).sorted()
        for finding in other.noted {
            if let index = noted.firstIndex(where: { $0.isSame(as: finding) }) {
                if finding.script.count < noted[index].script.count { noted[index] = finding }
            } else {
                noted.append(finding)
            }
        }
        noted.sort { $0.order < $1.order }
    }

    /// What did something in one shard does something.
    private mutating func drawConclusions() {
        nameRows()
        var effective: Set<[String]> = []
        for screen in screens {
            for trial in screen.trials where trial.effects > 0 { effective.insert([screen.id, trial.act]) }
        }
        attempts.removeAll {
            $0.reason == Attempt.nothing && effective.contains([$0.screen, $0.trial])
        }
    }

    private func joined<Value, Key: Hashable & Comparable>(
        _ ours: [Value], _ theirs: [Value], by key: (Value) -> Key, _ join: (inout Value, Value) -> Void
    ) -> [Value] {
        var values = Dictionary(ours.map { (key($0), $0) }) { first, _ in first }
        for value in theirs {
            let key = key(value)
            if values[key] == nil { values[key] = value } else { join(&values[key]!, value) }
        }
        return values.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension AppMap.Screen {
    fileprivate mutating func add(_ other: AppMap.Screen) {
        visits += other.visits
        note(titles: other.allTitles)
        if other.script.count < script.count {
            (script, below, tab, coordinators) = (other.script, other.below, other.tab, other.coordinators)
        }
        link = link ?? other.link
        guards = Set(guards + other.guards).sorted()
        var sum = Dictionary(trials.map { ($0.act, $0) }) { first, _ in first }
        for trial in other.trials {
            sum[trial.act, default: .init(act: trial.act, count: 0, effects: 0)].count += trial.count
            sum[trial.act]?.effects += trial.effects
        }
        trials = sum.values.sorted { $0.act < $1.act }
    }
}

extension AppMap.Link {
    fileprivate mutating func add(_ other: AppMap.Link) {
        count += other.count
        if to.isEmpty && !other.to.isEmpty
            || to.isEmpty == other.to.isEmpty && other.script.count < script.count
        {
            script = other.script
        }
        to = Set(to + other.to).sorted()
        reasons = Set(reasons + other.reasons).sorted()
    }
}
