import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ReleaseTests {
    let simulator = Simulator.current

    @Test(arguments: [true, false])
    func `a popped controller is released when the transition ends`(animated: Bool) {
        let nav = UINavigationController(rootViewController: UIViewController())
        host(nav)
        weak var popped: UIViewController?
        do {
            let controller = UIViewController()
            popped = controller
            nav.pushViewController(controller, animated: animated)
            simulator.settle()
            nav.popViewController(animated: animated)
        }
        #expect(popped != nil)
        simulator.settle()
        #expect(popped == nil)
    }

    @Test func `a controller that a finger popped is released`() throws {
        let nav = UINavigationController(rootViewController: UIViewController())
        host(nav)
        weak var popped: UIViewController?
        do {
            let controller = UIViewController()
            popped = controller
            nav.pushViewController(controller, animated: false)
        }
        simulator.settle()
        try simulator.user.swipeBack(cancelAt: 0.5)
        simulator.settle()
        #expect(popped != nil)
        try simulator.user.swipeBack()
        simulator.settle()
        #expect(popped == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func `a dismissed modal is released, with its presentation controller`(style: UIModalPresentationStyle) {
        let root = UIViewController()
        host(root)
        weak var modal: UIViewController?
        weak var controller: UIPresentationController?
        do {
            let presented = UIViewController()
            presented.modalPresentationStyle = style
            modal = presented
            controller = presented.presentationController
            root.present(presented, animated: true)
            simulator.settle()
            root.dismiss(animated: true)
        }
        #expect(modal != nil)
        simulator.settle()
        #expect(modal == nil)
        #expect(controller == nil)
    }

    @Test func `an alert is released once its handler has run`() throws {
        let root = UIViewController()
        host(root)
        weak var shown: UIAlertController?
        do {
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
            shown = alert
            root.present(alert, animated: true)
        }
        simulator.settle()
        try simulator.user.tap("OK")
        simulator.settle()
        #expect(shown == nil)
    }

    @Test func `a replaced root is released`() {
        weak var old: UIViewController?
        let window = UIWindow(frame: UIScreen.main.bounds)
        do {
            let root = UIViewController()
            old = root
            window.rootViewController = root
        }
        window.makeKeyAndVisible()
        simulator.settle()
        window.rootViewController = UIViewController()
        simulator.settle()
        #expect(old == nil)
    }

    @Test func `a world is released with all that is in it`() {
        weak var world: Simulator?
        weak var root: UIViewController?
        weak var modal: UIViewController?
        Simulator.run { simulator in
            world = simulator
            let nav = UINavigationController(rootViewController: UIViewController())
            root = nav
            host(nav)
            nav.pushViewController(UIViewController(), animated: true)
            let sheet = UIViewController()
            modal = sheet
            nav.present(sheet, animated: true)
            simulator.settle()
        }
        #expect(world == nil)
        #expect(root == nil)
        #expect(modal == nil)
    }
}
