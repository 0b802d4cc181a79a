import Cairn
import CairnBinding
import CairnInspector
import CairnTesting
import CairnUIKit
import CairnUIKitBinding
import Foundation
import UIKit

// The code of the comments in Sources, compiled: of hosts, saving, links and bindings. `ReadmeTests` compares the two.

extension Tree.Kind { static let drawer = Self("drawer") }
extension Tree.ModalStyle { static let card = Self.custom("card") }

final class CardPresentation: UIPresentationController {}

final class DrawerController: UIViewController, ContainerController {
    private(set) var places: [UIViewController] = []
    private(set) var front = 0
    var frontChanged: (@MainActor () -> Void)?
    func show(_ places: [UIViewController], front: Int) { (self.places, self.front) = (places, front) }
}

@MainActor
enum Hosts {
    @MainActor final class AppCoordinator: Coordinator {
        enum Route: Cairn.Destination, Codable { case menu, matches, profile }
        typealias Destination = Route
        var root: Tree.Root<Destination> { .container(.drawer, .menu, .matches, selected: 1) }
        func transition(for route: Route, from asker: Asker) -> Next {
            return .animated(.push(.profile), by: .fade)
        }
        func screen(for route: Route, router: Router<Route>) -> any Presentable { UIViewController() }
    }

    static func presenting(in window: UIWindow) -> UIKitHost {
        UIKitHost(window: window, configuration: .init(presentations: [.card: CardPresentation.init]))
    }

    static func animating(in window: UIWindow) -> UIKitHost {
        UIKitHost(window: window, configuration: .init(animators: [.fade: FadeAnimator()]))
    }

    static func containing(in window: UIWindow) -> UIKitHost {
        UIKitHost(window: window, configuration: .init(containers: [.drawer: { DrawerController() }]))
    }

    static func attach(to window: UIWindow) -> Navigator {
        let navigator = Navigator(root: AppCoordinator())
        navigator.attach(UIKitHost(window: window))
        return navigator
    }

    static func restore(in window: UIWindow, from file: URL) -> Navigator {
        let navigator = Navigator(root: AppCoordinator(), restoring: try? Snapshot(contentsOf: file))
        let host = UIKitHost(window: window)
        host.saves(to: file)
        navigator.attach(host)
        return navigator
    }

    static func pan(closing page: UIViewController) -> (
        recognizer: UIPanGestureRecognizer, toward: UIRectEdge
    )? {
        let pan = UIPanGestureRecognizer()
        page.view.addGestureRecognizer(pan)
        return (pan, toward: .bottom)
    }

    static func open(from view: UIView, _ viewModel: CameraViewModel) {
        let pan = UIPanGestureRecognizer()
        pan.opens(toward: .left) { viewModel.cameraPulled() }  // router.trigger(.camera)
        view.addGestureRecognizer(pan)
    }

    @MainActor final class CameraViewModel {
        func cameraPulled() {}
    }

    final class WindowDelegate: UIResponder {
        var navigator: Navigator?

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            navigator?.snapshot().activity(type: "com.example.club.window")
        }

        func connect(_ session: UISceneSession) {
            let snapshot = try? session.stateRestorationActivity.flatMap { try Snapshot(activity: $0) }
            navigator = Navigator(root: AppCoordinator(), restoring: snapshot)
        }
    }
}

@MainActor
enum Inspecting {
    enum AppCoordinator {
        static let links = Files.Links.links
    }

    static func inspect(_ navigator: Navigator) -> Inspector {
        let inspector = Inspector(navigator) { [weak navigator] url in
            navigator?.follow(url, by: AppCoordinator.links)
        }
        if let address = ProcessInfo.processInfo.environment["CAIRN_STUDIO"], let url = URL(string: address) {
            inspector.connect(to: url)
        }
        return inspector
    }

    /// The same, of CairnInspector's page.
    static func inspectAloud(_ navigator: Navigator) -> Inspector {
        let inspector = Inspector(navigator) { [weak navigator] url in
            navigator?.follow(url, by: AppCoordinator.links)
        }
        inspector.onChange = { print("inspector: \($0)") }
        if let address = ProcessInfo.processInfo.environment["CAIRN_STUDIO"], let url = URL(string: address) {
            inspector.connect(to: url)
        }
        return inspector
    }
}

@MainActor
enum Files {
    static func write(_ navigator: Navigator, to file: FileHandle) async {
        var writer = JournalWriter()
        for await _ in navigator.changes() { file.write(Data(writer.newText(of: navigator.journal).utf8)) }
    }

    static func replay(_ text: String) throws {
        var replay = try Replay(text: text)
        while let step = try replay.next() { print(step) }
    }

    @MainActor final class Club: MigratingCoordinator {
        enum Route: Cairn.Destination, Codable { case match }
        var root: Tree.Root<Route> { .stack(.match) }
        var version: Int { 2 }
        func migrated(_ old: SavedValue, from version: Int) -> SavedValue {
            version < 2 ? old.renaming("game", to: "match") : old
        }
        func screen(for route: Route, router: Router<Route>) -> any Presentable { UIViewController() }
    }

    @MainActor final class EditViewModel {
        let text = MutableProperty("")
    }

    enum PlayersCoordinator {
        enum Route: Cairn.Destination { case list }
        static let links = LinkTable<Route>([.link("", to: .list)])
    }

    enum Links {
        enum Route: Cairn.Destination { case list, match(Int), search(String, Int, String), players }

        static let links = LinkTable<Route>(
            scheme: "kickabout", host: "kickabout.example",
            [
                .link("matches", to: .list),
                .link("matches/{id}", to: Route.match),
                .link("search?q={text}&page={page}#{section}", to: Route.search),
                .link("players", to: .players).then(PlayersCoordinator.links),
                .link("m/{id}", to: Route.match).parseOnly,
            ])

        static func both() throws -> (LinkPath, String) {
            let path = try links.parse("https://kickabout.example/matches/7")  // match(7)
            let link = try links.print(.match(7))  // https://kickabout.example/matches/7
            return (path, link)
        }
    }

    static func test(_ store: MatchStore) async throws {
        try await TestApp.run(MatchesCoordinator(store: store)) { app in
            await app.trigger(.match(7))
            try app.expect("stack[list > match(7)]")
        }
    }
}

private typealias EditViewModel = Files.EditViewModel

extension EditViewModel: Restorable {
    var saved: String { text.value }
    func restore(_ saved: String) { text.value = saved }
}

@MainActor
enum Bound {
    struct MatchRow: Identifiable, Equatable { let id: Int }

    @MainActor final class ViewModel {
        private let name = MutableProperty("")
        var userName: Property<String> { name }  // over a private MutableProperty
        var canSave: Property<Bool> { name.map { !$0.isEmpty } }  // derived
        let matches = MutableProperty<[MatchRow]>([])
    }

    final class FormController: UIViewController {
        @MainActor final class Names { let name = MutableProperty(""), canSave = MutableProperty(true) }
        let viewModel = Names()
        let label = UILabel(), saveButton = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            observe { [unowned self] in
                label.text = viewModel.name.value
                saveButton.isEnabled = viewModel.canSave.value
            }
        }
    }

    final class MatchesController: UITableViewController {
        let viewModel = ViewModel()
        private lazy var matches = TableRows<MatchRow>(tableView) { table, path, match in
            table.dequeueReusableCell(withIdentifier: "match", for: path)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            matches.bind.rows <~ viewModel.matches
        }
    }
}
