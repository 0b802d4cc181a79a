import CairnBinding
import Testing

@MainActor
struct DerivedPropertyTests {
    private let name = MutableProperty("Ana")
    private let age = MutableProperty(30)
    private let isMember = MutableProperty(false)

    @Test func `a mapped property follows its source`() {
        var told: [Int] = []
        let length = name.map(\.count)
        _ = length.observe { told.append($0) }
        name.value = "Benno"
        #expect(told == [3, 5])
        #expect(length.value == 5)
    }

    @Test func `a joined property follows all it comes from`() {
        var told: [String] = []
        let text = name.joined(with: age, isMember) { "\($0) \($1) \($2)" }
        _ = text.observe { told.append($0) }
        age.value = 31
        isMember.value = true
        name.value = "Ben"
        #expect(told == ["Ana 30 false", "Ana 31 false", "Ana 31 true", "Ben 31 true"])
    }

    @Test func `two ways from one source never show an old and a new value together`() {
        let doubled = age.map { $0 * 2 }
        let both = age.joined(with: doubled) { ($0, $1) }
        _ = both.observe { #expect($0.1 == $0.0 * 2) }
        for value in 1...10 { age.value = value }
        #expect(both.value == (10, 20))
    }

    @Test func `a change is told once, however many ways lead to what has changed`() {
        var told: [Int] = []
        let sum = age.joined(with: age.map { $0 * 2 }, age) { $0 + $1 + $2 }
        let text = name.joined(with: sum) { "\($0) \($1)" }.joined(with: sum) { $0.count + $1 }
        _ = text.observe { told.append($0) }
        age.value = 31
        name.value = "Benno"
        #expect(told == [127, 131, 133])
        #expect((name.observerCount, age.observerCount) == (1, 1))
    }

    @Test func `properties joined with themselves again and again are observed once`() {
        var both = age.joined(with: isMember) { $1 ? $0 : 0 }
        var before = both
        var computed = 0
        for _ in 0..<60 {
            let next = both.joined(with: before) {
                computed += 1
                return ($0 &+ $1) % 1_000
            }
            (both, before) = (next, both)
        }
        var told = 0
        let bond = both.observe { _ in told += 1 }
        age.value = 31
        isMember.value = true
        #expect(told == 3)
        // By 60 such pairs there are more ways than could ever be gone.
        #expect(computed == 3 * 60)
        #expect((age.observerCount, isMember.observerCount) == (1, 1))
        bond.end()
        #expect((age.observerCount, isMember.observerCount) == (0, 0))
    }

    @Test func `ending an observer of a joined property lets go of every source`() {
        let bond = name.joined(with: age) { "\($0) \($1)" }.observe { _ in }
        #expect((name.observerCount, age.observerCount) == (1, 1))
        bond.end()
        #expect((name.observerCount, age.observerCount) == (0, 0))
    }

    @Test func `an observer of a derived property goes on when only the source is kept`() {
        var told: [Int] = []
        _ = name.map(\.count).observe { told.append($0) }
        name.value = "Benno"
        #expect(told == [3, 5])
    }

    @Test func `deriving keeps nothing in the source`() {
        for _ in 0..<10_000 { _ = name.map(\.count).value }
        #expect(name.observerCount == 0)
    }

    @Test func `what an observer of a joined property sets is told after the first`() {
        var told: [String] = []
        let text = name.joined(with: age) { "\($0) \($1)" }
        _ = text.observe { [age] value in
            if age.value == 30 { age.value = 31 }
            told.append(value)
        }
        #expect(told == ["Ana 30", "Ana 31"])
    }
}
