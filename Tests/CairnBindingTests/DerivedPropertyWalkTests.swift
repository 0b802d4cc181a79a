import CairnBinding
import CairnTesting
import Testing

/// Observers of properties that are derived from several at random, which set what they come from.
@MainActor
struct DerivedPropertyWalkTests {
    private final class Told {
        var depth = 0
        var values: [Int] = []
    }

    @Test(arguments: UInt64(1)...300)
    func `no observer is called inside itself, and what each is told last is the value`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let roots = (0..<3).map { _ in MutableProperty(0) }
        var properties: [Property<Int>] = roots
        for _ in 0..<8 {
            let (first, second) = (
                properties.randomElement(using: &random)!, properties.randomElement(using: &random)!
            )
            properties.append(
                Bool.random(using: &random)
                    ? first.joined(with: second) { $0 &* 31 &+ $1 } : first.map { $0 &+ 1 })
        }
        var left = 60
        let all = properties.map { property in
            let told = Told()
            _ = property.observe { value in
                #expect(told.depth == 0)
                told.depth += 1
                told.values.append(value)
                if left > 0, Int.random(in: 0..<4, using: &random) == 0 {
                    left -= 1
                    roots.randomElement(using: &random)!.value = Int.random(in: 0..<100, using: &random)
                }
                told.depth -= 1
            }
            return told
        }
        for step in 0..<20 { roots.randomElement(using: &random)!.value = step }
        for (told, property) in zip(all, properties) { #expect(told.values.last == property.value) }
    }
}
