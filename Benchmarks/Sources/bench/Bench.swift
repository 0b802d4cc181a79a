import Cairn
import Foundation

/// Measures the engine and prints a table; fails when a bound is broken. An argument picks the rows whose name
/// begins with it.
@main
@MainActor
enum Bench {
    static func main() {
        let wanted = CommandLine.arguments.dropFirst().first ?? ""
        let all =
            memoryCosts + costs + doubleCosts + Crowds.costs + Binding.costs + Links.costs + Modules.costs
            + Saving.costs + Shapes.costs
        let picked = all.filter { $0.name.hasPrefix(wanted) }
        guard !picked.isEmpty else {
            let names = all.map { "    " + $0.name }.joined(separator: "\n")
            FileHandle.standardError.write(Data("no row begins with '\(wanted)'; there are\n\(names)\n".utf8))
            exit(2)
        }
        let rows = picked.map { $0.measured() }
        print(rows.table)
        exit(rows.allSatisfy(\.holds) ? 0 : 1)
    }

    /// These come first: later the process has freed memory to give out again.
    private static var memoryCosts: [Cost] {
        let screen = Cost("memory of a screen") { memoryOfScreen() }
        #if HEADLESS_UIKIT
            return [screen] + DoubleCosts.memory + HostCosts.memory
        #else
            return [screen]
        #endif
    }

    private static let costs = [
        Cost("push, stack of 100 / of 10", bound: 1.4) {
            interleaved(rounds: shortRounds, push(on: .stack(100)), push(on: .stack(10)))
        },
        Cost("pop, stack of 100 / of 10", bound: 1.4) {
            interleaved(rounds: shortRounds, pop(on: .stack(100)), pop(on: .stack(10)))
        },
        Cost("push in front, 1,000 nodes / 100", bound: 1.2) {
            interleaved(rounds: shortRounds, push(on: .nodes1000), push(on: .nodes100))
        },
        Cost("pop in front, 1,000 nodes / 100", bound: 1.2) {
            interleaved(rounds: shortRounds, pop(on: .nodes1000), pop(on: .nodes100))
        },
        Cost("push below all, 1,000 nodes / 100", bound: 1.3, wished: 1.2) {
            interleaved(rounds: shortRounds, push(on: .nodes1000, \.bottom), push(on: .nodes100, \.bottom))
        },
        Cost("pop below all, 1,000 nodes / 100", bound: 1.3, wished: 1.2) {
            interleaved(rounds: shortRounds, pop(on: .nodes1000, \.bottom), pop(on: .nodes100, \.bottom))
        },
        Cost("pop by a finger in front, 1,000 nodes / 100", bound: 1.4) {
            interleaved(rounds: shortRounds, popByFinger(on: .nodes1000), popByFinger(on: .nodes100))
        },
        Cost("a push, the 99th of 100 / the median") {
            let window = Window.stack(10)
            return slowest(of: 10_000) {
                let took = clock.measure { window.front.router.trigger(.open(1)) }
                window.front.router.trigger(.back)
                return took
            }
        },
        Cost("push to rest / append and call") {
            interleaved(rounds: shortRounds, push(on: .stack(10)), appendAndCall())
        },
    ]

    private static var doubleCosts: [Cost] {
        #if HEADLESS_UIKIT
            DoubleCosts.time + TableCosts.time + HostCosts.time + CrowdsOnUIKit.costs + StudioCosts.costs
        #else
            []
        #endif
    }

    /// How long a push takes from the router to rest. What was pushed is popped again outside of the time.
    private static func push(
        on window: Window, _ asker: KeyPath<Window, PageModel> = \.front
    ) -> () -> Duration {
        average {
            let model = window[keyPath: asker]
            let took = clock.measure { model.router.trigger(.open(1)) }
            window[keyPath: asker].router.trigger(.back)
            return took
        }
    }

    /// How long a pop takes; what is popped was pushed outside of the time.
    private static func pop(
        on window: Window, _ asker: KeyPath<Window, PageModel> = \.front
    ) -> () -> Duration {
        average {
            window[keyPath: asker].router.trigger(.open(1))
            let model = window[keyPath: asker]
            return clock.measure { model.router.trigger(.back) }
        }
    }

    /// The same where a person taps the back button.
    private static func popByFinger(on window: Window) -> () -> Duration {
        average {
            window.front.router.trigger(.open(1))
            return clock.measure { _ = window.host.tapBack() }
        }
    }

    /// The least that any code does which pushes a screen and tells of it.
    private static func appendAndCall() -> () -> Duration {
        var stack = Array(0..<10)
        var told = 0
        let tell = { (screen: Int) in told += screen }
        return average(of: 1) {
            clock.measure {
                for screen in 0..<1_000 {
                    stack.append(screen)
                    tell(screen)
                }
            } / 1_000
        }
    }

    /// What 10,000 screens add to the memory of the process, with view model, router and record each: a hundred
    /// windows with a hundred screens.
    private static func memoryOfScreen() -> Measured {
        measureMemory(of: 10_000) { (0..<100).map { _ in Window.stack(100) } }
    }

    private static let clock = ProcessorClock()
}
