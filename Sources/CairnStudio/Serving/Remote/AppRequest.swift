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
        guard let head = HTTPHead(data) else { throw .badRequest }
        guard head.method == "POST" else { throw .badMethod }
        // Pages of a browser send one, and an app does not.
        guard head["origin"] == nil else { throw .forbidden }
        guard head["transfer-encoding"] == nil, let text = head["content-length"], let length = Int(text),
            length >= 0
        else { throw .badRequest }
        let authorization = head["authorization"]?.split(separator: " ") ?? []
        guard authorization.count == 2, authorization[0].lowercased() == "bearer" else { throw .noToken }
        guard length <= limit else { throw .tooLong }
        (path, token, self.length) = (head.target, String(authorization[1]), length)
        expectsGoAhead = head["expect"]?.lowercased() == "100-continue"
        rest = head.rest
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
