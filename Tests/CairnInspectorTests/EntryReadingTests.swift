import Cairn
import CairnContract
import CairnTesting
import CairnTree
import Testing

@testable import CairnInspector

/// How entries of a journal are told.
@MainActor
struct EntryReadingTests {
    @Test func `columns that UIKit lays out are no change by other code`() throws {
        let navigator = Navigator(
            root: SketchCoordinator(.split(primary: .stack("a"), secondary: .stack("b"))))
        let host = TestHost()
        navigator.attach(host)
        host.setCompact(true)
        let collapsed = try #require(navigator.journal.entries.last)
        let told = Wire.Entry(collapsed, id: 1, window: 1, time: 0, line: nil)
        #expect(told.cause == .columns && told.text == "UIKit laid out its columns")
        #expect(host.tapBack())
        let back = try #require(navigator.journal.entries.last)
        #expect(Wire.Entry(back, id: 2, window: 1, time: 0, line: nil).cause == .finger)
    }
}
