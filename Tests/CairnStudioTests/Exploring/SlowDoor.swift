import Cairn
import CairnUIKit
import UIKit

@testable import CairnStudio

/// An app that begins with a picture that goes by itself, and has a door that a service opens after a moment. The service's clock
/// is kept where there is one for all.
final class SlowDoor: ExploredDelegate {
    static var clock: any Clock<Duration> = ContinuousClock()
    static var studio: Studio<SlowDoor> {
        Studio(SlowDoor.self, name: "door", prepare: { clock = $0.clock }) { $0.navigator }
    }

    override func makeNavigator() -> Navigator { Navigator(root: SlowDoorCoordinator(clock: Self.clock)) }
}

@MainActor
private final class SlowDoorCoordinator: Coordinator {
    enum Route: Cairn.Destination { case picture, door, room }

    let clock: any Clock<Duration>
    var root: Tree.Root<Route> { .stack(.picture) }

    init(clock: any Clock<Duration>) { self.clock = clock }

    func transition(for route: Route, from asker: Asker) -> Next {
        route == .door ? .set(.door) : .push(route)
    }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        func trigger(_ route: Route, after time: Duration) {
            Task { [clock] in
                try await clock.sleep(for: time)
                router.trigger(route)
            }
        }
        switch route {
        case .picture:
            trigger(.door, after: .seconds(2))
            return ExploredPage("Picture").button("Look closer")
        case .door: return ExploredPage("Door").button("Knock") { trigger(.room, after: .milliseconds(300)) }
        case .room: return ExploredPage("Room").text("Warm")
        }
    }
}
