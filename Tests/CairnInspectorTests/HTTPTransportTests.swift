import Foundation
import Testing

@testable import CairnInspector

/// What becomes of requests of which nobody waits for the answer any more.
struct HTTPTransportTests {
    /// Nobody listens there, so the answer comes at once: in the moment in which the task is cancelled, sooner or later.
    @Test func `a request that is left in the moment of its answer ends`() async throws {
        let transport = HTTPTransport()
        let studio = try #require(StudioAddress(URL(string: "http://127.0.0.1:1/?token=abc")!))
        for pause in 0..<500 {
            let request = Task.detached { try await transport.post(Data(), to: "news", of: studio) }
            for _ in 0..<pause { await Task.yield() }
            request.cancel()
            await #expect(throws: (any Error).self) { try await request.value }
        }
    }
}
