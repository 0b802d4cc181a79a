import Testing
import UIKit

@MainActor @Suite
struct SimulatorTests {
    @Test func `each simulator is a world of its own`() {
        Simulator.run { first in
            UIView.setAnimationsEnabled(false)
            let application = UIApplication.shared
            let window = host(UIViewController())
            Simulator.run(idiom: .pad) { second in
                #expect(Simulator.current === second)
                #expect(UIView.areAnimationsEnabled)
                #expect(UIDevice.current.userInterfaceIdiom == .pad)
                #expect(UIApplication.shared.windows.isEmpty)
                #expect(UIApplication.shared !== application)
            }
            #expect(Simulator.current === first)
            #expect(UIApplication.shared.windows == [window])
        }
        #expect(Simulator.current === Simulator.standard)
    }

    @Test func `a window belongs to the world it was made in, wherever it is turned from`() {
        let (simulator, nav) = Simulator.run { simulator in
            let nav = UINavigationController(rootViewController: UIViewController())
            host(nav)
            return (simulator, nav)
        }
        nav.pushViewController(UIViewController(), animated: true)
        #expect(nav.transitionCoordinator != nil)
        simulator.settle()
        #expect(nav.transitionCoordinator == nil)
        #expect(simulator.outline().windows.count == 1)
    }

    @Test func `a raise is handed to onRaise after it was recorded`() {
        Simulator.run { simulator in
            var texts: [String] = []
            simulator.log.onRaise = { texts.append($0.description) }
            UINavigationController().popToViewController(UIViewController(), animated: false)
            #expect(
                texts == [
                    "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
                ])
            #expect(simulator.log.raises.count == 1)
            #expect(simulator.log.takeRaises().count == 1)
            #expect(simulator.log.raises.isEmpty)
        }
    }

    @Test func `tasks inherit the world they were started in`() async {
        await Simulator.run { simulator in
            let task = Task { @MainActor in Simulator.current === simulator }
            #expect(await task.value)
        }
    }

    @Test func `what is let go goes in the world of who lets it go`() async {
        var worlds: [Simulator] = []
        let (first, second) = (Simulator(), Simulator())
        first.enter {
            _ = Going { worlds.append($0) }
            second.enter { _ = Going { worlds.append($0) } }
        }
        await first.enter {
            _ = Going { worlds.append($0) }
            await Task.yield()
            _ = Going { worlds.append($0) }
        }
        _ = Going { worlds.append($0) }
        #expect(
            worlds.map { $0 === first ? "first" : $0 === second ? "second" : "standard" } == [
                "first", "second", "first", "first", "standard",
            ])
        #expect(worlds.last === Simulator.standard)
    }

    @Test func `less motion is what the simulator says`() {
        Simulator.run { simulator in
            #expect(!UIAccessibility.isReduceMotionEnabled)
            simulator.isMotionReduced = true
            #expect(UIAccessibility.isReduceMotionEnabled)
        }
    }
}

/// Says which world it goes in.
@MainActor
private final class Going {
    private let say: @MainActor (Simulator) -> Void

    init(_ say: @escaping @MainActor (Simulator) -> Void) { self.say = say }

    isolated deinit { say(.current) }
}
