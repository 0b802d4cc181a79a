#if CAIRN_INSPECTOR
    import Cairn
    import Foundation

    /// A window of the app as a studio sees it: what there is, what has changed since it was told, and orders.
    @MainActor
    final class InspectedWindow {
        private weak var navigator: Navigator?
        private let ledger: Ledger
        private let screen: any InspectedScreen
        private let opens: (@MainActor (URL) -> Void)?
        private let link: (@MainActor (Tree.Node.ID) -> String?)?
        private let hello: Inspection.Hello
        private let elapsed: () -> Duration
        /// The times at which entries were seen, by their numbers.
        private var times: [Int: Double] = [:]
        private var told = Inspection.News(session: "")
        /// The number of the next entry to be told.
        private var next = 0
        private var done: [Inspection.Done] = []
        /// Whether the screen has to be looked at again although the tree has not changed.
        private var looks = true

        /// - Parameters:
        ///   - name: without one, as the process is called.
        ///   - screen: without one, that of this device.
        init(
            _ navigator: Navigator, named name: String?, on screen: (any InspectedScreen)? = nil,
            link: (@MainActor (Tree.Node.ID) -> String?)? = nil, opens: (@MainActor (URL) -> Void)?,
            clock: any Clock<Duration>
        ) {
            self.navigator = navigator
            ledger = Ledger(navigator)
            let screen = screen ?? Self.screen
            self.screen = screen
            (self.link, self.opens) = (link, opens)
            elapsed = clock.stopwatch()
            hello = .init(
                app: (name ?? ProcessInfo.processInfo.processName).bounded(to: 100),
                device: screen.device.bounded(to: 100), shows: screen.shows, opensLinks: opens != nil,
                tellsLinks: link != nil)
        }

        private static var screen: any InspectedScreen {
            #if HEADLESS_UIKIT
                OutlinedScreen()
            #elseif canImport(UIKit)
                PicturedScreen()
            #else
                UnseenScreen()
            #endif
        }

        /// An entry was written.
        func saw(_ entry: Journal.Entry) {
            _ = time(of: entry)
            times[entry.number - 2 * Inspection.Limit.entries] = nil
            looks = true
        }

        /// When it was seen first.
        private func time(of entry: Journal.Entry) -> Double {
            if let time = times[entry.number] { return time }
            let now = elapsed() / .seconds(1)
            times[entry.number] = now
            return now
        }

        /// Nothing moves any more: the screen is worth a picture.
        func settled() { looks = true }

        /// All there is, for a studio that knows nothing.
        func everything() -> Inspection.News {
            (told, next, looks) = (Inspection.News(session: ""), 0, true)
            var news = news() ?? Inspection.News(session: "")
            news.hello = hello
            return news
        }

        /// What is not as it was told last; nil when all is.
        func news() -> Inspection.News? {
            var news = Inspection.News(session: "")
            (news.done, done) = (done, [])
            if let navigator {
                let entries = navigator.journal.entries(after: next - 1).entries.suffix(
                    Inspection.Limit.entries)
                news.entries = entries.map {
                    .init($0, id: $0.number, window: 1, time: time(of: $0), line: nil)
                }
                news.details = entries.map { .init($0, id: $0.number) }
                if let last = entries.last { next = last.number + 1 }
                let snapshot = navigator.snapshot()
                var inside = InsideReading.read(navigator, ledger: ledger, snapshot: snapshot, link: link)
                inside.laws = laws(navigator)
                if inside != told.inside { (news.inside, told.inside) = (inside, inside) }
                save(snapshot, of: navigator, in: &news)
                look(navigator, in: &news)
            }
            return news == Inspection.News(session: "") ? nil : news
        }

        /// An app by itself knows whether tree and screen agree, which is law 1, and what lives on, which is told as leaks.
        private func laws(_ navigator: Navigator) -> Wire.Laws {
            let limit =
                "Running by itself an app can tell whether tree and screen agree. All laws are checked where it is "
                + "played: in fuzz, explore, replay and studio."
            guard navigator.isSettled else { return told.inside?.laws ?? .init(limit: limit) }
            let found = navigator.disagreement
            return .init(
                isGreen: found == nil, law: found.map { _ in 1 }, found: found?.bounded(), limit: limit)
        }

        /// At rest, what was there can be gone to again.
        private func save(_ snapshot: Snapshot, of navigator: Navigator, in news: inout Inspection.News) {
            guard navigator.isSettled, next > 0, told.saved?.entry != next - 1 else { return }
            let saved = Inspection.Saved(entry: next - 1, text: snapshot.text)
            guard saved.text.utf8.count <= Inspection.Limit.snapshot else { return }
            (news.saved, told.saved) = (saved, saved)
        }

        private func look(_ navigator: Navigator, in news: inout Inspection.News) {
            guard looks, navigator.isSettled || screen.shows == .outline else { return }
            looks = false
            switch screen.look(at: navigator.tree) {
            case .stage(let stage): if stage != told.stage { (news.stage, told.stage) = (stage, stage) }
            case .picture(let data):
                guard data.count <= Inspection.Limit.picture else { return }
                if data != told.picture { (news.picture, told.picture) = (data, data) }
            case nil: break
            }
        }

        func take(_ order: Inspection.Order) async {
            var done = Inspection.Done(id: order.id)
            if let navigator {
                await take(order, navigator, &done)
            } else {
                done.message = "the window was closed"
            }
            looks = true
            self.done.append(done)
        }

        private func take(
            _ order: Inspection.Order, _ navigator: Navigator, _ done: inout Inspection.Done
        ) async {
            switch order.kind {
            case .link:
                guard let opens else {
                    done.message = "this app told its inspector of no way to open links"
                    break
                }
                guard let text = order.text, let url = URL(string: text), url.scheme != nil else {
                    done.message = "this is no link"
                    break
                }
                opens(url)
            case .close: done.message = ended(navigator.close(navigator.tree.visible.id))
            case .restore:
                do throws(SavedTextError) {
                    let snapshot = try Snapshot(text: order.text ?? "")
                    done.message = ended(navigator.restore(snapshot))
                } catch { done.message = "\(error)".bounded() }
            case .picture: break
            case .journal: done.text = navigator.journal.text()
            case .snapshot: done.text = navigator.snapshot().text
            }
        }

        /// Why a request was not performed. One that waits, for a guard say, is not waited for: its end is in the journal.
        private func ended(_ request: Request) -> String? {
            switch request.result {
            case .refused(let why): "\(why)".bounded()
            case .superseded(let other): "superseded by \(other)".bounded()
            case .cancelled: "cancelled"
            case .performed, nil: nil
            }
        }
    }

    extension Clock<Duration> {
        /// Tells how much time has passed since now.
        fileprivate func stopwatch() -> () -> Duration {
            let start = now
            return { start.duration(to: now) }
        }
    }
#endif
