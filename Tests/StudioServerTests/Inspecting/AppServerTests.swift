import FlyingSocks
import Foundation
import Testing

@testable import CairnInspector
@testable import CairnStudio

/// What a server lets in that waits for apps. Every refusal leaves those that are there as they were.
@MainActor
final class AppServerTests {
    let apps = RemoteApps(
        .init(app: "test", links: [], manual: []), grace: { await AppServerTests.never() },
        beat: {}, now: { .zero })
    let server: AppServer
    var bearer: String { "Authorization: Bearer \(server.token.text)" }

    init() async throws {
        server = AppServer(
            apps, patience: { await AppServerTests.never() }, lull: { await AppServerTests.never() })
        try await server.begin(host: "127.0.0.1")
        apps.begin(at: [server.address("127.0.0.1")])
    }

    deinit { onMain { server.end() } }

    nonisolated static func never() async {
        let (stream, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
    }

    func post(
        _ body: String, to path: String = Inspection.newsPath, length: Int? = nil, method: String = "POST",
        _ headers: String...
    ) async throws -> String {
        let visitor = try await Visitor(port: server.port)
        defer { try? visitor.socket.close() }
        let all =
            ["\(method) \(path) HTTP/1.1", "Host: a", "Content-Length: \(length ?? body.utf8.count)"]
            + headers
        try await visitor.send(all.joined(separator: "\r\n") + "\r\n\r\n" + body)
        return String(await visitor.rest().prefix { $0 != "\r\n" }.dropFirst(9))
    }

    func news(_ session: String = "1", hello: Bool = true, _ fill: (inout Inspection.News) -> Void = { _ in })
        throws -> String
    {
        var news = Inspection.News(session: session)
        if hello { news.hello = .init(app: "a", device: "b", shows: .nothing, opensLinks: false) }
        fill(&news)
        return String(decoding: try JSONEncoder().encode(news), as: UTF8.self)
    }

    @Test func `an app comes in with the token, and only with that`() async throws {
        #expect(try await post(news()) == "401 Unauthorized")
        #expect(try await post(news(), "Authorization: Bearer 0") == "401 Unauthorized")
        #expect(try await post(news(), "Authorization: Basic \(server.token.text)") == "401 Unauthorized")
        #expect(try await post(news(), "Cookie: token=\(server.token.text)") == "401 Unauthorized")
        #expect(
            try await post(news(), to: "/app/news?token=\(server.token.text)") == "401 Unauthorized")
        #expect(apps.apps.isEmpty)
        #expect(try await post(news(), bearer) == "200 OK")
        #expect(apps.chosen?.hello.app == "a")
    }

    @Test func `pages of a browser, other methods, paths and versions are refused`() async throws {
        #expect(try await post(news(), bearer, "Origin: http://127.0.0.1") == "403 Forbidden")
        #expect(try await post("", method: "GET", bearer) == "405 Method Not Allowed")
        #expect(try await post("", method: "OPTIONS", bearer) == "405 Method Not Allowed")
        for path in ["/", "/index.html", "/socket", "/app/../app/news", "/app/news/"] {
            #expect(try await post(news(), to: path, bearer) == "404 Not Found", "\(path)")
        }
        let other = try news { $0.version = 2 }
        #expect(try await post(other, bearer) == "426 Upgrade Required")
        #expect(apps.apps.isEmpty)
    }

