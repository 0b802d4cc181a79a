import Observation

/// A value that changes and tells its observers: a view model keeps it to itself and shows it as a ``Property``.
///
/// Setting it tells every observer, in the order they came, whether or not the new value equals the old one. One
/// observer costs little more than a closure in an array does.
@MainActor
public final class MutableProperty<Value>: Property<Value> {
    // Every access is over before other code runs, so it need not be checked at run time that they do not
    // overlap; and what a set needs is inlined. Both are what keeps a set near the floor.
    @exclusivity(unchecked) @usableFromInline var stored: Value
    /// In the order of their numbers. Who has ended leaves an empty place, until half of the places are empty.
    @exclusivity(unchecked) @usableFromInline var observers: [Observer] = []
    /// Counts all that ever came.
    @exclusivity(unchecked) @usableFromInline var count = 0
    /// Counts each time that observers went. Who comes changes nothing for a round that has begun.
    @exclusivity(unchecked) @usableFromInline var revision = 0
    @exclusivity(unchecked) @usableFromInline var phase = Phase.quiet
    @exclusivity(unchecked) @usableFromInline var tracking: Tracking?
    /// What was set while a value was being told, with how many observers had come by then.
    private var waiting: [(value: Value, count: Int)] = []
    private var emptyPlaces = 0
    private var pruneAt = 16
    /// How often it was told since those that ended were last dropped.
    @usableFromInline var rounds = 0

    @usableFromInline
    struct Observer {
        let number: Int
        let owner: Weak?
        /// None at an empty place.
        @usableFromInline let call: (@MainActor (Value) -> Void)?
    }

    @usableFromInline
    enum Phase {
        case quiet
        case telling
        /// Telling, and something was set meanwhile.
        case behind
    }

    /// A property with its first value.
    public init(_ value: Value) {
        stored = value
        super.init()
    }

    /// The value now. What is set is read back at once; observers are told before the setter returns, except
    /// inside an observer of the same property, or of one joined from it: then as soon as that round is over. Observers that
    /// set it a million times in one go trap: set it only if the value is another.
    public override var value: Value {
        get {
            if tracking == nil { tracking = Tracking() }
            tracking?.read()
            return stored
        }
        @inlinable set {
            // Something may go with the old value, and come back here as it does: that is kept until the new one was told.
            let old = stored
            if tracking == nil { stored = newValue } else { setTracked(newValue) }
            if case .quiet = phase {
                phase = .telling
                tell(newValue)
                if case .behind = phase { tellWaiting() }
                phase = .quiet
            } else {
                wait(with: newValue)
            }
            extendLifetime(old)
        }
    }

    /// How many observe it; those whose owner is gone count until they are found out.
    package var observerCount: Int { observers.count - emptyPlaces }

    override var current: Value { stored }

    override var reader: Reader<Value> {
        { [weak self] in $0.isNoticed ? self?.value : self?.stored }
    }

    override func listen(owner: Weak?, _ observer: @escaping @MainActor (Value) -> Void) -> Bond {
        if observerCount >= pruneAt { prune() }
        let number = count
        count += 1
        observers.append(Observer(number: number, owner: owner, call: observer))
        return Bond { [weak self] in self?.remove(number) }
    }

    override func hold(_ body: () -> Void) {
        guard case .quiet = phase else { return body() }
        phase = .telling
        body()
        tellWaiting()
        phase = .quiet
    }

    /// Tells those that have come by now: who comes later is told a newer one.
    @inlinable
    func tell(_ value: Value) {
        rounds &+= 1
        if rounds == 64 { prune() }
        let round = observers
        let before = revision
        for index in round.indices where revision == before || isHere(round[index], index) {
            round[index].call?(value)
        }
    }

    /// - Parameter place: where it stood.
    @usableFromInline
    func isHere(_ observer: Observer, _ place: Int) -> Bool {
        let number = observer.number
        // Places change only where gaps were closed: mostly there is nothing to look for.
        if place < observers.count, observers[place].number == number { return observers[place].call != nil }
        let place = self.place(of: number)
        return place < observers.count && observers[place].number == number && observers[place].call != nil
    }

    @usableFromInline
    func setTracked(_ value: Value) {
        tracking?.change { stored = value }
    }

    @usableFromInline
    func wait(with value: Value) {
        waiting.append((value, count))
        phase = .behind
    }

    @usableFromInline
    func tellWaiting() {
        var rounds = 0
        while !waiting.isEmpty {
            let next = waiting
            waiting = []
            rounds += next.count
            precondition(
                rounds < 1_000_000,
                "\(Self.self) was set a million times by its own observers in one go. An observer that sets the "
                    + "property it observes has to stop: set it only if the value is another.")
            for (value, count) in next { tellLate(value, count) }
        }
    }

    /// Tells what was set in an earlier round: some may have come since, and stand behind those that are told.
    private func tellLate(_ value: Value, _ count: Int) {
        let round = observers
        let before = revision
        for index in 0..<place(of: count) where revision == before || isHere(round[index], index) {
            round[index].call?(value)
        }
    }

    /// Where the observer of a number stands; without one, where it would.
    private func place(of number: Int) -> Int {
        var (low, high) = (0, observers.count)
        while low < high {
            let middle = (low + high) / 2
            if observers[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Leaves the place of an observer empty. To close the gap each time would take a step for each that comes after it.
    private func remove(_ number: Int) {
        let place = place(of: number)
        guard place < observers.count, observers[place].number == number, observers[place].call != nil
        else { return }
        // What it keeps may go with it, and its end may come back here: only once this is done.
        let old = observers[place]
        observers[place] = Observer(number: number, owner: nil, call: nil)
        emptyPlaces += 1
        revision += 1
        if emptyPlaces * 2 > observers.count { closeGaps() }
        withExtendedLifetime(old) {}
    }

    /// Forgets those whose owner is gone. Done each time the number has doubled, and every so often as they are told, so that it
    /// costs nothing much.
    @usableFromInline
    func prune() {
        rounds = 0
        revision += 1
        closeGaps { $0.owner.map { $0.object == nil } ?? false }
        pruneAt = max(16, observers.count * 2)
    }

    /// Closes all gaps at once, and forgets who else is gone.
    private func closeGaps(andForget isGone: (Observer) -> Bool = { _ in false }) {
        // As above: the old ones go last.
        let old = observers
        observers = old.filter { $0.call != nil && !isGone($0) }
        emptyPlaces = 0
        withExtendedLifetime(old) {}
    }
}
