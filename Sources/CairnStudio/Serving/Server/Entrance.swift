import FlyingSocks
import Foundation

/// Lets in so many connections at a time, and reads the heads of their requests: no more than is allowed, and not for ever.
struct Entrance: Sendable {
    let connections: Int
    /// Bytes of a head.
    let head: Int
    /// Waited for by a connection that has not said what it wants.
    let patience: @Sendable () async -> Void

    /// Serves connections, each in a task of its own, until the task is cancelled.
    func run(_ listening: AsyncSocket, serve: @escaping @Sendable (AsyncSocket) async -> Void) async {
        let count = Counter(limit: connections)
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                let client: AsyncSocket
                do { client = try await listening.accept() } catch SocketError.disconnected { return } catch {
                    // The other end is gone already, or too many files are open, and some will be closed.
                    try? await Task.sleep(for: .milliseconds(20))
                    continue
                }
                guard await count.enter() else {
                    try? client.close()
                    continue
                }
                group.addTask {
                    // What is written in small pieces is sent at once.
                    let noDelay = BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
                    try? client.socket.setValue(true, for: noDelay)
                    await serve(client)
                    try? client.close()
                    await count.leave()
                }
            }
        }
    }

    /// What stands before the first empty line, and what came with it; nil when it takes too long. Too much of it is answered.
    func head(of client: AsyncSocket) async -> Data? {
        await patiently {
            var data = Data()
            while data.range(of: HTTPHead.end) == nil {
                guard data.count < head else {
                    await refuse(client)
                    return nil
                }
                guard let more = try? await client.read(atMost: 4_096), !more.isEmpty
                else { return nil }
                data.append(contentsOf: more)
            }
            return data
        }
    }

    /// What is closed before all is read is reset, and the answer may be lost: a little more is read before.
    private func refuse(_ client: AsyncSocket) async {
        let text =
            "HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        guard (try? await client.write(Data(text.utf8))) != nil else { return }
        shutdown(client.socket.file.rawValue, Int32(SHUT_WR))
        var left = 4 * head
        while left > 0, let more = try? await client.read(atMost: 4_096), !more.isEmpty { left -= more.count }
    }

    /// Nil when it takes too long.
    func patiently<Value: Sendable>(_ body: @escaping @Sendable () async -> Value?) async -> Value? {
        await withTaskGroup(of: Value?.self) { group in
            group.addTask { await body() }
            group.addTask {
                await patience()
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
    }

    private actor Counter {
        private let limit: Int
        private var count = 0

        init(limit: Int) { self.limit = limit }

        func enter() -> Bool {
            guard count < limit else { return false }
            count += 1
            return true
        }

        func leave() { count -= 1 }
    }
}
