import Testing
import UIKit

private final class Dark: UIViewController {
    var hides = false
    var asked = 0
    override var preferredStatusBarStyle: UIStatusBarStyle {
        asked += 1
        return .lightContent
    }
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { hides ? .bottom : [] }
    override var prefersPointerLocked: Bool { hides }
}

private final class Forwarding: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
}

@MainActor @Suite(.simulator)
final class StatusBarTests: World {
    private let dark = Dark()
    private var style: UIStatusBarStyle { simulator.systemInterface.statusBarStyle }
    private var isHidden: Bool { simulator.systemInterface.isStatusBarHidden }

    @Test func `a controller that fills the window decides on the status bar`() {
        host(dark)
        #expect(style == .lightContent && !isHidden)
        #expect(simulator.systemInterface.statusBarAnimation == .slide)
    }

    @Test func `a wish that changes counts once it is said to have`() {
        host(dark)
        dark.hides = true
        simulator.settle()
        #expect(!isHidden)
        dark.setNeedsStatusBarAppearanceUpdate()
        #expect(isHidden)
    }

    @Test
    func `a stack with a bar decides by the bar's style, and its topmost controller on whether there is one`()
    {
        let nav = UINavigationController(rootViewController: dark)
        host(nav)
        #expect(style == .default && dark.asked == 0)
        nav.navigationBar.barStyle = .black
        #expect(style == .lightContent)
        nav.navigationBar.barStyle = .default
        nav.isNavigationBarHidden = true
        #expect(style == .lightContent && dark.asked > 0)
        dark.hides = true
        nav.pushViewController(a, animated: true)
        simulator.settle()
        #expect(style == .default && !isHidden)
        nav.popViewController(animated: true)
        simulator.settle()
        #expect(isHidden)
    }

    @Test func `a container that names a child leaves the decision to it`() {
        let nav = Forwarding(rootViewController: dark)
        dark.hides = true
        host(nav)
        #expect(style == .lightContent && simulator.systemInterface.isHomeIndicatorAutoHidden)
        #expect(simulator.systemInterface.edgesDeferringSystemGestures == [])
    }

    @Test func `tabs leave the status bar to the selected one`() {
        let tabs = tabs(a, dark)
        #expect(style == .default)
        tabs.selectedIndex = 1
        simulator.settle()
        #expect(style == .lightContent)
    }

    @Test func `a full-screen modal takes over the status bar, and a sheet that asks for it`() {
        host(a)
        dark.modalPresentationStyle = .fullScreen
        a.present(dark, animated: true)
        simulator.settle()
        #expect(style == .lightContent)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(style == .default)
        dark.modalPresentationStyle = .pageSheet
        a.present(dark, animated: true)
        simulator.settle()
        #expect(style == .default)
        a.dismiss(animated: true)
        simulator.settle()
        dark.modalPresentationCapturesStatusBarAppearance = true
        a.present(dark, animated: true)
        simulator.settle()
        #expect(style == .lightContent)
        a.dismiss(animated: true)
        simulator.settle()
        #expect(style == .default)
    }

    @Test func `the home indicator, the edges and on a pad the pointer follow their wishes`() {
        dark.hides = true
        host(dark)
        let system = simulator.systemInterface
        #expect(system.isHomeIndicatorAutoHidden && system.edgesDeferringSystemGestures == .bottom)
        #expect(!system.isPointerLocked)
        Simulator.run(idiom: .pad) { simulator in
            let dark = Dark()
            host(dark)
            #expect(!simulator.systemInterface.isPointerLocked)
            dark.hides = true
            dark.setNeedsUpdateOfPrefersPointerLocked()
            #expect(simulator.systemInterface.isPointerLocked)
            #expect(!simulator.systemInterface.isHomeIndicatorAutoHidden)
            dark.setNeedsUpdateOfHomeIndicatorAutoHidden()
            #expect(simulator.systemInterface.isHomeIndicatorAutoHidden)
        }
    }
}
