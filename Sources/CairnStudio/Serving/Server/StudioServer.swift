import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page and its WebSocket on 127.0.0.1.
@MainActor
final class StudioServer {
    private let hub: Hub
    private let files: FileTable
    private let door: Door
    /// Where the server listens that the door leads to.
    private let folder: URL
    private(set) var credentials = Credentials(port: 0)
    private var tasks: [Task<Void, any Error>] = []

    /// - Parameter folder: of this user's own, and made here.
    init(
        hub: Hub, files: FileTable = .page, door: Door = Door(),
        folder: URL = StudioServer.ownFolder(in: FileManager.default.temporaryDirectory)
    ) {
        self.hub = hub
        self.files = files
        self.door = door
        self.folder = folder
    }

    /// A folder that nobody has: there, or in `/tmp` where the name of a socket in it would be too long.
    static func ownFolder(in place: URL) -> URL {
        let folder = place.appendingPathComponent("cairn-studio-\(UUID().uuidString)")
        let most = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1
        guard socket(in: folder).utf8.count > most else { return folder }
        return URL(fileURLWithPath: "/tmp/\(folder.lastPathComponent)")
    }

    private static func socket(in folder: URL) -> String { folder.appendingPathComponent("s").path }

    /// Begins to listen.
    /// - Parameter port: 0 for any that is free.
    /// - Throws: When there is somebody else.
    func begin(port: UInt16 = 0, token: String? = nil) async throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let inside = sockaddr_un.unix(path: Self.socket(in: folder))
        let socket = try Socket(domain: AF_INET)
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        try socket.listen()
        guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
        credentials = Credentials(port: port, token: token)
        let server = HTTPServer(address: inside, timeout: 60, logger: .disabled, handler: handler)
        let waiting = Task { try await server.waitUntilListening(timeout: 60) }
        let running = Task {
            // Nobody waits for what has failed.
            defer { waiting.cancel() }
            try await server.run()
        }
        tasks.append(running)
        do { try await waiting.value } catch {
            running.cancel()
            try await running.value
            throw error
        }
        let pool = HTTPServer.defaultPool()
        try await pool.prepare()
        let listening = try AsyncSocket(socket: socket, pool: pool)
        let (door, cookie) = (door, credentials.cookieName)
        tasks.append(Task { try await pool.run() })
        tasks.append(
            Task.detached {
                await door.run(listening, to: inside, cookie: cookie, pool: pool)
                try listening.close()
            })
    }

    func end() {
        for task in tasks { task.cancel() }
        tasks = []
        try? FileManager.default.removeItem(at: folder)
    }

    private var handler: some HTTPHandler {
        let socket = WebSocketHTTPHandler(handler: PageSocket(hub: hub, limit: door.limits.message))
        return Reception(credentials: credentials, files: files, socket: socket)
    }
}

/// Answers requests: of those that may come in, with a file, or a WebSocket.
private struct Reception: HTTPHandler {
    let credentials: Credentials
    let files: FileTable
    let socket: WebSocketHTTPHandler

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        switch credentials.judge(request) {
        case .refused(let why): return plain(.forbidden, "This is not for you: \(why).\n")
        // The token leaves the address, and so the browser's history.
        case .first where request.path == "/":
            return HTTPResponse(
                statusCode: .seeOther,
                headers: headers([.location: "/", HTTPHeader("Set-Cookie"): credentials.setsCookie]))
        case .first, .welcome: break
        }
        if request.path == "/socket" { return try await socket.handleRequest(request) }
        guard let file = files[request.path] else { return plain(.notFound, "There is no such file.\n") }
        return HTTPResponse(
            statusCode: .ok, headers: headers([.contentType: file.type]), body: file.data)
    }

    private func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: status, headers: headers([.contentType: "text/plain; charset=utf-8"]),
            body: Data(text.utf8))
    }

    /// Nothing is loaded from elsewhere, nothing shows this page in a frame, and nothing is kept.
    private func headers(_ own: HTTPHeaders) -> HTTPHeaders {
        var headers = own
        headers[HTTPHeader("Content-Security-Policy")] =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
            + "connect-src 'self' ws://127.0.0.1:\(credentials.port) ws://localhost:\(credentials.port); "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
        headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
        headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
        headers[HTTPHeader("Cache-Control")] = "no-store"
        return headers
    }
}
