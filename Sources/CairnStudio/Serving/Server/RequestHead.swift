import Foundation

/// The head of a request, as far as the door reads it.
struct RequestHead: Hashable, Sendable {
    static let end = Data("\r\n\r\n".utf8)

    let method: String
    /// Whether it asks for a WebSocket.
    let opensSocket: Bool
    /// How long what it asks for is, in bytes.
    let target: Int
    /// What is handed on: of a plain request nothing but the head, after which its connection ends; and of the head what the
    /// server reads, for it reads slowly, and a browser sends along the cookies of all that serves on this machine.
    let forwarded: Data
    /// What came behind the head of one that asks for a WebSocket.
    let rest: Data

    /// Nil for what is no request, and for one with a body.
    init?(_ data: Data) {
        guard let end = data.range(of: Self.end),
            let text = String(data: data[..<end.lowerBound], encoding: .utf8)
        else { return nil }
        var lines = text.components(separatedBy: "\r\n")[...]
        guard let first = lines.popFirst()?.split(separator: " "), first.count == 3,
            first[2].hasPrefix("HTTP/1."),
            first[1].hasPrefix("/"), !text.contains("\0")
        else { return nil }
        var names: Set<String> = []
        var kept: [String] = []
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
            if Self.read.contains(name) || name.hasPrefix("sec-websocket-") { kept.append(line) }
            if name == "cookie" { kept.append("Cookie:" + Self.ours(line[line.index(after: colon)...])) }
        }
        if !opensSocket {
            kept.removeAll {
                $0.lowercased().hasPrefix("connection:") || $0.lowercased().hasPrefix("upgrade:")
            }
            kept.append("Connection: close")
        }
        method = String(first[0])
        target = first[1].utf8.count
        self.opensSocket = opensSocket
        forwarded = Data(([first.joined(separator: " ")] + kept).joined(separator: "\r\n").utf8) + Self.end
        rest = data[end.upperBound...]
    }

    private static let read: Set<String> = [
        "host", "origin", "sec-fetch-site", "upgrade", "connection", "content-length",
    ]

    /// The studios' own cookies.
    private static func ours(_ cookies: Substring) -> String {
        cookies.split(separator: ";").filter {
            $0.trimmingCharacters(in: .whitespaces).hasPrefix(Credentials.cookiePrefix)
        }.joined(separator: ";")
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
