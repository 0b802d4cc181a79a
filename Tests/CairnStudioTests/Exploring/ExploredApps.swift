import Cairn
import CairnUIKit
import UIKit

@testable import CairnStudio

/// An app of one window, made of one coordinator.
class ExploredDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var navigator: Navigator?

    func makeNavigator() -> Navigator { fatalError("a subclass makes it") }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigator = makeNavigator()
        navigator.attach(UIKitHost(window: window))
        self.window = window
        self.navigator = navigator
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
}

/// A page of buttons, fields and text.
class ExploredPage: UIViewController {
    private let column = UIStackView()

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        view.addSubview(column)
    }

    required init?(coder: NSCoder) { nil }

    @discardableResult
    func button(_ title: String, _ tapped: @escaping @MainActor () -> Void = {}) -> Self {
        column.addArrangedSubview(
            UIButton(type: .system, primaryAction: UIAction(title: title) { _ in tapped() }))
        return self
    }

    @discardableResult
    func text(_ text: String) -> Self {
        let label = UILabel()
        label.text = text
        column.addArrangedSubview(label)
        return self
    }

    @discardableResult
    func field(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        column.addArrangedSubview(field)
        return field
    }
}

/// A hall of six buttons, of which one leads to the next hall and the others back to the first. Behind the sixth is a treasure.
final class SixDoors: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: SixDoorsCoordinator()) }
}

@MainActor
final class SixDoorsCoordinator: Coordinator {
    enum Destination: Cairn.Destination { case hall(Int), treasure }
    typealias Route = String

    static let code = ["C", "A", "F", "B", "E", "D"]
    var root: Tree.Root<Destination> { .stack(.hall(0)) }

    func transition(for route: Route, from asker: Asker) -> Next {
        let number = Int(route.dropFirst()) ?? 0
        guard route.prefix(1) == Self.code[number] else { return .popToRoot }
        return .push(number == 5 ? .treasure : .hall(number + 1))
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .hall(let number):
            let page = ExploredPage("Hall \(number + 1)")
            page.navigationItem.hidesBackButton = true
            for letter in "ABCDEF" { page.button("\(letter)") { router.trigger("\(letter)\(number)") } }
            return page
        case .treasure: return ExploredPage("Treasure").text("Gold")
        }
    }
}

/// A lock of one screen: of its code it says how much is right, and opens when it is.
final class CodeLock: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: CodeLockCoordinator()) }
}

@MainActor
final class CodeLockCoordinator: Coordinator {
    enum Route: Cairn.Destination { case lock, open }

    var root: Tree.Root<Route> { .stack(.lock) }

    func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        switch destination {
        case .lock:
            let page = ExploredPage("Lock")
            let label = UILabel()
            label.text = "0 of 6"
            var right = 0
            for letter in "ABCDEF" {
                page.button("\(letter)") {
                    right = "\(letter)" == SixDoorsCoordinator.code[right] ? right + 1 : 0
                    label.text = "\(right) of 6"
                    if right == 6 {
                        right = 0
                        router.trigger(.open)
                    }
                }
            }
            page.view.addSubview(label)
            return page
        case .open: return ExploredPage("Open")
        }
    }
}

/// A button that says how often another was tapped: a short cut to what it opens cannot be taken.
final class Tally: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: TallyCoordinator()) }
}

@MainActor
final class TallyCoordinator: Coordinator {
    enum Route: Cairn.Destination { case tally, room }

    var root: Tree.Root<Route> { .stack(.tally) }

    func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        let page = ExploredPage(destination == .tally ? "Tally" : "Room")
        guard destination == .tally else { return page }
        var count = 0
        let open = UIButton(
            type: .system, primaryAction: UIAction { _ in if count > 0 { router.trigger(.room) } })
        open.setTitle("Open: 0", for: .normal)
        page.button("Add") { [weak open] in
            count += 1
            open?.setTitle("Open: \(count)", for: .normal)
        }
        page.view.addSubview(open)
        return page
    }
}

/// A door whose code stands on another screen.
final class Notice: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: NoticeCoordinator()) }
}

@MainActor
final class NoticeCoordinator: Coordinator {
    enum Route: Cairn.Destination { case door, notice, cellar }

    var root: Tree.Root<Route> { .stack(.door) }

    func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        switch destination {
        case .door:
            let page = ExploredPage("Door")
            let code = page.field("Code")
            return page.button("Open") { if code.text == "4711-B" { router.trigger(.cellar) } }
                .button("Notice") { router.trigger(.notice) }
        case .notice: return ExploredPage("Notice").text("The code is \"4711-B\".")
        case .cellar: return ExploredPage("Cellar")
        }
    }
}
