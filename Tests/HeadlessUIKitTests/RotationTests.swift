import Testing

@testable import UIKit

/// A controller that writes down how it is asked to change.
private final class Turning: Screen {
    var mask = UIInterfaceOrientationMask.all
    var wish: UIInterfaceOrientation?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        wish ?? super.preferredInterfaceOrientationForPresentation
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        note("traits \(newCollection.verticalSizeClass) after \(traitCollection.verticalSizeClass)")
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        note("size \(Int(size.width)) after \(Int(view.frame.width))")
        coordinator.animate(
            alongsideTransition: { _ in self.note("alongside \(Int(self.view.frame.width))") },
            completion: { _ in self.note("turned") })
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        note("changed")
    }
}

@MainActor @Suite(.simulator)
final class RotationTests: World {
    private lazy var r = Turning("R", record)

    @Test func `a rotation tells of the traits, then of the size, changes both, and takes its time`() {
        host(r)
        record.lines = []
        simulator.rotate(to: .landscapeLeft)
        #expect(
            record.take() == [
                "R.traits compact after regular", "R.size 844 after 390", "R.changed", "R.alongside 844",
            ])
        #expect(UIScreen.main.bounds.width == 844 && r.view.frame.width == 844)
        #expect(r.traitCollection.verticalSizeClass == .compact && simulator.isMoving)
        #expect(UIDevice.current.orientation == .landscapeLeft)
        simulator.settle()
        #expect(record.take() == ["R.turned"] && !simulator.isMoving)
    }

    @Test func `a container passes a rotation on to those that fill it`() {
        let navigation = stack(r)
        simulator.rotate(to: .landscapeRight)
        simulator.settle()
        let lines = record.take()
        #expect(lines.contains("R.size 844 after 390") && lines.contains("R.traits compact after regular"))
        #expect(navigation.view.frame.width == 844)
    }

    @Test func `a modal and the presenter it covers both hear of a rotation`() {
        host(r)
        let front = Turning("F", record)
        front.modalPresentationStyle = .fullScreen
        r.present(front, animated: false)
        simulator.settle()
        record.lines = []
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        let lines = record.take()
        #expect(lines.contains("R.size 844 after 390") && lines.contains("F.size 844 after 390"))
        front.dismiss(animated: false)
        simulator.settle()
        #expect(r.view.frame.width == 844)
    }

    @Test func `an interface that does not support it stays, though the device has turned`() {
        r.mask = .portrait
        host(r)
        record.lines = []
        simulator.rotate(to: .landscapeLeft)
        #expect(record.take() == [] && UIScreen.main.bounds.width == 390)
        #expect(UIDevice.current.orientation.isLandscape)
        r.mask = .landscape
        r.setNeedsUpdateOfSupportedInterfaceOrientations()
        simulator.settle()
        #expect(UIScreen.main.bounds.width == 844)
    }

    @Test func `a full-screen modal turns the interface, and its presenter turns it back`() {
        host(r)
        r.mask = .portrait
        let wide = Turning("W", record)
        wide.mask = .landscape
        wide.modalPresentationStyle = .fullScreen
        r.present(wide, animated: true)
        simulator.settle()
        #expect(UIScreen.main.bounds.width == 844)
        wide.dismiss(animated: true)
        simulator.settle()
        #expect(UIScreen.main.bounds.width == 390)
    }

    @Test func `an alert leaves the interface as its presenter has it`() throws {
        r.mask = .portrait
        host(r)
        simulator.rotate(to: .landscapeLeft)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        r.present(alert, animated: true)
        simulator.settle()
        #expect(UIScreen.main.bounds.width == 390)
        try simulator.user.tap("Yes")
        simulator.settle()
        #expect(record.only("turned") == [] && UIScreen.main.bounds.width == 390)
    }

    @Test func `a full-screen modal comes turned as it prefers, where it says so`() {
        host(a)
        func comes(_ style: UIModalPresentationStyle) -> UIInterfaceOrientation {
            r.modalPresentationStyle = style
            a.present(r, animated: true)
            simulator.settle()
            defer {
                a.dismiss(animated: true)
                simulator.settle()
            }
            return simulator.interfaceOrientation
        }
        r.mask = .landscape
        #expect(comes(.fullScreen) == .landscapeRight)
        #expect(simulator.interfaceOrientation == .portrait)
        r.wish = .landscapeLeft
        #expect(comes(.fullScreen) == .landscapeLeft)
        r.mask = .all
        #expect(comes(.fullScreen) == .landscapeLeft && comes(.pageSheet) == .portrait)
        r.mask = .portrait
        #expect(comes(.fullScreen) == .portrait)
    }

    @Test func `by default a phone is not held upside down, and a pad is`() {
        #expect(a.supportedInterfaceOrientations == .allButUpsideDown)
        host(a)
        simulator.rotate(to: .landscapeLeft)
        simulator.rotate(to: .portraitUpsideDown)
        simulator.settle()
        #expect(UIScreen.main.bounds.width == 844)
        Simulator.run(idiom: .pad) { _ in #expect(UIViewController().supportedInterfaceOrientations == .all) }
    }

    @Test func `turning the device is posted to those who asked for it`() {
        final class Heard: @unchecked Sendable { var count = 0 }
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
        ) { _ in heard.count += 1 }
        simulator.rotate(to: .faceUp)
        #expect(heard.count == 0)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        simulator.rotate(to: .portrait)
        simulator.rotate(to: .portrait)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        #expect(heard.count == 1 && !UIDevice.current.isGeneratingDeviceOrientationNotifications)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `the delegate of a stack, or of tabs, says how the interface may be turned`() {
        final class Upright: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(_ stack: UINavigationController)
                -> UIInterfaceOrientationMask
            { .portrait }
            func tabBarControllerSupportedInterfaceOrientations(_ tabs: UITabBarController)
                -> UIInterfaceOrientationMask
            { .portrait }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabs: UITabBarController)
                -> UIInterfaceOrientation
            { .landscapeLeft }
        }
        let upright = Upright()
        let (nav, tabs) = (stack(r), UITabBarController())
        #expect(nav.supportedInterfaceOrientations == .allButUpsideDown)
        nav.delegate = upright
        tabs.delegate = upright
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        #expect(simulator.outline().windows.count == 1 && UIScreen.main.bounds.width == 390)
        #expect(nav.preferredInterfaceOrientationForPresentation == .portrait)
        #expect(tabs.supportedInterfaceOrientations == .portrait)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        nav.delegate = nil
        nav.setNeedsUpdateOfSupportedInterfaceOrientations()
        simulator.settle()
        #expect(UIScreen.main.bounds.width == 844)
    }
}

@MainActor @Suite(.simulator(.pad))
final class ResizeTests: World {
    @Test func `a pad's size classes do not follow a rotation`() {
        host(a)
        simulator.rotate(to: .landscapeLeft)
        simulator.settle()
        #expect(a.view.frame.width == 1180 && a.traitCollection.verticalSizeClass == .regular)
    }

    @Test func `an app beside another is narrow`() {
        let turning = Turning("R", record)
        host(turning)
        record.lines = []
        simulator.resize(to: CGSize(width: 320, height: 1180), horizontal: .compact)
        simulator.settle()
        #expect(turning.traitCollection.horizontalSizeClass == .compact)
        #expect(
            record.take() == [
                "R.traits regular after regular", "R.size 320 after 820", "R.changed", "R.alongside 320",
                "R.turned",
            ])
    }
}
