import Testing
import UIKit

@MainActor @Suite(.simulator)
final class QuickFingerTests: World {
    private let giver = StackAnimatorTests.Giver()
    private let driver = UIPercentDrivenInteractiveTransition()

    private func beginPop() -> UINavigationController {
        let navigation = stack(a, b)
        giver.animator = Animator()
        giver.driver = driver
        navigation.delegate = giver
        navigation.popViewController(animated: true)
        return navigation
    }

    @Test func `a driver that finishes before its transition starts goes on when it does`() {
        let navigation = beginPop()
        driver.finish()
        simulator.settle()
        #expect(navigation.names == ["A"] && record.only("dA", "dD") == ["B.dD", "A.dA"])
        #expect(!simulator.isMoving)
    }

    @Test func `a driver that cancels before its transition starts goes back when it does`() {
        let navigation = beginPop()
        driver.cancel()
        simulator.settle()
        #expect(navigation.names == ["A", "B"] && record.lines.last == "B.dA" && !simulator.isMoving)
    }

    @Test func `letting go of nothing does not end a later transition`() {
        driver.finish()
        simulator.clock.advance(by: .seconds(1))
        let navigation = beginPop()
        simulator.settle()
        #expect(simulator.isMoving)
        driver.finish()
        simulator.settle()
        #expect(navigation.names == ["A"])
    }
}
