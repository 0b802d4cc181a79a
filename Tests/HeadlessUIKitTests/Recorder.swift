import Testing
import UIKit

/// The callbacks of one test, in order.
@MainActor
final class Record {
    var lines: [String] = []
    /// Those that were told to be without an animation.
    var still: [String] = []

    /// Returns what happened since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func only(_ suffixes: String...) -> [String] {
        lines.filter { line in suffixes.contains { line.hasSuffix("." + $0) } }
    }
}

/// A controller that writes down its callbacks: dL, wA, iA, dA, wD, dD and, where asked for, wLS, dLS, wM, dM.
class Screen: UIViewController {
    let name: String
    let record: Record
    var detail = false
    var onDL, onWA, onIA, onDA, onWD, onDD: (() -> Void)?

    init(_ name: String, _ record: Record) {
        self.name = name
        self.record = record
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    func note(_ event: String, _ animated: Bool = true) {
        record.lines.append("\(name).\(event)")
        if !animated { record.still.append("\(name).\(event)") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("dL")
        onDL?()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("wA", animated)
        onWA?()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("iA", animated)
        onIA?()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("dA", animated)
        onDA?()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("wD", animated)
        onWD?()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("dD", animated)
        onDD?()
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if detail { note("wLS") }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if detail { note("dLS") }
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if detail { note("wM(\(parent == nil ? "nil" : "in"))") }
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if detail { note("dM(\(parent == nil ? "nil" : "in"))") }
    }
}

/// Shows a controller in a window, and waits until it did appear.
@MainActor @discardableResult
func host(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulator.current.settle()
    return window
}

/// A suite's world: a record and some screens to play with.
@MainActor
class World {
    let record = Record()
    let simulator = Simulator.current
    lazy var a = Screen("A", record)
    lazy var b = Screen("B", record)
    lazy var c = Screen("C", record)
    lazy var m = Screen("M", record)
    lazy var k = Screen("K", record)
    lazy var n = Screen("N", record)

    /// A navigation controller with these on its stack, on screen, the record empty.
    func stack(_ screens: UIViewController...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = screens
        host(navigation)
        record.lines = []
        return navigation
    }

    /// A tab bar controller with these tabs, on screen, the record empty.
    func tabs(_ controllers: UIViewController...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        host(tabs)
        record.lines = []
        return tabs
    }

    /// A modal of that style on `a`, which is a window's root; the record empty.
    func present(_ modal: UIViewController, as style: UIModalPresentationStyle) {
        modal.modalPresentationStyle = style
        host(a)
        a.present(modal, animated: false)
        simulator.settle()
        record.lines = []
    }
}

extension UINavigationController {
    var names: [String] { viewControllers.map { ($0 as? Screen)?.name ?? "?" } }
}
