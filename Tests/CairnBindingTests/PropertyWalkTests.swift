import CairnBinding
import Testing

/// Observers that come, end and set at random, while being told and while they go, on a property and on the plainest
/// code that follows its rules: an array that is gone through for everything.
@MainActor
struct PropertyWalkTests {
    @Test(arguments: 1...300)
    func `a property tells and lets go in the order that the plainest code does`(seed: Int) {
        let property = MutableProperty(0)
        let shown = Walk(
            seed: seed, set: { property.value = $0 }, observe: { property.observe($0) },
            count: { property.observerCount })
        let plain = PlainProperty()
        let expected = Walk(
            seed: seed, set: { plain.set($0) }, observe: { plain.observe($0) },
            count: { plain.observers.count })
        shown.play()
        expected.play()
        #expect(shown.log == expected.log)
    }
}

/// What happens hangs on the seed, on who is told, and on what: so two walks differ only where the properties do.
@MainActor
private final class Walk {
    private(set) var log: [String] = []
    private let seed: Int
    private let set: (Int) -> Void
    private let observe: (@escaping @MainActor (Int) -> Void) -> Bond
    private let count: () -> Int
    private var bonds: [Bond] = []
    private var next = 1

    init(
        seed: Int, set: @escaping (Int) -> Void,
        observe: @escaping (@escaping @MainActor (Int) -> Void) -> Bond, count: @escaping () -> Int
    ) {
        (self.seed, self.set, self.observe, self.count) = (seed, set, observe, count)
    }

    func play() {
        for step in 0..<20 {
            for _ in 0..<chance(step, 1, of: 6) { come() }
            for other in 0..<chance(step, 2, of: 6) { end(chance(step, other, of: max(1, bonds.count))) }
            tell()
            log.append("\(count()) are there")
        }
        // Some come while others go.
        var place = 0
        while place < bonds.count {
            end(place)
            place += 1
        }
        log.append("\(count()) are there")
    }

    private func come() {
        let name = bonds.count
        bonds.append(Bond())
        let token = Token { [unowned self] in
            log.append("\(name) goes")
            act(name, -1)
        }
        bonds[name] = observe { [unowned self] value in
            withExtendedLifetime(token) { log.append("\(name) \(value)") }
            act(name, value)
        }
    }

    private func end(_ place: Int) {
        if bonds.indices.contains(place) { bonds[place].end() }
    }

    private func tell() {
        set(next)
        next += 1
    }

    private func act(_ name: Int, _ value: Int) {
        guard bonds.count < 120, next < 80 else { return }
        switch chance(name, value, of: 12) {
        case 0: end(name)
        case 1: end(name + 1)
        case 2: for place in 0..<name / 2 { end(place) }
        case 3: come()
        case 4: tell()
        default: break
        }
    }

    private func chance(_ first: Int, _ second: Int, of count: Int) -> Int {
        var number = UInt64(truncatingIfNeeded: (seed &* 1_009 &+ first) &* 10_007 &+ second)
        for _ in 0..<3 { number = (number ^ (number >> 29)) &* 0xBF58_476D_1CE4_E5B9 }
        return Int(number >> 33) % count
    }
}

/// Says when what an observer keeps is let go.
@MainActor
private final class Token {
    private let gone: () -> Void
    init(_ gone: @escaping () -> Void) { self.gone = gone }
    isolated deinit { gone() }
}

/// The rules of a property: whoever had come when the value was set is told it, unless it has ended by then, and what is
/// set meanwhile is told afterwards.
@MainActor
private final class PlainProperty {
    private(set) var observers: [(number: Int, call: @MainActor (Int) -> Void)] = []
    private var value = 0
    private var count = 0
    private var waiting: [(value: Int, count: Int)] = []
    private var isTelling = false

    func set(_ value: Int) {
        self.value = value
        waiting.append((value, count))
        hold {}
    }

    func observe(_ observer: @escaping @MainActor (Int) -> Void) -> Bond {
        let number = count
        hold {
            count += 1
            observers.append((number, observer))
            observer(value)
        }
        return Bond { [unowned self] in
            guard let place = observers.firstIndex(where: { $0.number == number }) else { return }
            // What it keeps goes once nothing is under way here.
            let old = observers.remove(at: place)
            withExtendedLifetime(old) {}
        }
    }

    private func hold(_ body: () -> Void) {
        guard !isTelling else { return body() }
        isTelling = true
        body()
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            for observer in observers where observer.number < next.count {
                if observers.contains(where: { $0.number == observer.number }) { observer.call(next.value) }
            }
        }
        isTelling = false
    }
}
