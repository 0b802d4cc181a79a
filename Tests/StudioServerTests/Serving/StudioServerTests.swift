import FlyingSocks
import Foundation
import Testing

@testable import CairnInspector
@testable import CairnStudio

/// What a server on this machine's own network lets in. Every refusal leaves the app as it was.
@MainActor
final class StudioServerTests {
    let house = House()
    let server: StudioServer
    var port: UInt16 { server.credentials.port }
    var cookie: String { "Cookie: \(server.credentials.cookieName)=\(server.credentials.token)" }

    init() async throws {
        server = StudioServer(
            hub: house.hub,
            files: FileTable(["/": .init(data: Data("the page".utf8), type: "text/html")]),
            door: Door(limits: .init(connections: 8, head: 16_384, message: 100_000)) {
                // Nobody's patience ends here.
                let (stream, _) = AsyncStream.makeStream(of: Void.self)
                for await _ in stream {}
            })
        _ = await house.guest()
        try await server.begin()
    }

    deinit { onMain { server.end() } }

    func get(_ path: String, _ headers: String..., method: String = "GET") async throws -> String {
        try await Visitor.get(path, headers, port: port, method: method)
    }

    /// The app still does what it is asked.
    func goesOn() async throws {
        // Those who were here before may not have been seen to leave yet.
        var page: SocketClient?
        for _ in 0..<10_000 where page == nil { page = try? await SocketClient(server.credentials) }
        let found = try #require(page)
        let answer = try await found.ask(.init(id: 1, kind: .do, line: "wait"))
        #expect(answer.isDone && found.shown.status?.app == .running)
        found.close()
    }

    @Test func `the address that is printed leads to the page, and leaves the address bar`() async throws {
        let first = try await get("/?token=\(server.credentials.token)")
        #expect(first.hasPrefix("HTTP/1.1 303 ") && first.contains("Location: /\r\n"))
        #expect(first.contains("Set-Cookie: \(server.credentials.setsCookie)\r\n"))
        let page = try await get("/", cookie)
        #expect(page.hasPrefix("HTTP/1.1 200 ") && page.hasSuffix("\r\n\r\nthe page"))
        #expect(page.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
        #expect(page.contains("X-Content-Type-Options: nosniff") && page.contains("Cache-Control: no-store"))
        try await goesOn()
    }

