import CairnTree
import Testing

@testable import CairnInspector
@testable import CairnStudio

/// A page that chooses an app is told all there is, and then what is new.
@MainActor
struct RemoteLinkTests {
    private func news(_ ids: Int...) -> Inspection.News {
        var news = Inspection.News(session: "1")
        news.entries = ids.map { .init(id: $0, number: $0, window: 1, cause: .route, text: "", line: nil) }
        return news
    }

    @Test func `what comes before it was told what there is comes once`() async {
        let app = RemoteApp(
            number: 1, session: "1",
            .init(app: "club", device: "phone", shows: .nothing, opensLinks: false, tellsLinks: false))
        _ = app.take(news(0))
        var heard: [[Int]] = []
        let link = RemoteLink(app) { event in
            if case .told(let news) = event, let entries = news.entries { heard.append(entries.map(\.id)) }
        }
        _ = app.take(news(1))
        for _ in 0..<10_000 where heard.isEmpty { await Task.yield() }
        _ = app.take(news(2))
        #expect(heard == [[0, 1], [2]])
        link.end()
    }
}
