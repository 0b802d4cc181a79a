import CairnTree
import Foundation
import Testing

@testable import CairnInspector

/// What a studio takes at once is bounded, and an app may have more to tell.
struct FittingNewsTests {
    func told(_ news: Inspection.News, most: Int = 20_000) throws -> Inspection.News {
        let body = try #require(news.body(most: most))
        #expect(body.count <= most)
        return try JSONDecoder().decode(Inspection.News.self, from: body)
    }

    @Test func `the details of the oldest entries are left out, and nothing else`() throws {
        var news = Inspection.News(session: "one")
        news.entries = (0..<50).map {
            .init(id: $0, number: $0, window: 1, cause: .finger, text: "", line: nil)
        }
        let tree = String(repeating: "x", count: 1_000)
        news.details = (0..<50).map { .init(id: $0, before: tree, after: tree, came: [], went: []) }
        news.done = [.init(id: 1, text: "{}")]
        let told = try told(news)
        #expect(told.entries == news.entries && told.done == news.done)
        #expect(told.details.count > 2 && told.details == news.details.suffix(told.details.count))
        #expect(try self.told(news, most: 1_000_000) == news)
    }

    @Test func `of a text that is too long it is said that it is`() throws {
        var news = Inspection.News(session: "one")
        news.done = [.init(id: 1, text: "{}"), .init(id: 2, text: String(repeating: "x", count: 30_000))]
        let told = try told(news)
        #expect(told.done[0].text == "{}")
        #expect(
            told.done[1].text == nil && told.done[1].message == "it is longer than the studio takes at once")
    }
}
