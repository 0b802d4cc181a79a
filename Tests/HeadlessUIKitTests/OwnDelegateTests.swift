import Testing
import UIKit

/// Hears of everything, and passes on what the app's delegate should hear, as a library's does.
private final class Proxy: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UITableViewDelegate
{
    var heard: [String] = []
    weak var base: NSObject?

    func navigationController(
        _ navigationController: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
        heard.append("did show \(controller.title ?? "?")")
        (base as? any UINavigationControllerDelegate)?
            .navigationController(navigationController, didShow: controller, animated: animated)
    }
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        heard.append("did select \(controller.title ?? "?")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("did select \(indexPath.row)")
    }
}

/// Keeps its proxy as the delegate, and gives and takes the app's.
private final class ProxiedStack: UINavigationController {
    let proxy = Proxy()
    override func viewDidLoad() {
        super.viewDidLoad()
        super.delegate = proxy
    }
    override var delegate: (any UINavigationControllerDelegate)? {
        get { proxy.base as? any UINavigationControllerDelegate }
        set { proxy.base = newValue as? NSObject }
    }
}

private final class ProxiedTabs: UITabBarController {
    let proxy = Proxy()
    override func viewDidLoad() {
        super.viewDidLoad()
        super.delegate = proxy
    }
    override var delegate: (any UITabBarControllerDelegate)? {
        get { nil }
        set {}
    }
}

private final class ProxiedTable: UITableView {
    let proxy = Proxy()
    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        super.delegate = proxy
    }
    required init?(coder: NSCoder) { nil }
    override var delegate: (any UIScrollViewDelegate)? {
        get { nil }
        set {}
    }
}

@MainActor @Suite(.simulator)
final class OwnDelegateTests: World {
    @Test func `a stack asks the delegate it was given, and not the property that a subclass overrides`() {
        let nav = ProxiedStack()
        let app = Proxy()
        nav.delegate = app
        #expect(nav.delegate === app)
        nav.viewControllers = [a]
        host(nav)
        nav.pushViewController(b, animated: true)
        simulator.settle()
        #expect(nav.proxy.heard == ["did show A", "did show B"] && app.heard == nav.proxy.heard)
    }

    @Test
    func `tabs and lists ask the delegate they were given, and not the property that a subclass overrides`()
        throws
    {
        let tabs = ProxiedTabs()
        let roster = Roster(record, ["x", "y"])
        let table = ProxiedTable()
        table.dataSource = roster
        a.onDL = { [unowned self] in a.view.addSubview(table) }
        tabs.viewControllers = [a, b]
        host(tabs)
        try simulator.user.tap("y")
        #expect(table.proxy.heard == ["did select 1"])
        try simulator.user.tapTab("B")
        #expect(tabs.proxy.heard == ["did select B"])
    }

    @Test func `a delegate that is gone is asked no more`() {
        let nav = UINavigationController(rootViewController: a)
        var app: Proxy? = Proxy()
        weak let gone = app
        nav.delegate = app
        app = nil
        host(nav)
        #expect(gone == nil && nav.delegate == nil)
    }
}
