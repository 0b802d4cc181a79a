import CairnInspector

/// An app that runs elsewhere, in the place of a process: it tells what it has told, and takes a few orders.
@MainActor
final class RemoteLink: AppLink {
    private let app: RemoteApp?
    private var hear: (@MainActor (AppEvent) -> Void)?

    /// - Parameter app: nil as long as nobody has connected.
    init(_ app: RemoteApp?, _ hear: @escaping @MainActor (AppEvent) -> Void) {
        self.app = app
        self.hear = hear
        Task { [weak self] in
            guard let self, let hear = self.hear else { return }
            // What comes until now is a part of what there is.
            app?.hear = { [weak self] in self?.hear?(.told($0)) }
            hear(
                .told(
                    .init(
                        stage: app?.stage, inside: app?.inside, picture: app?.picture, entries: app?.entries,
                        now: .init(hasNavigator: true), done: .init(id: 0))))
        }
    }

    func send(_ order: Order) {
        switch order.kind {
        case .pace: finish(.init(id: order.id))
        case .detail:
            let detail = order.number.flatMap { app?.detail(of: $0) }
            finish(.init(id: order.id, message: detail == nil ? "it is not kept" : nil, detail: detail))
        case .export where order.what == "journal": pass(.journal, nil, order)
        case .export where order.what == "snapshot": pass(.snapshot, nil, order)
        case .remote where order.what == "link": pass(.link, order.text, order)
        case .remote where order.what == "close": pass(.close, nil, order)
        case .remote where order.what == "picture": pass(.picture, nil, order)
        case .remote where order.what == "restore": pass(.restore, order.text, order)
        case .remote where order.what == "entry":
            guard let saved = app?.saved.first(where: { $0.entry == order.number }) else {
                let why = "no snapshot was taken after this entry: the app went on at once"
                return finish(.init(id: order.id, message: why))
            }
            pass(.restore, saved.text, order)
        case .play, .finger, .turn, .show, .export, .remote:
            finish(.init(id: order.id, message: "this app runs elsewhere, and is played there"))
        }
    }

    private func pass(_ kind: Inspection.Order.Kind, _ text: String?, _ order: Order) {
        guard let app else { return finish(.init(id: order.id, message: "no app is connected")) }
        app.order(kind, text: text) { [weak self] result in
            switch result {
            case .success(let done):
                self?.finish(.init(id: order.id, message: done.message?.bounded(), text: done.text))
            case .failure(let gone): self?.finish(.init(id: order.id, message: gone.why))
            }
        }
    }

    private func finish(_ done: AppNews.Done) { hear?(.told(.init(done: done))) }

    func end() {
        hear = nil
        app?.hear = nil
    }
}
