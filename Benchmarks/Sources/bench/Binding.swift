import Cairn
import CairnBinding

/// Setting a property against the least that any code does which tells of a value: closures in an array.
@MainActor
enum Binding {
    static let costs = [
        Cost("set, 1 observer / closures", bound: 2) {
            interleaved(set(property(observers: 1)), set(Floor(observers: 1)))
        },
        Cost("set, 100 observers / closures", bound: 1.5) {
            interleaved(set(property(observers: 100)), set(Floor(observers: 100)))
        },
        Cost("set, 1 view bound / weak", bound: 2) {
            interleaved(set(property(views: 1)), set(Floor(views: 1)))
        },
        Cost("set, 100 views bound / weak", bound: 1.5) {
            interleaved(set(property(views: 100)), set(Floor(views: 100)))
        },
        Cost("set, once read by value / closures") {
            let read = property(observers: 1)
            _ = read.value
            return interleaved(set(read), set(Floor(observers: 1)))
        },
        Cost("observe and end / append, remove") { interleaved(observeAndEnd(), appendAndRemove()) },
        Cost("observers end, the first first, 4,000 / 1,000", bound: 6) {
            interleaved(end(4_000), end(1_000))
        },
        Cost("set as an observer ends, 4,000 / 1,000", bound: 6) {
            interleaved(setAndEnd(4_000), setAndEnd(1_000))
        },
    ]

    private static let times = 10_000

    private static func set(_ property: MutableProperty<Int>) -> () -> Duration {
        average(of: 1) {
            clock.measure { for value in 0..<times { property.value = value } } / times
        }
    }

    private static func set(_ floor: Floor) -> () -> Duration {
        average(of: 1) {
            clock.measure { for value in 0..<times { floor.value = value } } / times
        }
    }

    private static func property(observers: Int) -> MutableProperty<Int> {
        let property = MutableProperty(0)
        let sink = Sink()
        for _ in 0..<observers { _ = property.observe { sink.sum &+= $0 } }
        return property
    }

    private static func property(views: Int) -> MutableProperty<Int> {
        let property = MutableProperty(0)
        for _ in 0..<views { BindingTarget(kept(Sink())) { $0.sum &+= $1 } <~ property }
        return property
    }

    private static func observeAndEnd() -> () -> Duration {
        let property = MutableProperty(0)
        let sink = Sink()
        return average(of: 1) {
            clock.measure {
                for _ in 0..<1_000 { property.observe { sink.sum &+= $0 }.end() }
            } / 1_000
        }
    }

    private static func end(_ count: Int) -> () -> Duration {
        average(of: 1) {
            let property = MutableProperty(0)
            let bonds = (0..<count).map { _ in property.observe { _ in } }
            return clock.measure { for bond in bonds { bond.end() } }
        }
    }

    /// The first ends while it is told, and all the others have to be there still.
    private static func setAndEnd(_ count: Int) -> () -> Duration {
        average(of: 1) {
            let property = MutableProperty(0)
            let sink = Sink()
            var first: Bond?
            first = property.observe { if $0 == 1 { first?.end() } }
            for _ in 0..<count { _ = property.observe { sink.sum &+= $0 } }
            return clock.measure { property.value = 1 }
        }
    }

    private static func appendAndRemove() -> () -> Duration {
        let floor = Floor(observers: 0)
        let sink = Sink()
        return average(of: 1) {
            clock.measure {
                for _ in 0..<1_000 {
                    floor.observers.append(Floor.Observer { sink.sum &+= $0 })
                    floor.observers.removeLast()
                }
            } / 1_000
        }
    }

    /// Views are kept by someone else.
    fileprivate static func kept(_ sink: Sink) -> Sink {
        sinks.append(sink)
        return sink
    }

    private static var sinks: [Sink] = []
    private static let clock = ProcessorClock()
}

/// Where values end up.
@MainActor
private final class Sink {
    var sum = 0
}

/// A value with closures in an array: no order, no end, no owners.
@MainActor
private final class Floor {
    var observers: [Observer] = []
    var value = 0 {
        didSet { for observer in observers { observer.call(value) } }
    }

    /// Around the closure, so that the array holds it as it is; bare functions in an array are wrapped at each call.
    struct Observer {
        let call: @MainActor (Int) -> Void
    }

    init(observers count: Int) {
        let sink = Sink()
        for _ in 0..<count { observers.append(Observer { sink.sum &+= $0 }) }
    }

    init(views count: Int) {
        for _ in 0..<count {
            let sink = Binding.kept(Sink())
            observers.append(Observer { [weak sink] in sink?.sum &+= $0 })
        }
    }
}
