import Cairn
import CairnTree
import Foundation

@testable import CairnInspector

/// A studio in the place of a network: keeps what it is told, and gives orders.
actor StudioInPlace: Transport {
    /// What it answers news with.
    var status = 200
    /// Whether it is there at all.
    var isThere = true
    private(set) var news: [Inspection.News] = []
    private(set) var tokens: Set<String> = []
    private var orders: [Inspection.Order] = []
    private var listener: CheckedContinuation<Void, Never>?
    private var told: CheckedContinuation<Void, Never>?

    struct Unreachable: Error {}

    func post(_ body: Data, to path: String, of studio: StudioAddress) async throws -> (
        status: Int, body: Data
    ) {
        tokens.insert(studio.token)
        guard isThere else { throw Unreachable() }
        if path == Inspection.newsPath {
            let status = status
            if status == 200 {
                news.append(try JSONDecoder().decode(Inspection.News.self, from: body))
                told?.resume()
                told = nil
            }
            return (status, Data())
        }
        let listening = try JSONDecoder().decode(Inspection.Listening.self, from: body)
        orders.removeAll { $0.id <= listening.after }
        if orders.isEmpty {
            await withTaskCancellationHandler {
                await withCheckedContinuation { listener = $0 }
            } onCancel: {
                Task { await self.wake() }
            }
        }
        guard isThere else { throw Unreachable() }
        return (status, try JSONEncoder().encode(Inspection.Orders(orders)))
    }

    func answer(with status: Int) { self.status = status }

    func order(_ id: Int, _ kind: Inspection.Order.Kind, _ text: String? = nil) {
        orders.append(.init(id: id, kind: kind, text: text))
        wake()
    }

    func leave() {
        isThere = false
        wake()
    }

    func comeBack() { isThere = true }

    private func wake() {
        listener?.resume()
        listener = nil
    }

    /// Waits until something has been told that is like this.
    func waits(for isSo: @Sendable (Inspection.News) -> Bool) async -> Inspection.News {
        while true {
            if let found = news.last(where: isSo) { return found }
            await withCheckedContinuation { told = $0 }
        }
    }

    func forget() { news = [] }
}

/// Two screens, one over the other.
@MainActor
final class Pages: EnterGuard {
    enum Route: Cairn.Destination, Codable { case cover, page(Int) }

    var root: Tree.Root<Route> { .stack(.cover) }

    /// For the answer of the guard of page 13, which never comes.
    private let silence = AsyncStream.makeStream(of: Void.self)

    func mayEnter(_ route: Route, from asker: Asker) -> Verdict<Route> {
        guard route == .page(13) else { return .allow }
        return .wait { [silence] in
            for await _ in silence.stream {}
            return .refuse("Nobody has answered.")
        }
    }

    func screen(for route: Route, router: Router<Route>) throws -> any Presentable {
        Screen(Page(route, router)) { _ in Picture() }
    }
}

@MainActor
final class Page {
    let title: String
    let router: Router<Pages.Route>

    init(_ route: Pages.Route, _ router: Router<Pages.Route>) {
        (title, self.router) = ("\(route)", router)
    }
}

final class Picture: Presentable {}

/// A screen of which a picture is a few bytes.
final class DrawnScreen: InspectedScreen {
    var device: String { "a drawing" }
    var shows: Inspection.Shows { .pictures }
    func look(at tree: Tree) -> Sight? { .picture(Data("\(tree)".utf8)) }
}
