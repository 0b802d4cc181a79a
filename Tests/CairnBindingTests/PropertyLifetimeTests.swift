import CairnBinding
import CairnTesting
import Testing

/// What is derived and observed keeps nothing of what it comes from.
@MainActor
struct PropertyLifetimeTests {
    /// A view.
    private final class Owner: BindingHolder {
        var text: String?
    }

    @Test func `a bound property goes with its view model, and its view with whoever shows it`() {
        weak var name: MutableProperty<String>?
        weak var view: Owner?
        func bind() {
            let (model, owner) = (MutableProperty("Ana"), Owner())
            (name, view) = (model, owner)
            owner.bind.text <~ model
            owner.bind.text <~ model.map { $0 + "!" }
            model.value = "Ben"
            #expect(owner.text == "Ben!")
        }
        bind()
        #expect(name == nil && view == nil)
    }

    /// What is not kept.
    private struct Trace {
        weak var root: MutableProperty<Int>?
    }

    @Test(arguments: 1...200)
    func `whatever is derived and observed goes with each of what it comes from`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var roots = (0..<4).map { MutableProperty($0) }
        let traces = roots.map { Trace(root: $0) }
        let owners = [Owner(), Owner()]
        var derived: [Property<Int>] = roots + [.constant(7)]
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let (first, second) = (derived.any(&random), derived.any(&random))
            let new =
                switch Int.random(in: 0..<3, using: &random) {
                case 0: first.map { $0 + 1 }
                case 1: first.joined(with: second) { $0 &+ $1 }
                default: first.joined(with: second, derived.any(&random)) { $0 &+ $1 &- $2 }
                }
            derived.append(new)
            _ = new.observe { [weak new] in #expect(new == nil || $0 == new?.value) }
            owners.randomElement(using: &random)?.bind.text <~ new.map { "\($0)" }
        }
        for root in roots { root.value += 10 }
        derived = []
        while let trace = traces.prefix(roots.count).last {
            roots.removeLast()
            #expect(trace.root == nil, "seed \(seed)")
            for root in roots { root.value += 1 }
        }
    }
}

extension [Property<Int>] {
    fileprivate func any(_ random: inout SeededRandom) -> Property<Int> {
        self[Int.random(in: indices, using: &random)]
    }
}
