import Cairn
import CairnUIKit
import CairnUIKitBinding
import Testing
import UIKit

@testable import CairnStudio

/// An app that is opened by links, saved, killed and launched again.
@MainActor
struct LaunchCommandTests {
    private let sitting = Sitting()
    private let studio = Studio(Desk.self, name: "desk") { $0.front }

    private func play(_ script: String, _ arguments: String...) async -> Int32 {
        sitting.files["s.play"] = Data(script.utf8)
        return await Simulator.run { _ in
            await studio.run(["--script", "s.play"] + arguments, on: sitting.console)
        }
    }

    @Test func `a link launches the app`() async {
        #expect(await play("expect tree \"stack[desk > drawer(7)]\"", "--link", "desk://drawers/7") == 0)
        #expect(sitting.errors == "")
    }

    @Test func `a recording says by which link the app was launched, as far as a script can`() async {
        #expect(await play("back", "--link", "desk://drawers/7", "--record", "r") == 0)
        #expect(await sitting.run(studio, "replay", "r", "--play", "again.play") == 0)
        #expect(
            String(decoding: sitting.files["again.play"] ?? .init(), as: UTF8.self) == """
                # Recorded with desk.
                kill
                open "desk://drawers/7"
                back
                expect tree "stack[desk]"

                """)
        #expect(await sitting.run(studio, "--script", "again.play") == 0)
        #expect(sitting.errors == "")
    }

    @Test func `a link comes to an app that runs, and brings it to the front`() async {
        let code = await play(
            """
            open desk://drawers/7
            expect tree "stack[desk > drawer(7)]"
            background
            open "desk://drawers/8"
            expect tree "stack[desk > drawer(7) > drawer(8)]"
            tap Note
            """)
        #expect(code == 0 && sitting.errors == "")
    }

    @Test func `what is no link is refused, with what one looks like`() async {
        #expect(await play("", "--link", "drawers/7") == 64)
        #expect(sitting.errors.hasPrefix("Error: 'drawers/7' is no link; one begins with a scheme"))
    }

    @Test func `a link that leads nowhere changes nothing, and the journal says why`() async {
        #expect(await play("open \"desk://cupboard\"\nshow") == 0)
        #expect(sitting.output.contains("   a link to desk://cupboard: refused: "), "\(sitting.output)")
        #expect(await play("show", "--link", "desk://cupboard") == 0)
        #expect(sitting.output.contains("no pattern begins with 'cupboard'"))
        #expect(sitting.output.contains("tree  stack[desk]"))
    }

    @Test func `the link that an app was launched by is refused before the first line`() async {
        #expect(await play("", "--link", "desk://cupboard") == 0)
        #expect(sitting.output.contains("a link to desk://cupboard: refused: "), "\(sitting.output)")
        #expect(sitting.output.hasSuffix("0 lines played\n"))
    }

    @Test func `an app that is killed comes back as it was when it last went to the background`() async {
        let code = await play(
            """
            open desk://drawers/7
            type Note "milk"
            background
            kill
            launch
            expect tree "stack[desk > drawer(7)]"
            expect text "milk"
            type Note " and more"
            kill
            open desk://drawers/8
            expect tree "stack[desk > drawer(7) > drawer(8)]"
            back
            expect text "milk"
            expect no text "more"
            expect laws
            """)
        #expect(code == 0 && sitting.errors == "")
    }

    @Test func `fuzz opens links, has the app killed, and launches it again`() async throws {
        let studio = Studio(Desk.self, name: "desk", links: ["desk://drawers/7", "desk://nowhere"]) {
            $0.front
        }
        #expect(await sitting.run(studio, "fuzz", "--steps", "2000") == 0, "\(sitting.output)")
        #expect(sitting.output.contains("link"))
        let unlucky = Studio(Desk.self, name: "desk", links: ["desk://drawers/13"]) { $0.front }
        #expect(await sitting.run(unlucky, "fuzz", "--steps", "2000", "--script", "a.script") == 1)
        let script = String(decoding: try #require(sitting.files["a.script"]), as: UTF8.self)
        #expect(script.contains("open \"desk://drawers/13\""))
        #expect(await sitting.run(unlucky, "--script", "a.script") == 1)
        #expect(sitting.errors.contains("law 7"))
    }

    @Test func `while it is killed nothing can be done with it`() async {
        #expect(await play("kill\nshow") == 0)
        #expect(sitting.output.contains("launch"))
        for line in ["tap Note", "back", "foreground", "background", "memory", "kill", "close"] {
            sitting.errors = ""
            #expect(await play("kill\n\(line)") == 1)
            #expect(sitting.errors.contains("the app was killed, until the script says launch"))
        }
        #expect(await play("launch") == 1)
        #expect(sitting.errors.contains("could not launch: the app is running"))
    }

    @Test
    func `a law that is broken before the end stays broken, and what comes after is held to the laws too`()
        async
    {
        let leak = "open desk://drawers/13\nback\n"
        #expect(await play("kill\nlaunch\n\(leak)expect laws") == 1)
        #expect(sitting.errors.contains("law 7"))
        sitting.errors = ""
        #expect(await play("\(leak)kill\nlaunch\nexpect laws") == 1)
        #expect(sitting.errors.contains("law 7"))
    }
}

/// An app with a scene, links, and a note that is saved.
private final class Desk: UIResponder, UIApplicationDelegate {
    @MainActor var front: Navigator? {
        (UIApplication.shared.connectedScenes.first?.delegate as? DeskWindow)?.navigator
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Desk", sessionRole: session.role)
        configuration.delegateClass = DeskWindow.self
        return configuration
    }
}

private final class DeskWindow: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var navigator: Navigator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let snapshot = try? session.stateRestorationActivity.flatMap { try Snapshot(activity: $0) }
        let navigator = Navigator(root: DeskCoordinator(), restoring: snapshot)
        navigator.attach(UIKitHost(window: window))
        (self.window, self.navigator) = (window, navigator)
        self.scene(scene, openURLContexts: options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            navigator?.follow(context.url.absoluteString, by: DeskCoordinator.links)
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        navigator?.snapshot().activity(type: "desk")
    }
}

@MainActor
private final class DeskCoordinator: Coordinator {
    enum Destination: Cairn.Destination, Codable { case desk, drawer(Int) }
    typealias Route = Destination
    static let links = LinkTable<Destination>(
        scheme: "desk", [.link("", to: .desk), .link("drawers/{id}", to: Destination.drawer)])
    let root: Tree.Root<Destination> = .stack(.desk)

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        let note = Note()
        if destination == .drawer(13) { Note.forgotten.append(note) }
        return Screen(note) { NoteViewController($0) }
    }
}

@MainActor
private final class Note: Restorable {
    /// Those of an unlucky drawer are never let go.
    static var forgotten: [Note] = []
    let text = MutableProperty("")
    var saved: String { text.value }
    func restore(_ saved: String) { text.value = saved }
}

private final class NoteViewController: UIViewController {
    private let note: Note

    init(_ note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.placeholder = "Note"
        field.bind.text <~> note.text
        view.addSubview(field)
    }
}
