import Testing
import UIKit

@MainActor @Suite(.simulator)
final class UserPlaceTests: World {
    @Test func `what a person could not do says which line of the test asked for it`() throws {
        _ = stack(a)
        let line = #line + 1
        let failure = #expect(throws: Simulator.UserError.self) { try simulator.user.tap("Nowhere") }
        #expect(failure?.place == "HeadlessUIKitTests/UserPlaceTests.swift:\(line)")
        #expect(
            failure?.description.hasSuffix("Asked at HeadlessUIKitTests/UserPlaceTests.swift:\(line)") == true
        )
    }

    @Test func `what one thing asks of another is of the line that asked for the first`() throws {
        _ = stack(a)
        let line = #line + 1
        let failure = #expect(throws: Simulator.UserError.self) {
            try simulator.user.swipeBack(cancelAt: 0.5)
        }
        #expect(failure?.place?.hasSuffix("UserPlaceTests.swift:\(line)") == true)
    }
}