    @Test func `messages that make no sense are refused, and those who are there stay`() async throws {
        #expect(try await post(news(), bearer) == "200 OK")
        for body in ["", "{}", "null", "{\"version\":1}", "{\"version\":1,\"session\":7}", "\u{0}"] {
            #expect(try await post(body, bearer) == "400 Bad Request", "\(body)")
        }
        #expect(try await post(String(repeating: "[", count: 100_000), bearer) == "400 Bad Request")
        #expect(try await post("{}", bearer, "Content-Length: 2") == "400 Bad Request")
        #expect(try await post("", bearer, "Transfer-Encoding: chunked") == "400 Bad Request")
        #expect(try await post("", length: -1, bearer) == "400 Bad Request")
        #expect(
            try await post("", length: Inspection.Limit.request + 1, bearer) == "413 Content Too Large")
        #expect(apps.chosen?.isThere == true)
    }

    @Test func `who is not known has to begin anew`() async throws {
        #expect(try await post(news("2", hello: false), bearer) == "409 Conflict")
        let listening = "{\"version\":1,\"session\":\"2\",\"after\":0}"
        #expect(try await post(listening, to: Inspection.ordersPath, bearer) == "409 Conflict")
    }

    @Test func `too many news, and too many apps, are refused`() async throws {
        for number in 0...60 {
            #expect(try await post(news(hello: number == 0), bearer) == "200 OK")
        }
        // The clock stands still.
        #expect(try await post(news(hello: false), bearer) == "429 Too Many Requests")
        for number in 2...RemoteApps.most {
            #expect(try await post(news("\(number)"), bearer) == "200 OK")
        }
        #expect(try await post(news("x"), bearer) == "429 Too Many Requests")
        #expect(apps.apps.count == RemoteApps.most && apps.apps.allSatisfy(\.isThere))
    }

    @Test func `what an app tells is cut to the bounds that its own reader keeps`() async throws {
        let long = String(repeating: "x", count: 100_000)
        let leaf = try JSONDecoder().decode(
            Wire.Node.self,
            from: Data(
                #"{"id":1,"content":"stack","isVisible":true,"opening":"placed","isForeign":false,"children":[],"covers":[]}"#
                    .utf8))
        var root = leaf
        root.label = long
        root.children = Array(repeating: leaf, count: 5_000)
        let body = try news {
            $0.hello?.app = long
            $0.inside = .init(notation: long)
            $0.inside?.root = root
            $0.picture = Data("no picture".utf8)
            $0.entries = [Int.min, 3, 3, 1, 4].map {
                .init(id: $0, number: 0, window: 1, cause: .start, text: long, line: nil)
            }
        }
        #expect(try await post(body, bearer) == "200 OK")
        let app = try #require(apps.chosen)
        #expect(app.hello.app.count == 200 && app.picture == nil)
        #expect(app.entries.map(\.id) == [3, 4] && app.entries.allSatisfy { $0.text.count == 2_000 })
        #expect(app.inside?.notation.count == 20_000 && app.inside?.root?.label?.count == 2_000)
        #expect(app.inside?.root?.children.count == Wire.Limit.nodes - 1)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let again = try news(hello: false) { $0.picture = Data(png) }
        #expect(try await post(again, bearer) == "200 OK")
        #expect(app.picture == Data(png))
    }

    @Test func `a flood of silent connections, and half a body, keep nobody out once they have gone`()
        async throws
    {
        var visitors: [Visitor] = []
        for _ in 0..<300 { visitors.append(try await Visitor(port: server.port)) }
        for visitor in visitors { try? visitor.socket.close() }
        let half = try await Visitor(port: server.port)
        try? await half.send("POST /app/news HTTP/1.1\r\n\(bearer)\r\nContent-Length: 100\r\n\r\n{")
        try? half.socket.close()
        var answer = ""
        for _ in 0..<10_000 where answer != "200 OK" { answer = (try? await post(news(), bearer)) ?? "" }
        #expect(answer == "200 OK")
    }

    @Test func `an app whose connection ends is lost, and what was asked of it is answered`() async throws {
        #expect(try await post(news(), bearer) == "200 OK")
        let guest = Guest(apps.hub)
        await guest.listen { $0.status?.remote?.apps.first?.isThere == true }
        let waiting = try await Visitor(port: server.port)
        let listening = "{\"version\":1,\"session\":\"1\",\"after\":0}"
        try await waiting.send(
            "POST /app/orders HTTP/1.1\r\n\(bearer)\r\nContent-Length: \(listening.utf8.count)\r\n\r\n\(listening)"
        )
        let asked = guest.begin(.remote) { $0.line = "close" }
        let orders = await waiting.rest()
        #expect(orders.contains("\"kind\":\"close\"") && orders.contains("\"id\":1"))
        // It takes the order and dies.
        let again = try await Visitor(port: server.port)
        try await again.send(
            "POST /app/orders HTTP/1.1\r\n\(bearer)\r\nContent-Length: \(listening.utf8.count)\r\n\r\n"
                + listening.replacingOccurrences(of: ":0}", with: ":1}"))
        for _ in 0..<10_000_000 where apps.chosen?.requests != 2 { await Task.yield() }
        try again.socket.close()
        #expect(await guest.answer(to: asked).message == "the connection to the app was lost")
        await guest.listen { $0.status?.remote?.apps.first?.isThere == false }
        #expect(await guest.ask(.remote) { $0.line = "close" }.message == "the app is not connected")
        #expect(await guest.do("tap Help").message == "this app runs elsewhere, and is played there")
    }
}
