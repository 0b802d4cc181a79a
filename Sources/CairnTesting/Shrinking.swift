/// A short part of a sequence that fails as the whole does: what can be left out is left out, in ever smaller pieces.
///
/// Not always the shortest: it is looked for over `budget` steps at most.
/// - Parameter fails: Whether a part fails in the same way.
@MainActor
package func shrunk<Step>(
    _ steps: [Step], budget: Int = 200_000, fails: @MainActor ([Step]) async -> Bool
) async -> [Step] {
    var steps = steps
    var budget = budget
    // Most failures depend on what came just before.
    var tail = 8
    while tail < steps.count, budget > 0 {
        budget -= tail
        let last = Array(steps.suffix(tail))
        if await fails(last) {
            steps = last
            break
        }
        tail *= 2
    }
    var size = steps.count / 2
    while size > 0, budget > 0 {
        var start = 0
        var isShorter = false
        while start < steps.count, budget > 0 {
            let rest = Array(steps[..<start] + steps[min(start + size, steps.count)...])
            budget -= rest.count + 1
            if await fails(rest) {
                steps = rest
                isShorter = true
            } else {
                start += size
            }
        }
        if size == 1, !isShorter { break }
        size = max(size / 2, 1)
    }
    return steps
}
