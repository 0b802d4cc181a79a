/// Something to do. In a struct of its own, since an array, or a case, would wrap a bare closure in another.
struct Job {
    let run: @MainActor () -> Void
}

/// What waits for a moment, the earliest first; of two for the same moment, the one scheduled first.
struct TimerHeap {
    enum Work {
        case job(Job)
        case sleeper(Sleeper)
    }

    struct Entry {
        let deadline: Int64
        let work: Work
        fileprivate var order = 0

        init(deadline: Int64, work: Work) {
            self.deadline = deadline
            self.work = work
        }

        fileprivate func comes(before other: Entry) -> Bool {
            (deadline, order) < (other.deadline, other.order)
        }
    }

    private var entries: [Entry] = []
    private var count = 0

    /// The earliest deadline. Sleepers that were cancelled are dropped on the way.
    var next: Int64? {
        mutating get {
            while !entries.isEmpty {
                guard case .sleeper(let sleeper) = entries[0].work, sleeper.isOver else {
                    return entries[0].deadline
                }
                removeFirst()
            }
            return nil
        }
    }

    mutating func insert(_ entry: Entry) {
        var entry = entry
        count += 1
        entry.order = count
        entries.append(entry)
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard entries[child].comes(before: entries[parent]) else { break }
            entries.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popFirst() -> Work? {
        guard next != nil else { return nil }
        return removeFirst()
    }

    /// Forgets everything. Who sleeps is woken, cancelled.
    mutating func removeAll() {
        let forgotten = entries
        entries = []
        for entry in forgotten {
            if case .sleeper(let sleeper) = entry.work { sleeper.cancel() }
        }
    }

    @discardableResult
    private mutating func removeFirst() -> Work {
        let first = entries[0].work
        let last = entries.removeLast()
        guard !entries.isEmpty else { return first }
        entries[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < entries.count {
                if entries[child].comes(before: entries[least]) { least = child }
            }
            guard least != parent else { return first }
            entries.swapAt(parent, least)
            parent = least
        }
    }
}
