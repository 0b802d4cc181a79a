import CairnInspector
import FlyingFox
import Foundation

/// A page's WebSocket: what the page asks goes to the hub, and what the hub has for the page is sent as fast as the page
/// takes it.
struct PageSocket: WSHandler {
    let hub: Hub
    /// The longest message, in all its frames.
    let limit: Int

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame>
    {
        let page = await hub.enter()
        let hub = hub
        let limit = limit
        let reading = Task {
            await Self.read(client, of: page, hub, limit)
            await hub.leave(page)
        }
        return AsyncStream {
            if let frame = await page.nextFrame() { return frame }
            // The connection is closed after the last frame: whoever still read from it would read the next one's.
            reading.cancel()
            await reading.value
            return nil
        } onCancel: {
            Task { await hub.leave(page) }
        }
    }

    private static func read(
        _ client: AsyncThrowingStream<WSFrame, any Error>, of page: PageLink, _ hub: Hub, _ limit: Int
    ) async {
        let decoder = JSONDecoder()
        var message: Data?
        do {
            for try await frame in client {
                switch frame.opcode {
                case .text: message = frame.payload
                case .continuation: message?.append(frame.payload)
                case .ping:
                    await page.send(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
                    continue
                case .pong: continue
                default: return
                }
                guard let whole = message, whole.count <= limit else { return }
                guard frame.fin else { continue }
                message = nil
                // What makes no sense is refused, and the page goes on.
                guard let ask = try? decoder.decode(Wire.Ask.self, from: whole) else {
                    let id = (try? decoder.decode(Numbered.self, from: whole))?.id ?? -1
                    await page.answer(
                        .init(id: id, isDone: false, message: "this is no message of the studio's"))
                    continue
                }
                await hub.take(ask, from: page)
            }
        } catch {}
    }
}

/// As much of an ask as is needed for an answer.
private struct Numbered: Decodable {
    var id: Int
}
