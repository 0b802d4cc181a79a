import CairnBinding
import Observation
import Testing

/// Properties as Observation sees them, and `observe { }`.
@MainActor
struct ObservationTests {
    private final class View: BindingHolder {
        var shown: [String] = []
    }

    @Observable @MainActor
    final class Plain {
        var title = "a"
    }

    private let name = MutableProperty("Ana")
    private let view = View()

    /// What is scheduled on the main actor runs before this does.
    private func turn() async { await Task { @MainActor in }.value }

    @Test func `Observation is told when a property that it tracked changes, however it was read before`() {
        var changes = 0
        _ = name.value
        name.value = "Ben"
        for value in ["Cem", "Dag"] {
            withObservationTracking {
                _ = name.value
            } onChange: {
                MainActor.assumeIsolated { changes += 1 }
            }
            name.value = value
            name.value = value
        }
        #expect(changes == 2)
    }

    @Test func `what is set while Observation tracks is told the next time too`() {
        var changes = 0
        withObservationTracking {
            _ = name.value
            name.value = "Ben"
        } onChange: {
            MainActor.assumeIsolated { changes += 1 }
        }
        name.value = "Cem"
        #expect(changes == 1)
    }

    @Test func `Observation sees what a derived property comes from`() {
        var changes = 0
        withObservationTracking {
            _ = name.map(\.count).joined(with: .constant(1)) { $0 + $1 }.value
        } onChange: {
            MainActor.assumeIsolated { changes += 1 }
        }
        name.value = "Ben"
        #expect(changes == 1)
    }

    @Test func `observe runs now, and once in the next turn for all changes of one`() async {
        let plain = Plain()
        view.observe { [unowned view] in view.shown.append("\(name.value) \(plain.title)") }
        name.value = "Ben"
        plain.title = "b"
        name.value = "Cem"
        #expect(view.shown == ["Ana a"])
        await turn()
        #expect(view.shown == ["Ana a", "Cem b"])
        plain.title = "c"
        await turn()
        #expect(view.shown == ["Ana a", "Cem b", "Cem c"])
    }

    @Test func `observe ends when told to`() async {
        let bond = view.observe { [unowned view] in view.shown.append(name.value) }
        name.value = "Ben"
        bond.end()
        await turn()
        name.value = "Cem"
        await turn()
        #expect(view.shown == ["Ana"])
    }

    @Test func `observe ends with the view, which it does not keep`() async {
        var runs = 0
        weak var gone: View?
        do {
            let view = View()
            gone = view
            view.observe { [unowned view] in
                runs += 1
                view.shown.append(name.value)
            }
            name.value = "Ben"
        }
        #expect(gone == nil)
        await turn()
        name.value = "Cem"
        await turn()
        #expect(runs == 1)
    }
}
