import Cairn
import CairnContract
import CairnTesting
import Testing

/// A test of the tests: hosts with a bug each, which the walk has to find.
@MainActor
struct PlantedBugTests {
    @Test(arguments: [
        (BrokenHost.Bug.doesNotPop, "law 1"), (.neverLetsGo, "law 2"), (.dismissesOneMore, "law 3"),
        (.keepsWhatItShows, "law 7"), (.asksNobody, "law 8"),
    ])
    func `a host that breaks a law is found`(_ bug: BrokenHost.Bug, _ law: String) async throws {
        let contract = HostContract(view: { NoView($0) }) { BrokenHost($0, bug) }
        let violation = await #expect(throws: ContractViolation.self) {
            try await contract.walk(seed: 1, steps: 5_000, shapes: .plain)
        }
        #expect(violation?.description.hasPrefix(law) == true, "\(law): \(violation?.description ?? "")")
        let steps = try #require(violation?.steps)
        #expect(steps <= 10, "\(violation?.description ?? "")")
    }
}

@MainActor
final class BrokenHost: NavigatorHost, HostStage {
    enum Bug: Sendable { case doesNotPop, neverLetsGo, dismissesOneMore, keepsWhatItShows, asksNobody }
    weak var navigator: Navigator? {
        didSet {
            inner.navigator = navigator
            inner.asksGuards = bug != .asksNobody
        }
    }
    private let inner = TestHost()
    private let bug: Bug
    private var kept: [any Presentable] = []

    init(_ navigator: Navigator, _ bug: Bug) {
        self.bug = bug
        navigator.attach(self)
    }

    func perform(_ step: Patch.Step, animated: Bool) {
        let after = inner.look().after(step)
        if bug == .keepsWhatItShows { kept += after.ids.compactMap { navigator?.made(for: $0) } }
        if bug == .doesNotPop, after.ids.isSubset(of: inner.look().ids), after != inner.look() {
            navigator?.hear(.rested(inner.look()))
        } else if bug == .dismissesOneMore, case .dismiss(let count) = step, count > 1 {
            inner.perform(.dismiss(toLayers: count - 1), animated: animated)
        } else {
            inner.perform(step, animated: animated)
        }
    }

    func letGo(finish: Bool) {
        if bug == .neverLetsGo { return }
        inner.letGo(finish: finish)
    }

    var front: String? { inner.front }
    func settle() { inner.settle() }
    func letPass() { inner.letPass() }
    func look() -> Shown { inner.look() }
    func tapBack() -> Bool { inner.tapBack() }
    func backMenu(down count: Int) -> Bool { inner.backMenu(down: count) }
    func beginSwipeBack() -> Bool { inner.beginSwipeBack() }
    func beginPull() -> Bool { inner.beginPull() }
    func tap(_ label: String) -> Bool { inner.tap(label) }
    func type(_ text: String, into placeholder: String) -> Bool { inner.type(text, into: placeholder) }
    var isMoving: Bool { inner.isMoving }
    func call(_ call: ForeignCall, animated: Bool) { inner.call(call, animated: animated) }
}
