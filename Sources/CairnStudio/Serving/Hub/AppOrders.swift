import CairnInspector

/// Gives an app orders, and whoever gave one its answer.
@MainActor
final class AppOrders {
    var app: (any AppLink)?
    private var count = 0
    private var waiting: [Int: Answer] = [:]

    typealias Answer = @MainActor (Result<AppNews.Done, Gone>) -> Void

    /// The app ended before it could answer.
    struct Gone: Error {
        var why: String
    }

    static let notRunning = "the app is not running: launch it anew, or go back"

    func give(_ kind: Order.Kind, _ fill: (inout Order) -> Void, then: @escaping Answer) {
        guard let app else { return then(.failure(Gone(why: Self.notRunning))) }
        count += 1
        var order = Order(id: count, kind: kind)
        fill(&order)
        waiting[order.id] = then
        app.send(order)
    }

    /// The app was launched: its first answer comes without an order.
    func awaitLaunch(_ then: @escaping Answer) { waiting[0] = then }

    func answer(_ done: AppNews.Done) { waiting.removeValue(forKey: done.id)?(.success(done)) }

    /// Nobody who asked the app before will be answered by it.
    func giveUp(_ why: String) {
        let gone = waiting.sorted { $0.key < $1.key }
        waiting = [:]
        for (_, then) in gone { then(.failure(Gone(why: why))) }
    }

    /// Ends the app.
    func end() {
        app?.end()
        app = nil
    }
}
