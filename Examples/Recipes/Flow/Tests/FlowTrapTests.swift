import Cairn
import CairnTesting
import FlowRecipe
import Testing

/// What the essay's code runs into.
@MainActor
struct FlowTrapTests {
    @Test func `an output closure is kept by its view model, and by nobody else`() {
        let witness = Witness()
        weak var gone: Witness?
        var model: (any EntryViewModel)? = EntryDefaultViewModel(fetcher: HeldFetcher())
        do {
            let inner = Witness()
            gone = inner
            model?.onUserNameSelected = { [inner] in
                witness.name = $0
                _ = inner
            }
        }
        model?.onUserNameSelected?("Ada")
        #expect(witness.name == "Ada" && gone != nil)
        model = nil
        #expect(gone == nil)
    }

    @Test func `the flow of this recipe is in no cycle with its view model's closure`() async throws {
        weak var flow: MainFlow?
        do {
            let own = MainFlow(fetcher: HeldFetcher(), views: .none)
            flow = own
            try await TestApp.run(own) { try $0.expect("stack[entry]") }
        }
        #expect(flow == nil)
    }

    private final class Witness {
        var name: String?
    }
}
