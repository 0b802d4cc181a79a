import Cairn
import CairnBinding
import CairnTesting
import KickaboutCore
import Testing

/// Two quick taps on what opens something of the system's.
@MainActor
struct DoubleTapTests {
    @Test func `of two quick taps the second says nothing`() async throws {
        let profile = ProfileCoordinator(id: 1, module: try await Bench()) { _ in Dialog<Never>("") }
        try await TestApp.run(profile, pace: .byHand, lenient: true) { app in
            let model = try app.model(ProfileViewModel.self)
            model.shareTapped()
            model.shareTapped()
            await app.rest()
            #expect(model.news.value == nil)
        }
    }
}
