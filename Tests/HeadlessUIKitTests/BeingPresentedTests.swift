import Testing
import UIKit

/// When a modal says that it is coming, and when that it is going.
@MainActor @Suite(.simulator)
final class BeingPresentedTests: World {
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .custom], [true, false])
    func `a modal is being presented until it did appear, and not in its completion`(
        style: UIModalPresentationStyle, animated: Bool
    ) {
        host(a)
        m.modalPresentationStyle = style
        var seen: [Bool] = []
        let look = { seen.append(self.m.isBeingPresented) }
        (m.onDL, m.onWA, m.onIA, m.onDA) = (look, look, look, look)
        a.present(m, animated: animated, completion: look)
        simulator.settle()
        #expect(seen == [true, true, true, true, false])
        seen = []
        (m.onWD, m.onDD) = (look, look)
        m.present(k, animated: false)
        simulator.settle()
        m.dismiss(animated: false)
        simulator.settle()
        a.dismiss(animated: animated)
        simulator.settle()
        #expect(!seen.isEmpty && seen.allSatisfy { !$0 })
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .custom], [true, false])
    func `a modal is being dismissed until it did disappear, and not in the completion`(
        style: UIModalPresentationStyle, animated: Bool
    ) {
        present(m, as: style)
        var seen: [Bool] = []
        let look = { seen.append(self.m.isBeingDismissed) }
        (m.onWD, m.onDD) = (look, look)
        a.dismiss(animated: animated, completion: look)
        simulator.settle()
        #expect(seen == [true, true, false])
    }
}
