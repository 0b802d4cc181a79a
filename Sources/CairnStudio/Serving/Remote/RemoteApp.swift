import CairnInspector
import Foundation

/// An app that runs elsewhere: what it has told, and the orders that wait for it.
@MainActor
final class RemoteApp {
    /// How much of what it tells is kept.
    enum Limit {
        static let details = 1_000
        static let stages = 300
        static let snapshots = 100
        static let snapshotBytes = 8_000_000
    }

    let number: Int
    let session: String
    private(set) var hello: Inspection.Hello
    private(set) var isThere = true
    private(set) var entries: [Wire.Entry] = []
    private(set) var details: [Int: Wire.Detail] = [:]
    private(set) var inside: Wire.Inside?
    private(set) var stage: Wire.Stage?
    private(set) var picture: Data?
    /// The screen after an entry.
    private(set) var stages: [Int: Wire.Stage] = [:]
    private(set) var saved: [Inspection.Saved] = []
    var allowance = Allowance(most: 60, perSecond: 20)
    /// Told what is new, as long as it is shown.
    var hear: (@MainActor (AppNews) -> Void)?

    private var orders: [Inspection.Order] = []
    private var ordered = 0
    private var waiting: [Int: @MainActor (Result<Inspection.Done, AppOrders.Gone>) -> Void] = [:]
    private var listener: CheckedContinuation<Void, Never>?
    /// How often it has asked for orders so far.
    private(set) var requests = 0

    init(number: Int, session: String, _ hello: Inspection.Hello) {
        (self.number, self.session, self.hello) = (number, session, hello)
    }

    var isAlike: (Inspection.Hello) -> Bool {
        { [hello] in $0.app == hello.app && $0.device == hello.device }
    }

    /// - Returns: Whether something has changed that stands beside its name.
    func take(_ told: Inspection.News) -> Bool {
        let news = told.bounded()
        if let hello = news.hello {
            // It begins again: what was ordered before has not arrived, or its answer has not.
            giveUp("the connection to the app was lost")
            (self.hello, isThere) = (hello, true)
        }
        var last = entries.last?.id ?? -1
        let new = news.entries.filter { entry in
            guard entry.id > last else { return false }
            last = entry.id
            return true
        }
        entries = (entries + new).suffix(Wire.Limit.entries)
        let known = Set(entries.map(\.id))
        for detail in news.details where known.contains(detail.id) { details[detail.id] = detail }
        while details.count > Limit.details, let first = details.keys.min() { details[first] = nil }
        inside = news.inside ?? inside
        stage = news.stage ?? stage
        picture = news.picture ?? picture
        if let stage = news.stage, let last = entries.last {
            stages[last.id] = stage
            // Numbers need not follow each other.
            while stages.count > Limit.stages, let first = stages.keys.min() { stages[first] = nil }
        }
        if let saved = news.saved, saved.text.utf8.count <= Inspection.Limit.snapshot { save(saved) }
        hear?(
            .init(
                stage: news.stage, inside: news.inside, picture: news.picture,
                entries: new.isEmpty ? nil : new))
        for done in news.done { waiting.removeValue(forKey: done.id)?(.success(done)) }
        return news.hello != nil || news.saved != nil
    }

    func detail(of entry: Int) -> Wire.Detail? {
        var detail = details[entry]
        detail?.stageBefore = stages[entry - 1]
        detail?.stageAfter = stages[entry]
        return detail
    }

    private func save(_ new: Inspection.Saved) {
        saved.removeAll { $0.entry == new.entry }
        saved.append(new)
        var bytes = saved.reduce(0) { $0 + $1.text.utf8.count }
        while saved.count > Limit.snapshots || bytes > Limit.snapshotBytes {
            bytes -= saved.removeFirst().text.utf8.count
        }
    }

    /// Gives it an order, if it is there.
    func order(
        _ kind: Inspection.Order.Kind, text: String? = nil,
        then: @escaping @MainActor (Result<Inspection.Done, AppOrders.Gone>) -> Void
    ) {
        guard isThere else { return then(.failure(.init(why: "the app is not connected"))) }
        guard waiting.count < Inspection.Limit.orders else {
            return then(.failure(.init(why: "too much is asked at once")))
        }
        ordered += 1
        orders.append(.init(id: ordered, kind: kind, text: text))
        waiting[ordered] = then
        listener?.resume()
        listener = nil
    }

    /// Waits until there are orders, or the waiting task is cancelled.
    func orders(after number: Int) async -> [Inspection.Order] {
        if arrived(number).isEmpty {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    if Task.isCancelled { continuation.resume() } else { listener = continuation }
                }
            } onCancel: {
                Task { @MainActor in self.stopListening() }
            }
        }
        return orders
    }

    /// Those up to a number have arrived.
    /// - Returns: What is left to be done.
    func arrived(_ number: Int) -> [Inspection.Order] {
        orders.removeAll { $0.id <= number }
        requests += 1
        isThere = true
        // One that asks twice has given up the first time.
        stopListening()
        return orders
    }

    private func stopListening() {
        listener?.resume()
        listener = nil
    }

    /// Nobody can reach it.
    func lose() {
        isThere = false
        giveUp("the connection to the app was lost")
    }

    private func giveUp(_ why: String) {
        let gone = waiting
        (waiting, orders) = ([:], [])
        for then in gone.sorted(by: { $0.key < $1.key }).map(\.value) { then(.failure(.init(why: why))) }
    }
}
