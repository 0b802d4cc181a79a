import Testing
import UIKit

@MainActor @Suite(.simulator)
final class FaultTests: World {
    @Test func `a push that is cancelled leaves everything as it was`() {
        let navigation = stack(a)
        simulator.failNextTransition(.cancelled(at: 0.5))
        navigation.pushViewController(b, animated: true)
        simulator.clock.advance(by: .milliseconds(200))
        #expect(navigation.transitionCoordinator?.isCancelled == true)
        simulator.settle()
        #expect(navigation.viewControllers == [a] && b.parent == nil && a.view.window != nil)
        #expect(record.only("wA", "dA", "wD", "dD") == ["A.wD", "B.wA", "B.wD", "B.dD", "A.wA", "A.dA"])
        navigation.pushViewController(b, animated: true)
        simulator.settle()
        #expect(navigation.viewControllers == [a, b])
    }

    @Test func `a pop that is cancelled brings the stack back`() {
        let navigation = stack(a, b)
        simulator.failNextTransition(.cancelled(at: 0.9))
        navigation.popViewController(animated: true)
        simulator.settle()
        #expect(navigation.viewControllers == [a, b] && b.parent === navigation && b.view.window != nil)
    }

    @Test
    func
        `a presentation and a dismissal that are cancelled leave the presenter, and the modal, as they were`()
    {
        host(a)
        m.modalPresentationStyle = .fullScreen
        simulator.failNextTransition(.cancelled(at: 0.5))
        a.present(m, animated: true)
        simulator.settle()
        #expect(a.presentedViewController == nil && a.view.window != nil && m.view.window == nil)
        a.present(m, animated: true)
        simulator.settle()
        simulator.failNextTransition(.cancelled(at: 0.5))
        a.dismiss(animated: true)
        simulator.settle()
        #expect(a.presentedViewController === m && m.view.window != nil && a.view.window == nil)
    }

    @Test func `an alert that is to be cancelled comes and goes, and what follows is cancelled`() {
        host(a)
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        simulator.failNextTransition(.cancelled(at: 0.5))
        a.present(alert, animated: true)
        simulator.settle()
        #expect(a.presentedViewController === alert)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(a.presentedViewController == nil)
        a.present(m, animated: true)
        simulator.settle()
        #expect(a.presentedViewController == nil)
    }

    @Test func `a push that was asked for before is not cancelled, and what follows is`() {
        let navigation = stack(a)
        navigation.pushViewController(b, animated: true)
        simulator.failNextTransition(.cancelled(at: 0.5))
        simulator.settle()
        #expect(navigation.viewControllers == [a, b] && b.view.window != nil)
        navigation.popViewController(animated: true)
        simulator.settle()
        #expect(navigation.viewControllers == [a, b] && b.view.window != nil)
    }

    @Test func `a transition that is slow, or interrupted, ends later`() {
        let navigation = stack(a)
        func time(_ fault: Simulator.TransitionFault?, _ change: () -> Void) -> Duration {
            let start = simulator.clock.now
            simulator.failNextTransition(fault)
            change()
            simulator.settle()
            return start.duration(to: simulator.clock.now)
        }
        let plain = time(nil) { navigation.pushViewController(b, animated: true) }
        #expect(time(.slow(times: 10)) { navigation.popViewController(animated: true) } == plain * 10)
        let held = time(.interrupted(at: 0.5, for: .seconds(2))) {
            navigation.pushViewController(b, animated: true)
        }
        #expect(held == plain + .seconds(2) && navigation.viewControllers == [a, b])
    }

    @Test func `while a transition is interrupted its coordinator is interactive, and says so`() {
        let navigation = stack(a)
        simulator.failNextTransition(.interrupted(at: 0.5, for: .seconds(2)))
        navigation.pushViewController(b, animated: true)
        var heard: [Bool] = []
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
        simulator.clock.advance(by: .seconds(1))
        #expect(heard == [true] && navigation.transitionCoordinator?.percentComplete == 0.5)
        simulator.settle()
        #expect(heard == [true, false])
    }

    @Test func `a transition that never ends sends no dids, and holds what follows`() {
        let navigation = stack(a)
        simulator.failNextTransition(.endless)
        navigation.pushViewController(b, animated: true)
        simulator.settle()
        navigation.pushViewController(c, animated: true)
        simulator.settle()
        #expect(simulator.isMoving && record.only("dA", "dD") == [] && c.viewIfLoaded?.window == nil)
    }

    @Test func `an alert of the system's makes the app inactive, and nothing disappears`() throws {
        final class App: UIResponder, UIApplicationDelegate {
            var calls: [String] = []
            func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
            func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        }
        let app = simulator.launch(App.self)
        app.calls = []
        _ = stack(a, b)
        simulator.showSystemAlert()
        #expect(UIApplication.shared.applicationState == .inactive && record.lines == [])
        #expect(
            simulator.outline().actions == [] && simulator.outline().top?.screen.navigationBar?.title == "B")
        #expect(throws: Simulator.UserError.self) { try simulator.user.tapBack() }
        simulator.hideSystemAlert()
        simulator.hideSystemAlert()
        #expect(app.calls == ["resign", "active"] && record.lines == [])
        try simulator.user.tapBack()
    }

    @Test func `a push goes on in the background, through a rotation and under an alert of the system's`() {
        let navigation = stack(a)
        for disturb in [
            { self.simulator.enterBackground() }, { self.simulator.enterForeground() },
            { self.simulator.rotate(to: .landscapeLeft) }, { self.simulator.showSystemAlert() },
            { self.simulator.warnOfMemory() },
        ] {
            navigation.pushViewController(b, animated: true)
            simulator.clock.advance(by: .milliseconds(100))
            disturb()
            simulator.settle()
            #expect(navigation.viewControllers == [a, b])
            #expect(record.only("wA", "dA", "wD", "dD") == ["A.wD", "B.wA", "A.dD", "B.dA"])
            #expect(b.view.frame.width == UIScreen.main.bounds.width)
            navigation.popViewController(animated: false)
            simulator.settle()
            record.lines = []
        }
    }
}

@MainActor @Suite(.simulator)
final class LinkFaultTests: SceneWorld {
    @Test func `a link comes in while something moves, and an alert of the system's covers scenes as well`()
        throws
    {
        let scene = try launch()
        let root = try #require(scene.windows.first?.rootViewController)
        root.present(UIViewController(), animated: true)
        simulator.clock.advance(by: .milliseconds(100))
        _ = take()
        simulator.open(link)
        #expect(take() == ["scene.open \(link)"] && simulator.isMoving)
        simulator.settle()
        simulator.showSystemAlert()
        #expect(take() == ["scene.willResignActive"] && scene.activationState == .foregroundInactive)
        #expect(UIApplication.shared.applicationState == .inactive)
        simulator.hideSystemAlert()
        #expect(take() == ["scene.didBecomeActive"] && UIApplication.shared.applicationState == .active)
    }
}
