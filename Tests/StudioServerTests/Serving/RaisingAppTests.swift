import Testing
import UIKit

@testable import CairnInspector
@testable import CairnStudio

/// An app that UIKit raises in: what was done is kept, and what was not is no part of the session.
@MainActor
struct RaisingAppTests {
    private func hub<Club: RaisingClub>(_ club: Club.Type) -> Hub {
        let hub = Hub(.init(app: "raising", links: [], manual: [])) {
            LocalApp(club, on: $0, by: $1, navigator: { _ in nil }, hear: $2)
        } sleep: { _ in
            await Task.yield()
        }
        hub.status.speed = 1_000
        hub.launch(.phone, by: nil, [])
        return hub
    }

    private func guest(_ hub: Hub) async -> Guest {
        let guest = Guest(hub)
        await guest.listen { $0.status?.app == .running && $0.stage != nil }
        return guest
    }

    @Test func `a finger that makes UIKit raise is a line that failed`() async {
        let hub = hub(RaisingClub.self)
        let guest = await guest(hub)
        await guest.do("tap Open")
        await guest.drag(.swipe, to: 0.9)
        let answer = await guest.finger(.finish)
        #expect(answer.message?.hasPrefix("UIKit would have raised") == true)
        #expect(guest.lines == ["tap \"Open\"", "swipe"])
        #expect(guest.shown.script?.lines.map(\.outcome) == [.done, .failed])
    }

    @Test func `lines that an app did not come to as it began are set aside, and not gone on from`() async {
        let hub = hub(EarlyRaisingClub.self)
        let guest = await guest(hub)
        let answer = await guest.ask(.play) { $0.text = "tap Open\nback\ntap Open" }
        #expect(answer.message?.hasPrefix("UIKit would have raised") == true)
        #expect(guest.lines == [] && guest.shown.script?.branches.map(\.lines) == [3])
        await guest.do("wait")
        #expect(guest.lines == ["wait"])
    }

    @Test func `lines are set aside where the app cannot be started`() async {
        struct Trouble: Error {}
        let starts = Starts()
        let hub = Hub(.init(app: "raising", links: [], manual: [])) {
            starts.count += 1
            if starts.count > 1 { throw Trouble() }
            return LocalApp(RaisingClub.self, on: $0, by: $1, navigator: { _ in nil }, hear: $2)
        }
        hub.launch(.phone, by: nil, [])
        let guest = await guest(hub)
        #expect(await guest.ask(.play) { $0.text = "tap Open\nback" }.isDone == false)
        #expect(guest.shown.status?.app == .ended)
        #expect(guest.lines == [] && guest.shown.script?.branches.map(\.lines) == [2])
    }
}

@MainActor
private final class Starts {
    var count = 0
}

/// UIKit raises when its second screen has left.
class RaisingClub: UIResponder, UIApplicationDelegate {
    class var raisesAtOnce: Bool { false }
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let stack = UINavigationController()
        let list = UIViewController()
        list.title = "List"
        list.view.addSubview(
            UIButton(
                primaryAction: UIAction(title: "Open") { [weak stack] _ in
                    stack?.pushViewController(RaisingPage(), animated: true)
                }))
        stack.viewControllers = [list]
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        if Self.raisesAtOnce { stack.pushViewController(list, animated: true) }
        return true
    }
}

private final class EarlyRaisingClub: RaisingClub { override class var raisesAtOnce: Bool { true } }

private final class RaisingPage: UIViewController {
    private weak var stack: UINavigationController?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stack = navigationController
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let stack, let list = stack.viewControllers.first {
            stack.pushViewController(list, animated: true)
        }
    }
}
