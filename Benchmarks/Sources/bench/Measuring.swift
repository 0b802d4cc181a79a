import Foundation

/// What one row of the table says.
enum Measured {
    case pairs([Pair])
    case figure(String)
    case ratio(Double, String)
}

/// How long one thing took in one round in two cases, A and B.
struct Pair {
    let a: Duration
    let b: Duration
}

/// How many rounds to measure where a round takes less than a millisecond: then most of them are not interrupted by
/// anything else on the machine, and the median is that of undisturbed rounds. Of longer rounds those of the slower
/// case would be disturbed more often, and the ratio would say so.
let shortRounds = 1_001

/// Measures two cases in turn, A B A B …, so that whatever else the machine does falls on both alike. As many rounds
/// as a tenth of these come first and are not counted.
func interleaved(rounds: Int = 101, _ a: () -> Duration, _ b: () -> Duration) -> Measured {
    for _ in 0..<rounds / 10 { _ = (a(), b()) }
    return .pairs((0..<rounds).map { _ in Pair(a: a(), b: b()) })
}

/// Runs something many times and says how long one took.
@MainActor
func average(of count: Int = 10, _ run: @escaping @MainActor () -> Duration) -> () -> Duration {
    { MainActor.assumeIsolated { (0..<count).reduce(.zero) { sum, _ in sum + run() } / count } }
}

extension [Pair] {
    /// The median over the rounds of how much longer A took than B.
    var ratio: Double { map { $0.a / $0.b }.median }
    var a: Duration { map(\.a).median }
    var b: Duration { map(\.b).median }
}

extension Array where Element: Comparable {
    /// The middle one; of an even number, the upper of the two.
    var median: Element { sorted()[count / 2] }
}

/// What each of that many things adds to the memory of the process. They are kept, so that the next measurement
/// is not given their memory again.
@MainActor
func measureMemory<Things>(of count: Int, _ make: () -> Things) -> Measured {
    guard let bytes = bytes(of: count, make) else { return .figure("not measured here") }
    return .figure("\(bytes) bytes")
}

/// The same of two kinds of things, A and B. B comes first: what has grown leaves freed memory behind.
@MainActor
func compareMemory<A, B>(of count: Int, _ a: () -> A, _ b: () -> B) -> Measured {
    guard let base = bytes(of: count, b), let bytes = bytes(of: count, a), base > 0 else {
        return .figure("not measured here")
    }
    return .ratio(Double(bytes) / Double(base), "\(bytes) / \(base) bytes")
}

@MainActor
private func bytes<Things>(of count: Int, _ make: () -> Things) -> Int? {
    guard let before = residentBytes() else { return nil }
    measuredThings.append(make())
    return ((residentBytes() ?? before) - before) / count
}

/// How long one of many takes that is slower than 99 of 100 others, and how long the median one.
@MainActor
func slowest(of count: Int, _ run: () -> Duration) -> Measured {
    for _ in 0..<count / 10 { _ = run() }
    let all = (0..<count).map { _ in run() }.sorted()
    let (slow, median) = (all[count * 99 / 100], all.median)
    return .ratio(slow / median, times(slow, median))
}

@MainActor private var measuredThings: [Any] = []

/// The memory of this process that is in use, where the system tells it in /proc; nil elsewhere.
func residentBytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
}
