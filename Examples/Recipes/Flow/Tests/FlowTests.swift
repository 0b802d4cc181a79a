import Cairn
import CairnBinding
import CairnTesting
import FlowRecipe
import Testing

@MainActor
struct FlowTests {
    private let fetcher = HeldFetcher()
    private let stage: RecipeStage

    init() { stage = RecipeStage(MainFlow(fetcher: fetcher, views: .none)) }

    private func entry() throws -> any EntryViewModel { try stage.model(of: "entry") }

    @Test func `a flow owns and makes its view models, and their outputs decide what comes next`()
        async throws
    {
        let entry = try entry()
        entry.selectUser()
        #expect(stage.tree == "stack[entry]")
        try await fetcher.answer("Ada") { entry.userName.value == "Ada" }
        entry.selectUser()
        #expect(stage.tree == #"stack[entry > birthday("Ada")(decade)]"#)
    }

    @Test func `a flow shares another flow's stack, and its result comes to the one around it`() async throws
    {
        try entry().onUserNameSelected?("Ada")
        try stage.model((any ChoiceViewModel).self).choose(1980)
        #expect(stage.tree == #"stack[entry > birthday("Ada")(decade > year(in: 1980))]"#)
        try stage.model((any ChoiceViewModel).self).choose(1985)
        #expect(stage.tree == #"stack[entry > hello("Ada", 1985)]"#)
        try stage.model((any HelloViewModel).self).doneTapped()
        #expect(stage.tree == "stack[entry]" && stage.ledger.leaks.isEmpty)
    }

    @Test func `an output is a closure, with a payload or without, or a stream`() throws {
        let entry = try entry()
        var heard: [String] = []
        entry.onUserNameSelected = { heard.append($0) }
        entry.onUserNameSelected?("Ada")
        let hello = HelloDefaultViewModel(text: "")
        hello.onDone = { heard.append("done") }
        hello.doneTapped()
        let choice = ChoiceDefaultViewModel("", 1...3)
        let bond = choice.chosen.observe { heard.append("\($0 ?? 0)") }
        choice.choose(2)
        bond.end()
        choice.choose(3)
        #expect(heard == ["Ada", "done", "0", "2"])
    }

    @Test func `view models are protocols, with defaults that a stand-in gets too`() {
        let stub = StubEntry()
        var selected: String?
        stub.onUserNameSelected = { selected = $0 }
        stub.selectUser()
        #expect(selected == "Stub" && stub.canSelect.value)
    }

    @Test func `what a view model shows can be observed, and set by nobody else`() async throws {
        let entry = try entry()
        let shown = \Property<String?>.value as Any
        let kept = \MutableProperty<String?>.value as Any
        #expect(!(shown is ReferenceWritableKeyPath<Property<String?>, String?>))
        #expect(kept is ReferenceWritableKeyPath<MutableProperty<String?>, String?>)
        var seen: [String?] = []
        let bond = entry.userName.observe { seen.append($0) }
        try await fetcher.answer("Ada") { entry.userName.value == "Ada" }
        #expect(seen == [nil, "Ada"])
        bond.end()
    }

    @Test func `the life of the view reaches a view model that asks for it`() async throws {
        #expect(fetcher.isWaiting == false)
        await stage.until { fetcher.isWaiting }
        try entry().onUserNameSelected?("Ada")
        #expect(fetcher.asked == 1)
        // Nothing was found yet: it asks again.
        stage.host.tapBack()
        await stage.until { fetcher.asked == 2 }
    }

    @Test(arguments: ["back", "menu", "close"])
    func `a flow that is left, however, is gone, and the next can begin`(_ way: String) throws {
        try entry().onUserNameSelected?("Ada")
        try stage.model((any ChoiceViewModel).self).choose(1980)
        switch way {
        case "back":
            stage.host.tapBack()
            stage.host.tapBack()
        case "menu": stage.host.backMenu(down: 2)
        default: try stage.close("birthday(\"Ada\")")
        }
        #expect(stage.tree == "stack[entry]" && stage.ledger.leaks.isEmpty)
        try entry().onUserNameSelected?("Grace")
        #expect(stage.tree == #"stack[entry > birthday("Grace")(decade)]"#)
    }
}

private final class StubEntry: EntryViewModel {
    let userName = Property<String?>.constant("Stub")
    var onUserNameSelected: (@MainActor (String) -> Void)?
    func fetchUser() {}
}

/// Answers when the test says so.
@MainActor
final class HeldFetcher: UserFetcher {
    private var waiting: [CheckedContinuation<String, Never>] = []
    private(set) var asked = 0
    var isWaiting: Bool { !waiting.isEmpty }

    func fetchUser() async throws -> String {
        asked += 1
        return await withCheckedContinuation { waiting.append($0) }
    }

    func answer(_ name: String, until done: () -> Bool) async throws {
        while waiting.isEmpty { await Task.yield() }
        for waiter in waiting { waiter.resume(returning: name) }
        waiting = []
        while !done() { await Task.yield() }
    }
}

extension FlowViews {
    static let none = FlowViews(
        entry: { _ in Dialog<Never>("") }, choice: { _ in Dialog<Never>("") },
        hello: { _ in Dialog<Never>("") })
}
