import Cairn
import CairnInspector

/// A journal in a file as a page shows it: its entries, the trees between them, and what the person did, where somebody
/// wrote that down.
struct RecordedSession {
    private(set) var entries: [Wire.Entry] = []
    /// The tree after each entry; the one before all at first.
    private(set) var trees: [Tree] = []
    /// How the places of each tree came.
    private(set) var origins: [[Tree.Node.ID: Journal.Origin]] = [[:]]
    /// What was done since the last launch, as lines of script.
    private(set) var actions: [String] = []
    /// On what the app was launched.
    private(set) var device = Wire.Device.phone
    /// Why the rest could not be played again.
    private(set) var trouble: String?

    /// - Throws: For what is no journal.
    init(text: String) throws(SavedTextError) {
        var replay = try Replay(text: text)
        trees = [replay.tree]
        let recorded = RecordedActions(text)
        (actions, device) = (recorded.lines, recorded.device)
        let lines = recorded.lineOfEntry
        do throws(Replay.Failure) {
            while let step = try replay.next() {
                let index = entries.count
                entries.append(
                    Wire.Entry(step, id: index, line: lines.indices.contains(index) ? lines[index] : nil))
                trees.append(step.tree)
                origins.append(step.origins)
            }
        } catch {
            trouble = error.description
        }
    }

    func detail(of id: Int) -> Wire.Detail? {
        entries.indices.contains(id) ? .init(id: id, from: trees[id], to: trees[id + 1]) : nil
    }

    @MainActor
    func link(_ hear: @escaping @MainActor (AppEvent) -> Void) -> any AppLink { RecordedApp(self, hear) }
}

/// A recording in the place of an app: it shows trees, and does nothing.
@MainActor
private final class RecordedApp: AppLink {
    private let session: RecordedSession
    private var hear: (@MainActor (AppEvent) -> Void)?

    init(_ session: RecordedSession, _ hear: @escaping @MainActor (AppEvent) -> Void) {
        self.session = session
        self.hear = hear
        Task { [weak self] in
            self?.tell(session.trees.count - 1, session.entries, .init(id: 0, message: session.trouble))
        }
    }

    private func tell(_ tree: Int, _ entries: [Wire.Entry]? = nil, _ done: AppNews.Done) {
        hear?(
            .told(
                .init(
                    inside: InsideReading.read(session.trees[tree], origins: session.origins[tree]),
                    entries: entries,
                    now: .init(hasNavigator: true), done: done)))
    }

    func send(_ order: Order) {
        var done = AppNews.Done(id: order.id)
        switch order.kind {
        case .show:
            guard let number = order.number, session.entries.indices.contains(number) else {
                done.message = "there is no such entry"
                break
            }
            return tell(number + 1, nil, done)
        case .detail: done.detail = order.number.flatMap { session.detail(of: $0) }
        case .pace: break
        case .play, .finger, .turn, .export, .remote:
            done.message = "this is a recording; go to a line of its script to play it in the app"
            done.isUndone = true
        }
        hear?(.told(.init(done: done)))
    }

    func end() { hear = nil }
}

extension Wire.Entry {
    /// An entry of a file, which has its cause and its outcome as texts.
    fileprivate init(_ step: Replay.Step, id: Int, line: Int?) {
        self.init(
            id: id, number: step.number, window: 1, cause: .start, text: step.cause.bounded(),
            outcome: .performed,
            duration: 0, time: 0, line: line)
        switch step.cause {
        case "start": cause = .start
        case "by finger": cause = .finger
        case "from outside": cause = .outside
        case "what was saved": cause = .restored
        case "the window was closed": cause = .windowClosed
        case let text where text.hasPrefix("a link to "): cause = .link
        default: cause = .route
        }
        if step.outcome == "cancelled" { outcome = .cancelled }
        for (word, kind) in [("superseded by ", Outcome.superseded), ("refused: ", .refused)]
        where step.outcome.hasPrefix(word) {
            (outcome, why) = (kind, String(step.outcome.dropFirst(word.count)).bounded())
        }
    }
}
