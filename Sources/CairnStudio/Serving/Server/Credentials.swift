import FlyingFox

/// Who is let in: whoever comes from the address that was printed, with the token that it carries.
///
/// The first request has the token in its query, and is answered with a cookie that no script can read and no other site
/// makes a browser send. A cookie belongs to a host whatever the port, so its name has the port in it, and what comes from
/// another port is known by its `Origin`.
struct Credentials: Hashable, Sendable {
    let port: UInt16
    let token: String

    /// - Parameter token: 128 random bits, unless a test says otherwise.
    init(port: UInt16, token: String? = nil) {
        self.port = port
        self.token = Token(token).text
    }

    var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

    /// What is done with a request.
    enum Judgement: Hashable, Sendable {
        case welcome
        /// It brought the token in its query: from now on the cookie says so.
        case first
        /// Why not.
        case refused(String)
    }

    /// - Parameter opensSocket: whether it asks for a WebSocket, which a page of any origin may do unless it is refused.
    func judge(
        host: String?, origin: String?, site: String?, cookies: String?, tokens: [String], opensSocket: Bool
    ) -> Judgement {
        let names = ["127.0.0.1", "localhost"]
        // Browsers leave out the port that goes without saying.
        let hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
        guard let host, hosts.contains(host) else { return .refused("another host") }
        if origin != nil || opensSocket {
            guard origin == "http://\(host)" else { return .refused("another origin") }
        }
        if let site, !["same-origin", "none"].contains(site) { return .refused("another site") }
        if !opensSocket, tokens.count == 1, isToken(tokens[0]) { return .first }
        guard let cookie = Self.cookie(cookieName, in: cookies ?? ""), isToken(cookie) else {
            return .refused("no token")
        }
        return .welcome
    }

    var cookieName: String { "cairn-studio-\(port)" }
    var setsCookie: String { "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict" }

    /// The value of the first cookie of that name.
    static func cookie(_ name: String, in header: String) -> String? {
        for pair in header.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.trimmed
            }
            if parts.count == 2, parts[0] == name { return parts[1] }
        }
        return nil
    }

    private func isToken(_ text: String) -> Bool { Token(token).is(text) }
}

extension Credentials {
    func judge(_ request: HTTPRequest) -> Judgement {
        let headers = request.headers
        return judge(
            host: headers[.host], origin: headers[HTTPHeader("Origin")],
            site: headers[HTTPHeader("Sec-Fetch-Site")], cookies: headers[HTTPHeader("Cookie")],
            tokens: request.query.filter { $0.name == "token" }.map(\.value),
            opensSocket: headers[.upgrade] != nil)
    }
}

extension Substring {
    fileprivate var trimmed: String { String(self).trimmed }
}
