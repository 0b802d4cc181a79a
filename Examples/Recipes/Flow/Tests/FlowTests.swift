import Cairn
import CairnBinding
import CairnTesting
import FlowRecipe
import Testing

@MainActor
struct FlowTests {
    private let fetcher = HeldFetcher()

    private func run(
        _ body: @MainActor (TestApp<MainFlow>, any EntryViewModel) async throws -> Void
    ) async throws {
        try await TestApp.run(MainFlow(fetcher: fetcher, views: .none)) { app in
            try await body(app, app.model(of: "entry"))
        }
    }

    /// The same from the first of the second flow's screens.
    private func choose(_ body: @MainActor (TestApp<MainFlow>, any ChoiceViewModel) throws -> Void)
        async throws
    {
        try await run { app, entry in
            entry.onUserNameSelected?("Ada")
            try app.expect(#"stack[entry > birthday("Ada")(decade)]"#)
            try body(app, app.model())
        }
    }

    @Test func `a flow owns and makes its view models, and their outputs decide what comes next`()
        async throws
    {
        try await run { app, entry in
            entry.selectUser()
            await app.rest()
            try app.expect("stack[entry]")
            fetcher.answer("Ada")
            await app.rest()
            #expect(entry.userName.value == "Ada")
            entry.selectUser()
            try app.expect(#"stack[entry > birthday("Ada")(decade)]"#)
        }
    }

    @Test func `a flow shares another flow's stack, and its result comes to the one around it`() async throws
    {
        try await choose { app, decade in
            decade.choose(1980)
            try app.expect(#"stack[entry > birthday("Ada")(decade > year(in: 1980))]"#)
            try app.model((any ChoiceViewModel).self).choose(1985)
            try app.expect(#"stack[entry > hello("Ada", 1985)]"#)
            try app.model((any HelloViewModel).self).doneTapped()
            try app.expect("stack[entry]")
        }
    }

    @Test func `an output is a closure, with a payload or without, or a stream`() {
        let entry = EntryDefaultViewModel(fetcher: fetcher)
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
        let shown = \Property<String?>.value as Any
        let kept = \MutableProperty<String?>.value as Any
        #expect(!(shown is ReferenceWritableKeyPath<Property<String?>, String?>))
        #expect(kept is ReferenceWritableKeyPath<MutableProperty<String?>, String?>)
        try await run { app, entry in
            var seen: [String?] = []
            let bond = entry.userName.observe { seen.append($0) }
            await app.rest()
            fetcher.answer("Ada")
            await app.rest()
            #expect(seen == [nil, "Ada"])
            bond.end()
        }
    }

    @Test func `the life of the view reaches a view model that asks for it`() async throws {
        try await run { app, entry in
            await app.rest()
            #expect(fetcher.asked == 1)
            entry.onUserNameSelected?("Ada")
            try app.expect(#"stack[entry > birthday("Ada")(decade)]"#)
            // Nothing was found yet: it asks again.
            #expect(app.host.tapBack())
            try app.expect("stack[entry]")
            await app.rest()
            #expect(fetcher.asked == 2)
            fetcher.answer("Ada")
        }
    }

    @Test func `a fetch that fails is an alert`() async throws {
        try await run { app, entry in
            await app.rest()
            fetcher.answer(nil)
            await app.rest()
            try app.expect("stack[entry] + alert(failed(.unreachable))")
            #expect(app.host.tap("OK"))
            try app.expect("stack[entry]")
            #expect(entry.userName.value == nil)
        }
    }

    @Test(arguments: ["back", "menu", "close"])
    func `a flow that is left, however, is gone, and the next can begin`(_ way: String) async throws {
        try await choose { app, decade in
            decade.choose(1980)
            try app.expect(#"stack[entry > birthday("Ada")(decade > year(in: 1980))]"#)
            switch way {
            case "back":
                #expect(app.host.tapBack())
                try app.expect(#"stack[entry > birthday("Ada")(decade)]"#)
                #expect(app.host.tapBack())
            case "menu": #expect(app.host.backMenu(down: 2))
            default: try app.navigator.close(#"birthday("Ada")"#)
            }
            try app.expect("stack[entry]")
            try app.model((any EntryViewModel).self).onUserNameSelected?("Grace")
            try app.expect(#"stack[entry > birthday("Grace")(decade)]"#)
        }
    }
}

private final class StubEntry: EntryViewModel {
    let userName = Property<String?>.constant("Stub")
    var onUserNameSelected: (@MainActor (String) -> Void)?
    var onFetchFailed: (@MainActor (UserFetchError) -> Void)?
    func fetchUser() {}
}

/// Answers when the test says so.
@MainActor
final class HeldFetcher: UserFetcher {
    private var waiting: [CheckedContinuation<String, any Error>] = []
    private(set) var asked = 0

    func fetchUser() async throws -> String {
        asked += 1
        return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    /// - Parameter name: Nil for a service that cannot be reached.
    func answer(_ name: String?) {
        for waiter in waiting {
            waiter.resume(with: name.map { .success($0) } ?? .failure(UserFetchError.unreachable))
        }
        waiting = []
    }
}

extension FlowViews {
    static let none = FlowViews(
        entry: { _ in Dialog<Never>("") }, choice: { _ in Dialog<Never>("") },
        hello: { _ in Dialog<Never>("") })
}
