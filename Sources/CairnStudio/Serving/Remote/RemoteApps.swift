import CairnInspector
import Foundation

/// The apps that run elsewhere and have connected. One of them is shown.
@MainActor
final class RemoteApps {
    static let most = 16

    let hub: Hub
    /// How long an app may be without asking for orders before it counts as lost.
    private let grace: @Sendable () async -> Void
    /// How long it may be without it once a connection has ended that it kept.
    private let beat: @Sendable () async -> Void
    private let now: () -> Duration
    private(set) var apps: [RemoteApp] = []
    private(set) var chosen: RemoteApp?
    private var count = 0
    /// News that began a conversation, of all apps together.
    private var beginnings = Allowance(most: 40, perSecond: 5)

    /// - Parameters:
    ///   - hello: what the page is told.
    ///   - grace: waits for an app to ask again.
    ///   - beat: waits for it as long as it takes to ask two or three times.
    ///   - now: a clock that does not go back.
    init(
        _ hello: Wire.Hello, grace: @escaping @Sendable () async -> Void,
        beat: @escaping @Sendable () async -> Void, now: @escaping () -> Duration
    ) {
        (self.grace, self.beat) = (grace, beat)
        self.now = now
        var link: (@MainActor (@escaping @MainActor (AppEvent) -> Void) -> any AppLink)?
        hub = Hub(hello) { _, _, hear in link?(hear) ?? RemoteLink(nil, hear) }
        link = { [weak self] in RemoteLink(self?.chosen, $0) }
        hub.remote = self
    }

    /// Shows that nobody is there yet, and where to connect to.
    func begin(at addresses: [String]) {
        hub.status.remote = .init(addresses: addresses)
        hub.launch(.phone, by: nil, [])
    }

    /// - Throws: Why an app's news are refused.
    func take(_ news: Inspection.News) throws(AppRequest.Refused) {
        if let app = apps.first(where: { $0.session == news.session }) {
            guard app.allowance.take(at: now()) else { throw .tooMuch }
            let wasThere = app.isThere
            guard wasThere || news.hello != nil else { throw .unknown }
            if app.take(news) || !wasThere { tell() }
            if news.hello != nil { lose(app, unlessItAsksWithin: grace) }
            return hub.tellNews()
        }
        guard let hello = news.hello else { throw .unknown }
        guard beginnings.take(at: now()) else { throw .tooMuch }
        let old = apps.firstIndex { !$0.isThere && $0.isAlike(hello) }
        if apps.count >= Self.most, old == nil {
            guard let lost = apps.firstIndex(where: { !$0.isThere && $0 !== chosen }) else { throw .tooMuch }
            apps.remove(at: lost)
        }
        count += 1
        let app = RemoteApp(number: count, session: news.session, hello)
        _ = app.take(news)
        var isShown = chosen == nil
        if let old {
            // It was launched again.
            isShown = isShown || apps[old] === chosen
            apps[old] = app
        } else {
            apps.append(app)
        }
        if isShown { show(app) } else { tell() }
        // It may be gone before it asks for the first time.
        lose(app, unlessItAsksWithin: grace)
    }

    /// The app that asks for orders.
    func listener(_ listening: Inspection.Listening) throws(AppRequest.Refused) -> RemoteApp {
        guard let app = apps.first(where: { $0.session == listening.session }), app.isThere else {
            throw .unknown
        }
        guard app.allowance.take(at: now()) else { throw .tooMuch }
        return app
    }

    /// An app does not wait for orders any more.
    /// - Parameter hasLeft: whether it has closed the connection.
    func stopped(_ app: RemoteApp, hasLeft: Bool) {
        if hasLeft { lose(app) } else { lose(app, unlessItAsksWithin: grace) }
    }

    /// A connection has ended that an app kept from one question to the next: it was killed, or it has another one.
    func ended(_ app: RemoteApp) { lose(app, unlessItAsksWithin: beat) }

    private func lose(_ app: RemoteApp, unlessItAsksWithin time: @escaping @Sendable () async -> Void) {
        let requests = app.requests
        Task {
            await time()
            if app.requests == requests { lose(app) }
        }
    }

    private func lose(_ app: RemoteApp) {
        guard app.isThere else { return }
        app.lose()
        tell()
    }

    /// - Returns: Whether there is such an app.
    func choose(_ number: Int) -> Bool {
        guard let app = apps.first(where: { $0.number == number }) else { return false }
        show(app)
        return true
    }

    private func show(_ app: RemoteApp) {
        chosen?.hear = nil
        chosen = app
        hub.state.stage = nil
        tell()
        hub.launch(.phone, by: nil, [])
    }

    private func tell() {
        hub.status.remote?.chosen = chosen?.number
        hub.status.remote?.apps = apps.map {
            .init(
                number: $0.number, name: $0.hello.app, device: $0.hello.device, isThere: $0.isThere,
                shows: $0.hello.shows.rawValue, opensLinks: $0.hello.opensLinks,
                tellsLinks: $0.hello.tellsLinks, saved: $0.saved.map(\.entry))
        }
        hub.tellNews()
    }
}
