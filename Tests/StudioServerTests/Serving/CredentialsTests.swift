import Foundation
import Testing

@testable import CairnStudio

struct CredentialsTests {
    let own = Credentials(port: 8123, token: "0123456789abcdef0123456789abcdef")

    func judge(
        host: String? = "127.0.0.1:8123", origin: String? = nil, site: String? = nil, cookies: String? = nil,
        tokens: [String] = [], opensSocket: Bool = false
    ) -> Credentials.Judgement {
        own.judge(
            host: host, origin: origin, site: site, cookies: cookies ?? "cairn-studio-8123=\(own.token)",
            tokens: tokens, opensSocket: opensSocket)
    }

    @Test func `the cookie lets in, and the token of the address once`() {
        #expect(judge() == .welcome)
        #expect(judge(cookies: "a=b; cairn-studio-8123=\(own.token); c=d") == .welcome)
        #expect(judge(cookies: "", tokens: [own.token]) == .first)
        #expect(judge(origin: "http://127.0.0.1:8123", opensSocket: true) == .welcome)
        #expect(judge(host: "localhost:8123", origin: "http://localhost:8123", opensSocket: true) == .welcome)
    }

    @Test(arguments: [
        nil, "", "127.0.0.1", "127.0.0.1:8124", "evil.example:8123", "127.0.0.1:8123.evil.example",
    ])
    func `another host is refused`(host: String?) {
        #expect(judge(host: host) == .refused("another host"))
    }

    @Test(arguments: [
        nil, "", "null", "https://127.0.0.1:8123", "http://127.0.0.1:8124", "http://localhost:8123",
        "http://evil.example",
    ])
    func `a socket for another origin is refused`(origin: String?) {
        #expect(judge(origin: origin, opensSocket: true) == .refused("another origin"))
    }

    @Test func `another site is refused, and whoever has no token, or half of it, or another`() {
        #expect(judge(site: "cross-site") == .refused("another site"))
        #expect(judge(site: "same-site") == .refused("another site"))
        #expect(judge(site: "same-origin") == .welcome)
        for cookie in ["", "cairn-studio-8123=", "cairn-studio-8123=0123", "cairn-studio-8124=\(own.token)"] {
            #expect(judge(cookies: cookie) == .refused("no token"))
        }
        for tokens in [["x"], [own.token + "x"], [own.token, own.token], [own.token.uppercased()]] {
            #expect(judge(cookies: "", tokens: tokens) == .refused("no token"))
        }
        #expect(
            judge(origin: "http://127.0.0.1:8123", cookies: "", tokens: [own.token], opensSocket: true)
                == .refused("no token"))
    }

    @Test(arguments: ["127.0.0.1", "localhost:80"])
    func `the port of all web pages goes without saying, and no other does`(host: String) {
        func judge(_ port: UInt16) -> Credentials.Judgement {
            let own = Credentials(port: port)
            return own.judge(
                host: host, origin: "http://\(host)", site: nil, cookies: "\(own.cookieName)=\(own.token)",
                tokens: [], opensSocket: true)
        }
        #expect(judge(80) == .welcome)
        #expect(judge(8_080) == .refused("another host"))
    }

    @Test func `a token is 128 bits that nobody else has`() {
        let tokens = (0..<100).map { _ in Credentials(port: 1).token }
        #expect(Set(tokens).count == 100 && tokens.allSatisfy { $0.count == 32 })
    }
}

struct RequestHeadTests {
    func head(_ text: String) -> RequestHead? { RequestHead(Data(text.utf8), cookie: "ours") }

    @Test func `a plain request is handed on alone, and its connection ends after it`() throws {
        let read = try #require(
            head("GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\nGET /b HTTP/1.1"))
        #expect(!read.opensSocket && read.method == "GET")
        #expect(
            String(decoding: read.forwarded, as: UTF8.self)
                == "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    }

    @Test func `headers that the server asks nothing about are not handed on, nor others' cookies`() throws {
        let long = String(repeating: "a", count: 10_000)
        let read = try #require(
            head("GET /a?b HTTP/1.1\r\nHost: a\r\nX: \(long)\r\nCookie: x=\(long); ours=1; y=2\r\n\r\n"))
        #expect(
            String(decoding: read.forwarded, as: UTF8.self)
                == "GET /a?b HTTP/1.1\r\nHost: a\r\nCookie: ours=1\r\nConnection: close\r\n\r\n")
        #expect(head("GET / HTTP/1.1\r\nHost: \(long)\r\n\r\n") == nil)
    }

    @Test func `what follows a request for a socket is kept`() throws {
        let read = try #require(head("GET /socket HTTP/1.1\r\nUpgrade: WebSocket\r\n\r\nabc"))
        #expect(read.opensSocket && read.rest == Data("abc".utf8))
    }

    @Test(arguments: [
        "", "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET http://a/ HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\n folded\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
        "GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n",
    ])
    func `what could be read in two ways is no request`(text: String) { #expect(head(text) == nil) }

    /// Whether all of a client's bytes pass, as they come.
    func pass(_ bytes: [UInt8], by size: Int = 1_000, limit: Int) -> Bool {
        var meter = FrameMeter(limit: limit)
        for start in stride(from: 0, to: bytes.count, by: size) {
            guard meter.take(Array(bytes[start..<min(bytes.count, start + size)])) else { return false }
        }
        return true
    }

    @Test(arguments: [1, 2, 3, 7, 8, 136])
    func `frames are measured however they are cut`(size: Int) {
        let frame: [UInt8] = [0x81, 0x80 | 126, 0x00, 0x80, 1, 2, 3, 4] + [UInt8](repeating: 7, count: 128)
        #expect(pass(frame + frame, by: size, limit: 128))
        #expect(!pass(frame, by: size, limit: 127))
    }

    @Test func `no length is too large to be refused, and a client's frames are masked`() {
        #expect(!pass([0x81] + [UInt8](repeating: 0xFF, count: 9) + [0, 0, 0, 0], limit: 1_000_000))
        #expect(!pass([0x81, 0x05], limit: 10))
    }
}
