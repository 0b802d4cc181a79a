import FlyingSocks
import Foundation

@testable import CairnInspector
@testable import CairnStudio

/// Whoever connects to a server, with whatever bytes.
struct Visitor {
    let socket: AsyncSocket

    init(port: UInt16) async throws {
        // However long it takes where other tests are at work.
        socket = try await .connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 600)
    }

    func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

    /// Everything that comes until the other side closes.
    func rest() async -> String {
        var bytes: [UInt8] = []
        while let more = try? await socket.read(atMost: 4_096), !more.isEmpty { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// One request, and all of its answer.
    static func get(
        _ path: String, _ headers: [String], port: UInt16, method: String = "GET"
    ) async throws -> String {
        let visitor = try await Visitor(port: port)
        defer { try? visitor.socket.close() }
        let host = headers.contains { $0.hasPrefix("Host:") } ? [] : ["Host: 127.0.0.1:\(port)"]
        try await visitor.send(
            (["\(method) \(path) HTTP/1.1"] + host + headers).joined(separator: "\r\n") + "\r\n\r\n")
        return await visitor.rest()
    }
}

/// A page's end of a WebSocket.
@MainActor
final class SocketClient {
    private let visitor: Visitor
    private(set) var shown = Wire.Update()
    private var bytes: [UInt8] = []

    init(_ credentials: Credentials, origin: String? = nil) async throws {
        let host = "127.0.0.1:\(credentials.port)"
        visitor = try await Visitor(port: credentials.port)
        try await visitor.send(
            [
                "GET /socket HTTP/1.1", "Host: \(host)", "Origin: \(origin ?? "http://\(host)")",
                "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==",
                "Cookie: \(credentials.cookieName)=\(credentials.token)",
            ].joined(separator: "\r\n") + "\r\n\r\n")
        var head = ""
        while !head.hasSuffix("\r\n\r\n") { head.unicodeScalars.append(Unicode.Scalar(try await byte())) }
        guard head.hasPrefix("HTTP/1.1 101") else { throw Refused(head: head) }
    }

    struct Refused: Error { var head: String }

    private func byte() async throws -> UInt8 {
        if bytes.isEmpty { bytes = try await visitor.socket.read(atMost: 4_096) }
        guard !bytes.isEmpty else { throw SocketError.disconnected }
        return bytes.removeFirst()
    }

    private func take(_ count: Int) async throws -> Data {
        while bytes.count < count {
            let more = try await visitor.socket.read(atMost: 4_096)
            guard !more.isEmpty else { throw SocketError.disconnected }
            bytes += more
        }
        defer { bytes.removeFirst(count) }
        return Data(bytes[..<count])
    }

    func send(frame first: UInt8 = 0x81, _ payload: Data, claiming length: Int? = nil) async throws {
        let length = length ?? payload.count
        var data = Data([first])
        if length < 126 {
            data.append(0x80 | UInt8(length))
        } else {
            data.append(0xFF)
            for shift in stride(from: 56, through: 0, by: -8) { data.append(UInt8(length >> shift & 0xFF)) }
        }
        data.append(contentsOf: [0, 0, 0, 0])
        try await visitor.socket.write(data + payload)
    }

    func send(_ ask: Wire.Ask) async throws { try await send(JSONEncoder().encode(ask)) }

    /// The next message.
    func next() async throws -> Wire.Message {
        let head = try await take(2)
        var length = Int(head[1] & 0x7F)
        if length > 125 {
            length = try await take(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
        }
        let payload = try await take(length)
        guard head[0] == 0x81 else { throw SocketError.disconnected }
        let message = try JSONDecoder().decode(Wire.Message.self, from: payload)
        if let update = message.update { shown.take(update) }
        return message
    }

    /// Listens until the socket is closed.
    func listenToTheEnd() async { while (try? await next()) != nil {} }

    /// Asks, and listens until that is answered.
    func ask(_ ask: Wire.Ask) async throws -> Wire.Answer {
        try await send(ask)
        while true {
            let message = try await next()
            if let answer = message.answer, answer.id == ask.id || answer.id == -1 { return answer }
        }
    }

    func close() { try? visitor.socket.close() }
}
