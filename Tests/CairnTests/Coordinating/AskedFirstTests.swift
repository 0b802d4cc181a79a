import Cairn
import CairnTesting
import Testing

/// This file is compiled before the one that declares the coordinators, whose types the compiler has to find all the same.
@MainActor
struct AskedFirstTests {
    @Test func `a decision is asked for in a file before the coordinator's`() throws {
        let coordinator = AskedLater()
        let navigator = Navigator(root: coordinator)
        #expect(try coordinator.transition(for: .next, from: navigator.asker) == .set(.last))
    }

    @Test func `a coordinator that decides declares its routes alone`() throws {
        let coordinator = RoutesAlone()
        let navigator = Navigator(root: coordinator)
        #expect(try coordinator.transition(for: .last, from: navigator.asker) == .set(.last))
    }
}
