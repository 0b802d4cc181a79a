import Foundation
import Testing
import UIKit

/// What UIKit would have raised in a test that listens to nothing: no such test may pass.
@MainActor
struct UnheardRaiseTests {
    private static let said =
        "UIKit would have raised: NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."

    private static func popToNobody() {
        UINavigationController().popToViewController(UIViewController(), animated: false)
    }

    @Test func `in the simulator that all share it ends the process, and names the trait`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Self.popToNobody()
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(Self.said + " With '.simulator' on a test or its suite, only that test fails."),
            "\(text)")
    }

    @Test func `in one of its own it does so at the end, unless it was taken`() async throws {
        Simulator.run { simulator in
            Self.popToNobody()
            #expect(simulator.log.takeRaises().count == 1)
        }
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            await Simulator.run { @MainActor simulator in
                Self.popToNobody()
                print("and went on")
            }
        }
        let found = try #require(result)
        #expect(String(decoding: found.standardOutputContent, as: UTF8.self).contains("and went on"))
        let text = String(decoding: found.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(Self.said + " A test that expects it takes it with 'log.takeRaises()'."), "\(text)")
    }

    @Test func `where somebody listens the process goes on`() {
        Simulator.run { simulator in
            var heard = 0
            simulator.log.onRaise = { _ in heard += 1 }
            Self.popToNobody()
            #expect(heard == 1)
        }
    }
}
