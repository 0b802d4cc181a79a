import CairnInspector
import FlyingSocks
import Foundation

/// Where apps that run elsewhere come in: one small request for each connection, with the token. One that asks again and again
/// keeps its connection meanwhile, so that its end is heard.
struct AppDoor: Sendable {
    let token: Token
    let entrance: Entrance
    /// Bytes of a body.
    var limit = Inspection.Limit.request
    /// How long an app waits for orders when there are none.
    let lull: @Sendable () async -> Void
    let apps: RemoteApps

    /// Lets connections in until the task is cancelled.
    func run(_ listening: AsyncSocket) async {
        await entrance.run(listening) { client in
            // Whose connection it is.
            var app: RemoteApp?
            while await serve(client, &app), app != nil {}
            if let app { await apps.ended(app) }
        }
    }

    /// - Returns: Whether there may be another request.
    private func serve(_ client: AsyncSocket, _ app: inout RemoteApp?) async -> Bool {
        guard let head = await entrance.head(of: client) else { return false }
        do throws(AppRequest.Refused) {
            let request = try AppRequest(head, limit: limit)
            guard token.is(request.token) else { throw .noToken }
            // Who sends much asks first.
            if request.expectsGoAhead {
                await write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: client)
            }
            guard let body = await body(of: request, from: client) else { return false }
            let answer = try await answer(request.path, body, client, &app)
            await write("200 OK", answer, to: client, isKept: app != nil)
            return true
        } catch {
            await write(error.rawValue, Data(), to: client)
            return false
        }
    }

    private func body(of request: AppRequest, from client: AsyncSocket) async -> Data? {
        await entrance.patiently {
            var body = request.rest
            while body.count < request.length {
                let most = min(request.length - body.count, 65_536)
                guard let more = try? await client.read(atMost: most), !more.isEmpty else { return nil }
                body.append(contentsOf: more)
            }
            return body.count == request.length ? body : nil
        }
    }

    private func answer(
        _ path: String, _ body: Data, _ client: AsyncSocket, _ app: inout RemoteApp?
    ) async throws(AppRequest.Refused) -> Data {
        switch path {
        case Inspection.newsPath:
            try await apps.take(try read(Inspection.News.self, body))
            return Data("{}".utf8)
        case Inspection.ordersPath:
            let listening = try read(Inspection.Listening.self, body)
            let orders = try await orders(listening, client, &app)
            return (try? JSONEncoder().encode(Inspection.Orders(orders))) ?? Data()
        default: throw .notFound
        }
    }

    private func read<Value: Decodable>(_: Value.Type, _ body: Data) throws(AppRequest.Refused) -> Value {
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Versioned.self, from: body).version else { throw .badRequest }
        guard version == Inspection.version else { throw .otherVersion }
        guard let value = try? decoder.decode(Value.self, from: body) else { throw .badRequest }
        return value
    }

    /// Waits until there are some, the app has gone, or it has waited long enough.
    private func orders(
        _ listening: Inspection.Listening, _ client: AsyncSocket, _ kept: inout RemoteApp?
    ) async throws(AppRequest.Refused) -> [Inspection.Order] {
        let app = try await apps.listener(listening)
        if listening.isBrief == true {
            kept = app
            let orders = await app.arrived(listening.after)
            await apps.stopped(app, hasLeft: false)
            return orders
        }
        let orders = await withTaskGroup(of: [Inspection.Order]?.self) { group in
            group.addTask { await app.orders(after: listening.after) }
            group.addTask {
                await lull()
                return []
            }
            group.addTask {
                // Nothing comes behind the body but the end.
                _ = try? await client.read(atMost: 1)
                return Task.isCancelled ? [] : nil
            }
            let first = await group.next() ?? []
            group.cancelAll()
            return first
        }
        await apps.stopped(app, hasLeft: orders == nil)
        return orders ?? []
    }

    private func write(
        _ status: String, _ body: Data, to client: AsyncSocket, isKept: Bool = false
    ) async {
        let head =
            "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n"
            + (isKept ? "\r\n" : "Connection: close\r\n\r\n")
        await write(Data(head.utf8) + body, to: client)
    }

    private func write(_ data: Data, to client: AsyncSocket) async {
        _ = await entrance.patiently { try? await client.write(data) }
    }
}

/// As much of a message as every version has.
private struct Versioned: Decodable {
    var version: Int
}
