import Cairn
import CairnStudio
import CairnUIKit
import UIKit

/// The command of the app.
@MainActor
package let club = Studio(Club.self, name: "club", about: "Three matches and a form.") { $0.navigator }

/// A small app with a service that takes a second, for the player to play.
package final class Club: UIResponder, UIApplicationDelegate {
    package var window: UIWindow?
    package var navigator: Navigator?

    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = Navigator(root: ClubCoordinator())
        navigator.attach(UIKitHost(window: window))
        self.window = window
        self.navigator = navigator
        return true
    }
}

/// The same app as plain UIKit would have it: nothing of Cairn.
package final class PlainClub: UIResponder, UIApplicationDelegate {
    package var window: UIWindow?

    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let stack = UINavigationController()
        let list = Page("Plain")
        list.button("Open") { [weak stack] in
            stack?.pushViewController(Page("Match"), animated: true)
        }
        list.button("Open too much") { [weak stack, weak list] in
            if let list { stack?.pushViewController(list, animated: true) }
        }
        stack.viewControllers = [list]
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

@MainActor
private final class ClubCoordinator: WaitingCoordinator {
    enum Route: Hashable { case logIn(String), help, never, ever, failed, home, compose, match(Int) }
    enum Destination: Cairn.Destination { case credentials, home, match(Int), compose, help, failed(String) }
    var root: Tree.Root<Destination> { .stack(.credentials) }

    func decision(for route: Route, from asker: Asker) async throws -> Next {
        switch route {
        case .logIn(let email):
            try await Simulator.current.clock.sleep(for: .seconds(1))
            return email == "ana@example.org" ? .push(.home) : .present(.failed(email), as: .alert)
        case .match(let number):
            // In the middle of a swipe, if one begins at once.
            try await Simulator.current.clock.sleep(for: .milliseconds(100))
            return .push(.match(number))
        case .never:
            return await withUnsafeContinuation { _ in }
        case .ever:
            while true { try await Simulator.current.clock.sleep(for: .seconds(1)) }
        case .help: return .push(.help)
        case .failed: return .present(.failed("?"), as: .alert)
        case .home: return .push(.home)
        case .compose: return .present(.stack(.compose), as: .sheet)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .credentials: return credentials(router)
        case .failed(let email):
            return Dialog<Route>(
                "Could not log in", message: "Nobody is called \(email).", .button("Help", .help), .cancel)
        case .home:
            let page = Page("Home")
            for number in 1...3 { page.button("Match \(number)") { router.trigger(.match(number)) } }
            page.button("New match") { router.trigger(.compose) }
            return page
        case .match(let number):
            let page = Page("Match \(number)")
            page.text("Ajax – Porto")
            return page
        case .compose:
            let page = Page("New match")
            page.field("Name")
            page.button("Save") { router.close() }
            return page
        case .help: return Page("Help")
        }
    }

    private func credentials(_ router: Router<Route>) -> Page {
        let page = Page("Log in")
        let email = page.field("Email")
        page.field("Password").isSecureTextEntry = true
        page.button("Log in") { [weak email] in router.trigger(.logIn(email?.text ?? "")) }
        page.button("Wait for nobody") { router.trigger(.never) }
        page.button("Wait for ever") { router.trigger(.ever) }
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", primaryAction: UIAction { _ in router.trigger(.help) })
        return page
    }
}

/// A screen that is filled from outside.
private final class Page: UIViewController {
    private let column = UIStackView()

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        column.axis = .vertical
        view.addSubview(column)
    }

    required init?(coder: NSCoder) { nil }

    func text(_ text: String) {
        let label = UILabel()
        label.text = text
        column.addArrangedSubview(label)
    }

    @discardableResult
    func field(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        column.addArrangedSubview(field)
        return field
    }

    func button(_ title: String, _ tapped: @escaping @MainActor () -> Void) {
        column.addArrangedSubview(
            UIButton(type: .system, primaryAction: UIAction(title: title) { _ in tapped() }))
    }
}