    @Test(arguments: [10, 60, 75, 90, 200])
    func `however long the name of the temporary folder is, the server keeps to a folder of its own`(
        length: Int
    )
        async throws
    {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID())" + String(repeating: "d", count: length))
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = StudioServer.ownFolder(in: place)
        let other = StudioServer(hub: house.hub, files: FileTable(), folder: folder)
        try await other.begin()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["s"])
        let stray = try FileManager.default.contentsOfDirectory(atPath: place.path)
        #expect(stray.allSatisfy { $0 == folder.lastPathComponent }, "\(stray)")
        other.end()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `a socket that cannot be made is said at once`() async throws {
        let folder = StudioServer.ownFolder(in: FileManager.default.temporaryDirectory)
        let taken = folder.appendingPathComponent("s").appendingPathComponent("a")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
        let other = StudioServer(hub: house.hub, files: FileTable(), folder: folder)
        defer { other.end() }
        await #expect(throws: SocketError.self) { try await other.begin() }
    }

    @Test func `others are refused, whatever they ask for`() async throws {
        for path in ["/", "/socket", "/index.html", "/?token=0", "/nothing"] {
            #expect(try await get(path).hasPrefix("HTTP/1.1 403 "))
            #expect(try await get(path, cookie, "Host: evil.example").hasPrefix("HTTP/1.1 403 "))
            #expect(try await get(path, cookie, "Origin: http://evil.example").hasPrefix("HTTP/1.1 403 "))
        }
        await #expect(throws: SocketClient.Refused.self) {
            _ = try await SocketClient(self.server.credentials, origin: "http://evil.example")
        }
        let stranger = Credentials(port: port)
        await #expect(throws: SocketClient.Refused.self) { _ = try await SocketClient(stranger) }
        try await goesOn()
    }

    @Test(arguments: [
        "/../Package.swift", "/..%2f..%2fetc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd", "/index.html%00",
        "/css/../../../../etc/passwd",
    ])
    func `nothing but the files of the page is there`(path: String) async throws {
        let answer = try await get(path, cookie)
        #expect(answer.hasPrefix("HTTP/1.1 404 ") && !answer.contains("root:"))
    }

    @Test func `other methods, and bodies, are refused`() async throws {
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "HEAD", "get"] {
            #expect(try await get("/", cookie, method: method).hasPrefix("HTTP/1.1 405 "))
        }
        #expect(try await get("/", cookie, "Content-Length: 3").hasPrefix("HTTP/1.1 400 "))
        try await goesOn()
    }

    @Test func `a megabyte of header is not read to its end`() async throws {
        let visitor = try await Visitor(port: port)
        try await visitor.send("GET / HTTP/1.1\r\nA: ")
        let chunk = String(repeating: "a", count: 65_536)
        // The other side closes while this writes.
        for _ in 0..<16 { try? await visitor.send(chunk) }
        let answer = await visitor.rest()
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 431 "))
        try? visitor.socket.close()
        try await goesOn()
    }

    @Test func `a head that is a little too long, and a long path, are refused with the reason`() async throws
    {
        let long = String(repeating: "a", count: 20_000)
        #expect(try await get("/", "A: \(long)").hasPrefix("HTTP/1.1 431 "))
        #expect(try await get("/\(long.prefix(2_000))", cookie).hasPrefix("HTTP/1.1 414 "))
        #expect(try await get("/\(long.prefix(1_999))", cookie).hasPrefix("HTTP/1.1 404 "))
        try await goesOn()
    }

    @Test func `of many connections that say nothing a few are kept, and the app goes on once they leave`()
        async throws
    {
        var visitors: [Visitor] = []
        for _ in 0..<300 { visitors.append(try await Visitor(port: port)) }
        for visitor in visitors { try? visitor.socket.close() }
        try await goesOn()
    }

    /// A deaf page would wait for ever.
    @Test(.timeLimit(.minutes(10)))
    func `a page that breaks off in the middle takes nothing from the next`() async throws {
        for number in 1...300 {
            let page = try await SocketClient(server.credentials)
            var ask = Wire.Ask(id: number, kind: .speed)
            ask.speed = 1_000
            #expect(try await page.ask(ask).isDone)
            try await page.send(.init(id: number, kind: .turn))
            page.close()
        }
        try await goesOn()
    }

    @Test func `messages that make no sense are refused, and the page goes on`() async throws {
        let page = try await SocketClient(server.credentials)
        for text in [
            "", "{}", "null", "[1]", "{\"id\":1,\"kind\":\"fly\"}", String(repeating: "[", count: 10_000),
            "{\"id\":1,\"kind\":\"do\",\"line\":\"\\ud800\"}",
            "{\"id\":1,\"kind\":\"speed\",\"speed\":1e400}",
        ] {
            try await page.send(Data(text.utf8))
            var answer: Wire.Answer?
            while answer == nil {
                answer = try await page.next().answer
            }
            // Where it says whose answer it is, that one is answered.
            #expect(answer?.id == (text.contains("\"id\"") ? 1 : -1) && answer?.isDone == false)
        }
        for kind in [Wire.Ask.Kind.do, .type, .finger, .speed, .goTo, .goToEntry, .branch, .entry, .picture] {
            var ask = Wire.Ask(id: 7, kind: kind)
            (ask.number, ask.speed) = (-1, .greatestFiniteMagnitude)
            #expect(try await page.ask(ask).isDone == false, "\(kind)")
        }
        #expect(try await page.ask(.init(id: 8, kind: .do, line: "tap Help")).isDone)
        page.close()
        try await goesOn()
    }

    @Test func `a message that is too long, or is cut into too many pieces, ends its socket only`()
        async throws
    {
        let long = try await SocketClient(server.credentials)
        try await long.send(Data(), claiming: 100_001)
        await long.listenToTheEnd()
        let cut = try await SocketClient(server.credentials)
        let piece = Data(repeating: 0x20, count: 50_000)
        try await cut.send(frame: 0x01, piece)
        for _ in 0..<3 { try? await cut.send(frame: 0x00, piece) }
        await cut.listenToTheEnd()
        try await goesOn()
    }

    @Test func `two pages see one app`() async throws {
        let (one, other) = (
            try await SocketClient(server.credentials), try await SocketClient(server.credentials)
        )
        #expect(try await one.ask(.init(id: 1, kind: .do, line: "tap Help")).isDone)
        #expect(try await other.ask(.init(id: 1, kind: .do, line: "back")).isDone)
        #expect(other.shown.script?.lines.map(\.text) == ["tap \"Help\"", "back"])
        one.close()
        other.close()
    }
}
