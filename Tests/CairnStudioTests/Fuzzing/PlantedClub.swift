import Cairn
import CairnUIKit
import UIKit

/// A bug that is planted in an app: each breaks one law.
enum Plant: Int, Sendable {
    case none = 0
    /// The host does not see sheets.
    case blindHost = 1
    /// The host never does what it is told about sheets, and never says so.
    case idleHost = 2
    /// The host pops to the root where it is to pop one screen.
    case hastyHost = 3
    /// The coordinator keeps the screens it makes.
    case keeper = 7
    /// The host calls a dismissal by code a finger's.
    case lateGuard = 8
    /// The host does not see what other code presents.
    case overlookingHost = -1
    /// The tab bar ignores taps.
    case deafTabs = -8

    /// The law that it breaks.
    var law: Int { abs(rawValue) }
}

/// A list, details on details, and a form.
class PlantedClub: UIResponder, UIApplicationDelegate {
    class var plant: Plant { .none }
    var window: UIWindow?
    var navigator: Navigator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let coordinator = PlantedCoordinator(Self.plant)
        let navigator = Navigator(root: coordinator)
        let host = PlantedHost(UIKitHost(window: window), Self.plant)
        navigator.attach(host)
        if let tabs = window.rootViewController as? UITabBarController { tabs.delegate = deaf }
        self.window = window
        self.navigator = navigator
        return true
    }

    private let deaf = DeafTabs()
}

private final class DeafTabs: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        false
    }
}

final class BlindHostClub: PlantedClub { override class var plant: Plant { .blindHost } }
final class OverlookingHostClub: PlantedClub { override class var plant: Plant { .overlookingHost } }
final class IdleHostClub: PlantedClub { override class var plant: Plant { .idleHost } }
final class HastyHostClub: PlantedClub { override class var plant: Plant { .hastyHost } }
final class KeeperClub: PlantedClub { override class var plant: Plant { .keeper } }
final class DeafTabsClub: PlantedClub { override class var plant: Plant { .deafTabs } }
final class LateGuardClub: PlantedClub { override class var plant: Plant { .lateGuard } }

@MainActor
private final class PlantedCoordinator: Coordinator {
    enum Route: Hashable { case detail, form }
    enum Destination: Cairn.Destination { case list, detail, form }

    let plant: Plant
    private var kept: [AnyObject] = []

    init(_ plant: Plant) { self.plant = plant }

    var root: Tree.Root<Destination> {
        plant == .deafTabs ? .tabs(.stack(.list), [.stack(.detail)]) : .stack(.list)
    }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .detail: .push(.detail)
        case .form: .present(.screen(.form), as: .sheet)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        let page: ExploredPage
        switch destination {
        case .list, .detail:
            page = ExploredPage(destination == .list ? "List" : "Detail")
            page.button("More") { router.trigger(.detail) }
            page.button("Write") { router.trigger(.form) }
            if plant == .overlookingHost { page.button("Tip") { [weak page] in page?.showTip() } }
        case .form:
            page = plant == .lateGuard ? PlantedForm("Form") : ExploredPage("Form")
            page.button("Done") { router.close() }
        }
        if plant == .keeper, destination == .detail { kept.append(page) }
        return page
    }
}

extension ExploredPage {
    /// Over a part of the page, where one has to look for it: what is in front remains the page.
    fileprivate func showTip() {
        let part = UIViewController()
        addChild(part)
        view.addSubview(part.view)
        part.didMove(toParent: self)
        part.definesPresentationContext = true
        let tip = UIViewController()
        tip.modalPresentationStyle = .overCurrentContext
        part.present(tip, animated: true)
    }
}

/// Arms itself under the finger that pulls it away.
private final class PlantedForm: ExploredPage, LeaveGuard {
    private(set) var isArmed = false

    func mayLeave() async -> Bool { true }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isArmed = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isArmed = true
    }
}

/// The host for UIKit with a bug.
@MainActor
private final class PlantedHost: NavigatorHost {
    weak var navigator: Navigator? { didSet { host.navigator = navigator } }
    private let host: UIKitHost
    private let plant: Plant

    init(_ host: UIKitHost, _ plant: Plant) {
        self.host = host
        self.plant = plant
    }

    func perform(_ step: Patch.Step, animated: Bool) {
        switch (plant, step) {
        case (.idleHost, .present): break
        case (.hastyHost, .container(.stack(let node, let parts, let over))) where parts.count > 1:
            let shown = host.look().layers[0].part.children
            let isPop = parts.count < shown.count
            host.perform(.container(.stack(node, isPop ? [parts[0]] : parts, over: over)), animated: animated)
        default: host.perform(step, animated: animated)
        }
    }

    func look() -> Shown {
        let shown = host.look()
        return switch plant {
        case .blindHost: Shown(layers: [shown.layers[0]])
        case .overlookingHost:
            Shown(layers: [shown.layers[0]] + shown.layers.dropFirst().filter { $0.part.isKnown })
        default: shown
        }
    }
}

extension Shown.Part {
    fileprivate var isKnown: Bool {
        if case .foreign = self { false } else { true }
    }
}
