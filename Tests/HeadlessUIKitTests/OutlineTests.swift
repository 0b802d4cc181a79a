import Testing
import UIKit

/// A screen as an app would build it.
private final class Login: UIViewController {
    let button = UIButton(configuration: .filled())
    let busy = UIActivityIndicatorView(style: .medium)
    let password = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log in"
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = "Welcome"
        heading.font = .preferredFont(forTextStyle: .title1)
        let email = UITextField()
        email.placeholder = "Email"
        email.keyboardType = .emailAddress
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        button.configuration?.title = "Log in"
        button.accessibilityIdentifier = "login.submit"
        let forgot = UIButton(type: .system, primaryAction: UIAction(title: "Forgot password?") { _ in })
        let form = UIStackView(arrangedSubviews: [heading, email, password, button, forgot, busy])
        form.axis = .vertical
        form.spacing = 8
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", primaryAction: UIAction { _ in })
    }
}

@MainActor @Suite(.simulator)
final class OutlineTests: World {
    private let login = Login()

    @Test func `a screen reads from top to bottom`() {
        host(UINavigationController(rootViewController: login))
        #expect(
            simulator.outline().description == """
                window (key)
                  root: Login
                    | Log in | [Help]
                    "Welcome"
                    <Email>
                    <Password>
                    [Log in, filled]
                    [Forgot password?]
                """)
    }

    @Test func `an outline lists everything a person can do`() {
        host(UINavigationController(rootViewController: login))
        #expect(
            simulator.outline().actions == [
                .tap("Help"), .type("Email"), .type("Password"), .tap("Log in"), .tap("Forgot password?"),
            ])
    }

    @Test func `an outline shows state: text, focus, dots, what is off, what turns`() throws {
        host(login)
        try simulator.user.type("ana", into: "Email")
        try simulator.user.type("abc", into: "Password")
        login.button.isEnabled = false
        login.busy.startAnimating()
        #expect(
            simulator.outline().description == """
                window (key)
                  root: Login
                    "Welcome"
                    <Email: ana>
                    <Password: •••, editing>
                    [Log in, filled, disabled]
                    [Forgot password?]
                    (busy)
                """)
        let actions = simulator.outline().actions
        #expect(!actions.contains(.tap("Log in")))
        #expect(actions.contains(.clear("Email")))
    }

    @Test func `layers lie on each other, and only the topmost can be touched`() {
        let nav = stack(login, a)
        nav.viewControllers = [b, login]
        simulator.settle()
        let sheet = UINavigationController(rootViewController: m)
        nav.present(sheet, animated: false)
        simulator.settle()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.present(alert, animated: false)
        simulator.settle()
        let outline = simulator.outline()
        #expect(
            outline.description == """
                window (key)
                  root: Login
                    < B | Log in | [Help]
                    "Welcome"
                    <Email>
                    <Password>
                    [Log in, filled]
                    [Forgot password?]
                  sheet: Screen
                    | M |
                  alert: UIAlertController
                    "Sure?"
                    [Delete, destructive]
                    [Cancel, cancel]
                """)
        #expect(outline.actions == [.alertButton("Delete"), .alertButton("Cancel")])
    }

    @Test func `what a full-screen modal has replaced is not on screen`() {
        present(m, as: .fullScreen)
        #expect(
            simulator.outline().description == """
                window (key)
                  fullScreen: Screen
                """)
    }

    @Test func `a stack offers its ways back, and a sheet its pull`() {
        let nav = UINavigationController()
        nav.viewControllers = [a, b, c]
        host(n)
        n.present(nav, animated: false)
        simulator.settle()
        #expect(
            simulator.outline().actions == [.back, .backMenu("B"), .backMenu("A"), .swipeBack, .pull])
        #expect(simulator.outline().top?.canBePulledAway == true)
        nav.isModalInPresentation = true
        #expect(simulator.outline().top?.canBePulledAway == false)
        #expect(simulator.outline().actions.contains(.pull))
    }

    @Test func `an outline says that something moves, and where the finger is`() throws {
        let nav = stack(a, b)
        try simulator.user.beginSwipeBack()
        simulator.user.moveSwipe(to: 0.25)
        let outline = simulator.outline()
        #expect(outline.isMoving && outline.gesture == .swipeBack(0.25) && outline.actions.isEmpty)
        #expect(outline.description.hasSuffix("finger: swiping back, 0.25"))
        simulator.user.endSwipe(finish: true)
        simulator.settle()
        nav.pushViewController(b, animated: true)
        simulator.clock.turn()
        #expect(simulator.outline().description.hasSuffix("moving"))
    }

    @Test func `a hidden bar is not there`() {
        let nav = stack(a)
        #expect(simulator.outline().top?.screen.navigationBar?.title == "A")
        nav.isNavigationBarHidden = true
        #expect(simulator.outline().top?.screen.navigationBar == nil)
    }

    @Test func `outlines are equal when the screens are`() {
        host(login)
        let before = simulator.outline()
        #expect(before == simulator.outline())
        login.button.isEnabled = false
        #expect(before != simulator.outline())
    }

    @Test func `what can be done twice is told apart by its place`() throws {
        a.onDL = { [unowned self] in
            for number in 0..<2 {
                let action = UIAction(title: "Go") { _ in self.record.lines.append("\(number)") }
                a.view.addSubview(UIButton(primaryAction: action))
            }
        }
        host(a)
        record.lines = []
        let actions = simulator.outline().actions
        #expect(actions == [.tap("Go", at: 0), .tap("Go", at: 1)])
        for action in actions { try simulator.user.perform(action) }
        #expect(record.lines == ["0", "1"])
    }
}
