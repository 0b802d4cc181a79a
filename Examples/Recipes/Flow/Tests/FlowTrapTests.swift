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

    @Test func `the flow of this recipe is in no cycle with its view model's closure`() {
        weak var flow: MainFlow?
        do {
            let own = MainFlow(fetcher: HeldFetcher(), views: .none)
            flow = own
            let stage = RecipeStage(own)
            #expect(stage.tree == "stack[entry]")
        }
        #expect(flow == nil)
    }

    @Test func `the cycle of flow, view model, closure and flow is named by the ledger`() throws {
        let stage = RecipeStage(Around())
        try stage.model(Router<Around.Route>.self).trigger(.flow)
        weak var flow: Cyclic?
        flow = stage.navigator.tree.nodes.compactMap { stage.navigator.made(for: $0.id) as? Cyclic }.last
        stage.host.tapBack()
        #expect(
            Set(stage.ledger.leftBehind.map(\.description)) == [
                "Cyclic of flow, made by Around for start",
                "EntryDefaultViewModel of entry, made by Cyclic for flow",
            ])
        flow?.breakCycle()
        #expect(stage.ledger.leftBehind.isEmpty)
    }

    private final class Witness {
        var name: String?
    }
}

@MainActor
private final class Around: Coordinator {
    enum Route: Cairn.Destination { case start, flow }
    var root: Tree.Root<Route> { .stack(.start) }

    func screen(for place: Route, openedBy opener: Asker, router: Router<Route>) -> any Presentable {
        switch place {
        case .start: Screen(router) { _ in Dialog<Never>("") }
        case .flow: Cyclic()
        }
    }
}

/// As the essay writes it: the flow keeps its view model, whose closure keeps the flow.
@MainActor
private final class Cyclic: Coordinator {
    enum Route: Cairn.Destination { case entry }
    var root: Tree.Root<Route> { .stack(.entry) }
    private lazy var entryViewModel: any EntryViewModel = {
        let viewModel = EntryDefaultViewModel(fetcher: HeldFetcher())
        viewModel.onUserNameSelected = onUserNameSelected
        return viewModel
    }()

    func screen(for place: Route, openedBy opener: Asker, router: Router<Route>) -> any Presentable {
        Screen(entryViewModel) { _ in Dialog<Never>("") }
    }

    func onUserNameSelected(_ name: String) {}
    func breakCycle() { entryViewModel.onUserNameSelected = nil }
}
