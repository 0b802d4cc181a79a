/// Which patterns may print a destination, found without trying them all.
struct LinkIndex<Destination: CairnTree.Destination>: Sendable {
    private var constants: [Destination: [Int]] = [:]
    private var cases: [String: [Int]] = [:]
    private var others: [Int] = []
    private(set) var problems: [LinkProblem] = []

    init(_ entries: [LinkEntry<Destination>]) {
        for (number, entry) in entries.enumerated() where entry.isPrinted && entry.isUsable {
            if let constant = entry.constant {
                constants[constant, default: []].append(number)
            } else if let example = entry.example, entry.isReflected {
                cases[Payload(example).name, default: []].append(number)
            } else {
                others.append(number)
            }
        }
        for numbers in constants.values where numbers.count > 1 { note(entries, numbers) }
        for numbers in cases.values { note(entries, numbers) }
        note(entries, others)
        problems.sort { "\($0)" < "\($1)" }
    }

    /// The numbers of the entries to try, in the order they were declared.
    func candidates(for destination: Destination, _ payload: Payload) -> [Int] {
        let own = cases[payload.name] ?? []
        let constant = constants[destination] ?? []
        if others.isEmpty, own.isEmpty || constant.isEmpty { return own + constant }
        return (own + constant + others).sorted()
    }

    private mutating func note(_ entries: [LinkEntry<Destination>], _ numbers: [Int]) {
        for (position, later) in numbers.enumerated() {
            guard let example = entries[later].example else { continue }
            let payload = Payload(example)
            for earlier in numbers[..<position] where entries[earlier].take(example, payload) != nil {
                problems.append(.printedTwice(entries[earlier].pattern.text, entries[later].pattern.text))
                break
            }
        }
    }
}
