import Cairn
import CairnInspector
import CairnStudio
import CairnUIKit
import Foundation
import Testing
import UIKit

// The code of Sources/CairnStudio/README.md, compiled and launched. `ReadmeTests` compares the two.

public final class AppDelegate: UIResponder, UIApplicationDelegate {
    public var front: SceneDelegate? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0.delegate as? SceneDelegate }
        return scenes.first { $0.window?.isKeyWindow == true } ?? scenes.first
    }

    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?
    public private(set) var navigator: Navigator?
    private var inspector: Inspector?

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigator = Navigator(root: MatchesCoordinator(store: MatchStore()))
        navigator.attach(UIKitHost(window: window))
        (self.window, self.navigator) = (window, navigator)
        navigator.follow(connectionOptions, by: MatchesCoordinator.links)
        if let studio = ProcessInfo.processInfo.environment["CAIRN_STUDIO"].flatMap(URL.init(string:)) {
            inspector = Inspector(navigator) { [weak navigator] url in
                navigator?.follow(url, by: MatchesCoordinator.links)
            }
            inspector?.onChange = { print("studio: \($0)") }
            inspector?.connect(to: studio)
        }
    }

    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        navigator?.follow(contexts, by: MatchesCoordinator.links)
    }
}

@MainActor let studio = Studio(AppDelegate.self, name: "club") { $0.front?.navigator }

@Suite(.simulator)
struct ClubTests {
    @MainActor @Test func aMatchIsOpenedByItsLink() async throws {
        try await studio.play(
            #"""
            open "club://matches/7"
            expect tree "stack[list > match(7)]"
            """#)
    }
}

/// What the app's services wait by.
enum Services {
    @MainActor static var clock: any Clock<Duration> = ContinuousClock()
}

/// The studio whose clock they wait by.
@MainActor struct PatientClub {
    @MainActor let studio = Studio(AppDelegate.self, name: "club", prepare: { Services.clock = $0.clock }) {
        $0.front?.navigator
    }
}

/// The studio with links to open and texts to type.
@MainActor struct RicherClub {
    @MainActor let studio = Studio(
        AppDelegate.self, name: "club", about: "Matches near you.", texts: ["Ajax"],
        links: ["club://matches", "club://matches/7"],
        link: { app, place in
            app.front?.navigator.flatMap { try? MatchesCoordinator.links.print(place, in: $0.tree) }
        },
        navigator: { $0.front?.navigator }
    )
}

@MainActor
enum ClubCommand {
    static func main() async {
        await studio.main()
    }

}

enum LiveClub {
    @MainActor
    struct Main {
        static func main() async throws {
            Simulator.standard.clock.speed = 1
            let delegate = Simulator.standard.launch(AppDelegate.self)
            while !Task.isCancelled { try await Task.sleep(for: .seconds(3_600)) }
            withExtendedLifetime(delegate) {}
        }
    }
}

@MainActor
func checkForDoubles(_ navigator: Navigator) -> Task<Void, Never> {
    let changes = navigator.changes()
    return Task {
        for await entry in changes {
            for node in entry.tree.nodes where !node.children.isEmpty {
                for (screen, next) in zip(node.children, node.children.dropFirst()) {
                    let isDouble = screen.destination != nil && screen.destination == next.destination
                    precondition(!isDouble, "twice on a stack: \(entry.tree)")
                }
            }
        }
    }
}
