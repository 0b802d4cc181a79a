import Cairn
import CairnUIKit
import Testing
import UIKit

// The code of the guide's page about plain UIKit, compiled. `ReadmeTests` compares the two.

@MainActor
func host(in window: UIWindow) -> UIKitHost {
    UIKitHost(
        window: window,
        configuration: .init(makeStack: {
            let stack = UINavigationController()
            stack.navigationBar.prefersLargeTitles = true
            return stack
        }))
}

@MainActor
func presentPlainly(from controller: UIViewController, in navigator: Navigator) -> Tree {
    controller.present(UIViewController(), animated: false)
    navigator.lookAgain()
    return navigator.tree
}

@MainActor
func locked(_ scene: UIWindowScene) -> UIWindow {
    let lock = UIWindow(windowScene: scene)
    lock.windowLevel = .alert + 1
    lock.rootViewController = PinViewController { [weak lock] in lock?.isHidden = true }
    lock.makeKeyAndVisible()
    return lock
}

/// Calls back once the PIN was typed.
final class PinViewController: UIViewController {
    let typed: () -> Void

    init(_ typed: @escaping () -> Void) {
        self.typed = typed
        super.init(nibName: nil, bundle: nil)
        title = "PIN"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class LockedApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Main", sessionRole: session.role)
    }
}

@MainActor @Suite(.simulator)
struct PlainUIKitTests {
    @Test func `what is shown comes up behind a lock`() async throws {
        let app = Simulator.current.launch(LockedApp.self)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        let navigator = show(in: window, store: MatchStore())
        await Simulator.current.settle()
        let lock = locked(scene)
        await Simulator.current.settle()
        navigator.follow("club://matches/7", by: MatchesCoordinator.links)
        await Simulator.current.settle()
        #expect(navigator.tree.notation == "stack[list > match(7)]" && navigator.disagreement == nil)
        #expect(scene.windows.last === lock && lock.isKeyWindow)
        (lock.rootViewController as? PinViewController)?.typed()
        await Simulator.current.settle()
        #expect(lock.isHidden && window.isKeyWindow)
        withExtendedLifetime(app) {}
    }

    @Test func `the tree follows a plain present`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = Navigator(root: MatchesCoordinator(store: MatchStore()))
        navigator.attach(host(in: window))
        Simulator.current.settle()
        let stack = try #require(window.rootViewController as? UINavigationController)
        #expect(stack.navigationBar.prefersLargeTitles)
        let controller = try #require(stack.topViewController)
        let tree = presentPlainly(from: controller, in: navigator)
        #expect(tree.notation == "stack[list] + sheet(~UIViewController)")
    }

    @Test func `the tree follows a plain alert, push and pop`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = show(in: window, store: MatchStore())
        Simulator.current.settle()
        let stack = try #require(window.rootViewController as? UINavigationController)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stack.present(alert, animated: true)
        Simulator.current.settle()
        navigator.lookAgain()
        #expect(navigator.tree.notation == "stack[list] + alert(~UIAlertController)")
        stack.dismiss(animated: true)
        Simulator.current.settle()
        stack.pushViewController(UIViewController(), animated: true)
        Simulator.current.settle()
        #expect(navigator.tree.notation == "stack[list > ~UIViewController]")
        stack.popViewController(animated: true)
        Simulator.current.settle()
        #expect(navigator.tree.notation == "stack[list]")
    }

    @Test func `a child controller and a second window are not in the tree`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = show(in: window, store: MatchStore())
        Simulator.current.settle()
        let screen = try #require((window.rootViewController as? UINavigationController)?.topViewController)
        let child = UIViewController()
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        let toast = UIWindow(frame: UIScreen.main.bounds)
        toast.rootViewController = UIViewController()
        toast.isHidden = false
        Simulator.current.settle()
        navigator.lookAgain()
        #expect(navigator.tree.notation == "stack[list]" && navigator.disagreement == nil)
    }

    @Test func `a page of its own says what UIKit does not take`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = Navigator(root: MisfitCoordinator())
        navigator.attach(UIKitHost(window: window))
        Simulator.current.settle()
        #expect("\(Simulator.current.outline())".contains("UINavigationController in a stack"))
    }

    @MainActor private final class MisfitCoordinator: Coordinator {
        enum Route: Cairn.Destination { case list }
        var root: Tree.Root<Route> { .stack(.list) }
        func screen(for route: Route, router: Router<Route>) -> any Presentable { UINavigationController() }
    }
}
