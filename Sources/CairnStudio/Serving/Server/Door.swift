import FlyingFox
import FlyingSocks
import Foundation

/// Where connections come in: a few at a time, each with one small request, or with a WebSocket's small messages.
///
/// The server behind it reads headers and messages however long they are, and ends when it cannot accept any more. It
/// listens on a socket in a folder of this user's own, and what comes in by the network passes here first: as much as is
/// allowed, and no more.
struct Door: Sendable {
    struct Limits: Hashable, Sendable {
        var connections = 64
        var head = 16_384
        var message = 1_000_000
    }

    let limits: Limits
    /// Waited for by a connection that has not said what it wants. What a test gives does not end by itself.
    let patience: @Sendable () async -> Void

    init(
        limits: Limits = Limits(),
        patience: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(10)) }
    ) {
        self.limits = limits
        self.patience = patience
    }

    /// Lets connections in until the task is cancelled.
    /// - Parameter cookie: the name of the one that the server asks for.
    func run(
        _ listening: AsyncSocket, to server: sockaddr_un, cookie: String, pool: some AsyncSocketPool
    ) async {
        await entrance.run(listening) { client in
            guard let head = await entrance.head(of: client) else { return }
            guard let request = RequestHead(head, cookie: cookie) else {
                return await refuse(client, "400 Bad Request")
            }
            await serve(client, request, server, pool)
        }
    }

    private var entrance: Entrance {
        Entrance(connections: limits.connections, head: limits.head, patience: patience)
    }

    private func serve(
        _ client: AsyncSocket, _ request: RequestHead, _ server: sockaddr_un, _ pool: some AsyncSocketPool
    ) async {
        guard request.target.utf8.count <= RequestHead.limit else {
            return await refuse(client, "414 URI Too Long")
        }
        guard request.method == "GET" else { return await refuse(client, "405 Method Not Allowed") }
        guard let inside = try? await AsyncSocket.connected(to: server, pool: pool, timeout: 60) else {
            return await refuse(client, "503 Service Unavailable")
        }
        defer { try? inside.close() }
        do { try await inside.write(request.forwarded) } catch { return }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await copy(inside, to: client) }
            group.addTask {
                if request.opensSocket {
                    try? await copyMessages(request.rest, client, to: inside)
                    // The server ends by this, and not in the middle of a write: it would close what it still waits to read from.
                    shutdown(inside.socket.file.rawValue, Int32(SHUT_WR))
                }
                // Who asks for a file takes it in a while.
                await patience()
            }
            await group.next()
            group.cancelAll()
        }
    }

    private func refuse(_ client: AsyncSocket, _ status: String) async {
        let text = "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        try? await client.write(Data(text.utf8))
    }

    /// To the end, also when the other takes no more of it.
    private func copy(_ one: AsyncSocket, to other: AsyncSocket) async {
        var isTaken = true
        while let bytes = try? await one.read(atMost: 4_096), !bytes.isEmpty {
            if isTaken { isTaken = (try? await other.write(Data(bytes))) != nil }
        }
    }

    private func copyMessages(_ first: Data, _ client: AsyncSocket, to server: AsyncSocket) async throws {
        var meter = FrameMeter(limit: limits.message)
        var bytes = Array(first)
        while meter.take(bytes) {
            if !bytes.isEmpty { try await server.write(Data(bytes)) }
            bytes = try await client.read(atMost: 4_096)
            guard !bytes.isEmpty else { return }
        }
    }
}
