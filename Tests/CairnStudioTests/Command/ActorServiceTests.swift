import StudioStage
import Testing
import UIKit

@testable import CairnStudio

private actor Sea {
    var state = "calm"
    func become(_ state: String) { self.state = state }
}

private let sea = Sea()
@MainActor private var changing: Task<Void, Never>?

/// Its closure calls an actor. Default arguments that are closures kept that from compiling where the initializer was the main
/// actor's.
@MainActor private let ferry = Studio(
    PlainClub.self, name: "ferry", networks: ["rough"],
    network: { _, name in changing = Task { await sea.become(name) } },
    navigator: { _ in nil }
)

@MainActor
struct ActorServiceTests {
    @Test func `a studio's closures may call an actor`() async throws {
        try await ferry.play("network rough")
        await changing?.value
        #expect(await sea.state == "rough")
    }
}
