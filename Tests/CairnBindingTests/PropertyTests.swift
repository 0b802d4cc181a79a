import CairnBinding
import Testing

@MainActor
struct PropertyTests {
    private let name = MutableProperty("Ana")

    @Test func `an observer is told the value at once, and each one that is set, in order`() {
        var told: [String] = []
        _ = name.observe { told.append($0) }
        name.value = "Ben"
        name.value = "Ben"
        name.value = "Cem"
        #expect(told == ["Ana", "Ben", "Ben", "Cem"])
    }

    @Test func `several observers are told in the order they came`() {
        var told: [String] = []
        for number in 1...3 { _ = name.observe { told.append("\(number) \($0)") } }
        told = []
        name.value = "Ben"
        #expect(told == ["1 Ben", "2 Ben", "3 Ben"])
    }

    @Test func `a bond that is let go goes on, one that is ended does not`() {
        var told: [String] = []
        _ = name.observe { told.append("kept \($0)") }
        let bond = name.observe { told.append("ended \($0)") }
        bond.end()
        bond.end()
        name.value = "Ben"
        #expect(told == ["kept Ana", "ended Ana", "kept Ben"])
    }

    @Test func `an observation ends with its owner, which it does not keep`() {
        final class Owner {}
        var told: [String] = []
        weak var gone: Owner?
        do {
            let owner = Owner()
            gone = owner
            name.observe(with: owner) { told.append($1) }
            name.value = "Ben"
        }
        #expect(gone == nil)
        name.value = "Cem"
        #expect(told == ["Ana", "Ben"])
    }

    @Test func `a property lets go of what its observers keep when it goes`() {
        final class Kept {}
        weak var gone: Kept?
        do {
            let kept = Kept()
            gone = kept
            let property = MutableProperty(1)
            _ = property.observe { _ in withExtendedLifetime(kept) {} }
            property.value = 2
        }
        #expect(gone == nil)
    }

    @Test func `observers added and removed ten thousand times leave nothing`() {
        final class Owner {}
        weak var last: Owner?
        for _ in 0..<10_000 {
            let owner = Owner()
            last = owner
            name.observe { _ in withExtendedLifetime(owner) {} }.end()
        }
        #expect(name.observerCount == 0)
        #expect(last == nil)
    }

    @Test func `owners that come and go leave nothing although the value is never set`() {
        final class Owner {}
        for _ in 0..<10_000 { name.observe(with: Owner()) { _, _ in } }
        #expect(name.observerCount <= 16)
    }

    @Test func `owners that are gone are forgotten as the value is set, though nobody comes`() {
        final class Owner {}
        weak var held: Owner?
        do {
            let owners = (0..<1_000).map { _ in Owner() }
            for owner in owners {
                let other = Owner()
                held = other
                name.observe(with: owner) { _, _ in withExtendedLifetime(other) {} }
            }
        }
        #expect(name.observerCount > 100)
        for round in 0..<64 { name.value = "\(round)" }
        #expect(name.observerCount == 0 && held == nil)
    }

    @Test func `a constant tells its value and no other`() {
        var told: [Int] = []
        let bond = Property.constant(7).observe { told.append($0) }
        bond.end()
        #expect(told == [7])
        #expect(Property.constant(7).value == 7)
    }
}
