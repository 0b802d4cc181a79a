import FlyingFox
import FlyingSocks
import Foundation

/// Listens for apps that run elsewhere, on an address of this machine.
@MainActor
final class AppServer {
    private let apps: RemoteApps
    private let patience: @Sendable () async -> Void
    private let lull: @Sendable () async -> Void
    private var task: Task<Void, Never>?
    private var pooling: Task<Void, Never>?
    private(set) var token = Token()
    private(set) var port: UInt16 = 0

    /// - Parameters:
    ///   - patience: waited for by an app that has not said what it wants.
    ///   - lull: waited for by an app that asks for orders, when there are none.
    init(
        _ apps: RemoteApps,
        patience: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(10)) },
        lull: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(25)) }
    ) {
        (self.apps, self.patience, self.lull) = (apps, patience, lull)
    }

    /// Begins to listen.
    /// - Parameters:
    ///   - host: an address of this machine, in numbers.
    ///   - port: 0 for any that is free.
    func begin(host: String, port: UInt16 = 0, token: String? = nil) async throws {
        self.token = Token(token)
        let isNew = host.contains(":")
        let socket = try Socket(domain: isNew ? AF_INET6 : AF_INET)
        try socket.setValue(true, for: .localAddressReuse)
        if isNew {
            try socket.bind(to: sockaddr_in6.inet6(ip6: host, port: port))
        } else {
            try socket.bind(to: sockaddr_in.inet(ip4: host, port: port))
        }
        try socket.listen()
        switch try socket.sockname() {
        case .ip4(_, let port), .ip6(_, let port): self.port = port
        default: throw SocketError.unsupportedAddress
        }
        let pool = HTTPServer.defaultPool()
        try await pool.prepare()
        let listening = try AsyncSocket(socket: socket, pool: pool)
        let door = AppDoor(
            token: self.token, entrance: Entrance(connections: 64, head: 16_384, patience: patience),
            lull: lull,
            apps: apps)
        pooling = Task { try? await pool.run() }
        task = Task.detached {
            await door.run(listening)
            try? listening.close()
        }
    }

    /// Where apps connect to that reach this machine by an address.
    func address(_ host: String) -> String {
        "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/?token=\(token.text)"
    }

    /// Closes all connections, soon.
    func end() {
        task?.cancel()
        Task { [task, pooling] in
            await task?.value
            pooling?.cancel()
        }
    }

    /// Waits until the port is free again, after the end.
    func ended() async { await task?.value }
}
