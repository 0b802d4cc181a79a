import Foundation

/// The head of a request, as far as the door reads it.
struct RequestHead: Hashable, Sendable {
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
        guard let head = HTTPHead(data), head.target.hasPrefix("/") else { return nil }
        opensSocket = head["upgrade"]?.lowercased() == "websocket"
        if head["transfer-encoding"] != nil || head["content-length"].map({ $0 != "0" }) == true {
            return nil
        }
        var kept: [String] = []
        for field in head.fields where Self.wanted.contains(field.name) {
            var line = field.line
            if field.name == "cookie" {
                guard let value = Credentials.cookie(cookie, in: field.value) else { continue }
                line = "Cookie: \(cookie)=\(value)"
            }
            guard line.utf8.count <= Self.limit else { return nil }
            if opensSocket || !["connection", "upgrade"].contains(field.name) { kept.append(line) }
        }
        if !opensSocket { kept.append("Connection: close") }
        (method, target, rest) = (head.method, head.target, head.rest)
        let first = "\(head.method) \(head.target) \(head.version)"
        forwarded = Data(([first] + kept).joined(separator: "\r\n").utf8) + HTTPHead.end
    }
}
