import Foundation

/// The head of a request that an app made: a path, a token, and how long the body is.
struct AppRequest: Hashable, Sendable {
    let path: String
    let token: String
    let length: Int
    /// Whether it waits for a word before it sends the body.
    let expectsGoAhead: Bool
    /// What of the body came with the head.
    let rest: Data

    /// - Throws: The status to answer with.
    init(_ data: Data, limit: Int) throws(Refused) {
        guard let end = data.range(of: RequestHead.end),
            let text = String(data: data[..<end.lowerBound], encoding: .utf8)
        else { throw .badRequest }
        var lines = text.components(separatedBy: "\r\n")[...]
        guard let first = lines.popFirst()?.split(separator: " "), first.count == 3,
            first[2].hasPrefix("HTTP/1."), !text.contains("\0")
        else { throw .badRequest }
        guard first[0] == "POST" else { throw .badMethod }
        var fields: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false,
                !line.contains("\n"), !line.contains("\r"),
                fields.updateValue(
                    line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces),
                    forKey: line[..<colon].lowercased()) == nil
            else { throw .badRequest }
        }
        // Pages of a browser send one, and an app does not.
        guard fields["origin"] == nil else { throw .forbidden }
        guard fields["transfer-encoding"] == nil, let text = fields["content-length"], let length = Int(text),
            length >= 0
        else { throw .badRequest }
        let authorization = fields["authorization"]?.split(separator: " ") ?? []
        guard authorization.count == 2, authorization[0].lowercased() == "bearer" else { throw .noToken }
        guard length <= limit else { throw .tooLong }
        (path, token, self.length) = (String(first[1]), String(authorization[1]), length)
        expectsGoAhead = fields["expect"]?.lowercased() == "100-continue"
        rest = data[end.upperBound...]
    }

    /// Why a request is refused, as a status.
    enum Refused: String, Error {
        case badRequest = "400 Bad Request"
        case noToken = "401 Unauthorized"
        case forbidden = "403 Forbidden"
        case notFound = "404 Not Found"
        case badMethod = "405 Method Not Allowed"
        case unknown = "409 Conflict"
        case tooLong = "413 Content Too Large"
        case otherVersion = "426 Upgrade Required"
        case tooMuch = "429 Too Many Requests"
    }
}
