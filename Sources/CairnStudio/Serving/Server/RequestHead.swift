import Foundation

/// The head of a request, as far as the door reads it.
struct RequestHead: Hashable, Sendable {
    static let end = Data("\r\n\r\n".utf8)

    /// Characters of a target, and of each header that is handed on.
    static let limit = 2_000
    /// What the server asks for. It takes long over a head, so it gets no more than that.
    private static let wanted: Set<String> = [
        "host", "origin", "sec-fetch-site", "cookie", "upgrade", "connection", "sec-websocket-key",
        "sec-websocket-version", "sec-websocket-protocol", "sec-websocket-extensions",
    ]

    let method: String
    /// The path, with its query.
    let target: String
    /// Whether it asks for a WebSocket.
    let opensSocket: Bool
    /// What is handed on: of a plain request nothing but the head, after which its connection ends.
    let forwarded: Data
    /// What came behind the head of one that asks for a WebSocket.
    let rest: Data

    /// Nil for what is no request, and for one with a body.
    /// - Parameter cookie: the name of the one that is handed on.
    init?(_ data: Data, cookie: String) {
        guard let end = data.range(of: Self.end),
            let text = String(data: data[..<end.lowerBound], encoding: .utf8)
        else { return nil }
        var lines = text.components(separatedBy: "\r\n")[...]
        guard let first = lines.popFirst()?.split(separator: " "), first.count == 3,
            first[2].hasPrefix("HTTP/1."),
            first[1].hasPrefix("/"), !text.contains("\0")
        else { return nil }
        var names: Set<String> = []
        var kept: [(name: String, line: String)] = []
        var opensSocket = false
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false,
                !line.contains("\n"),
                !line.contains("\r")
            else { return nil }
            let name = line[..<colon].lowercased()
            // What stands there twice would be read in one way here and in another behind.
            guard names.insert(name).inserted else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces).lowercased()
            if name == "upgrade" { opensSocket = value == "websocket" }
            if name == "content-length", value != "0" { return nil }
            if name == "transfer-encoding" { return nil }
            guard Self.wanted.contains(name) else { continue }
            var handed = line
            if name == "cookie" {
                guard let value = Credentials.cookie(cookie, in: String(line[line.index(after: colon)...]))
                else { continue }
                handed = "Cookie: \(cookie)=\(value)"
            }
            guard handed.utf8.count <= Self.limit else { return nil }
            kept.append((name, handed))
        }
        if !opensSocket {
            kept.removeAll { ["connection", "upgrade"].contains($0.name) }
            kept.append(("connection", "Connection: close"))
        }
        target = String(first[1])
        method = String(first[0])
        self.opensSocket = opensSocket
        let handed = [first.joined(separator: " ")] + kept.map(\.line)
        forwarded = Data(handed.joined(separator: "\r\n").utf8) + Self.end
        rest = data[end.upperBound...]
    }
}

/// Reads along what a WebSocket's client sends, to stop it before a frame that is too long.
struct FrameMeter {
    private let limit: Int
    /// What is left of the payload of a frame.
    private var left = 0
    /// The beginning of a frame, up to its mask.
    private var head: [UInt8] = []

    init(limit: Int) { self.limit = limit }

    /// - Returns: Whether all frames so far are as they should be: masked, and not too long.
    mutating func take(_ bytes: [UInt8]) -> Bool {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            if left > 0 {
                let count = min(left, bytes.count)
                bytes.removeFirst(count)
                left -= count
                continue
            }
            head.append(bytes.removeFirst())
            guard head.count >= 2 else { continue }
            guard head[1] & 0x80 != 0 else { return false }
            let short = Int(head[1] & 0x7F)
            let size = short == 127 ? 8 : short == 126 ? 2 : 0
            guard head.count == 2 + size + 4 else { continue }
            var length = short
            if size > 0 {
                length = 0
                for byte in head[2..<2 + size] {
                    guard length <= limit else { return false }
                    length = length << 8 | Int(byte)
                }
            }
            guard length <= limit else { return false }
            (left, head) = (length, [])
        }
        return true
    }
}
