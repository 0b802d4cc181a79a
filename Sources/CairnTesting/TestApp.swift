import Cairn

/// Drives a coordinator as an app would, with no UI, and holds the test to saying everything that happens:
/// ```swift
/// try await TestApp.run(MatchesCoordinator(store: store)) { app in
///     await app.trigger(.match(7))
///     try app.expect("stack[list > match(7)]")
/// }
/// ```
/// Each of these fails the test; a lenient app overlooks all but the trees it is asked about:
/// - a change that no ``expect(_:fileID:line:)`` spoke of before the next request or gesture of the test (not of a view model
///   that the test calls itself),
/// - a request or a guard that is still unanswered, and a request that waits for a screen with its router,
/// - a result of a flow that nobody wanted,
/// - what was left behind in memory.
@MainActor
public final class TestApp<Root: Coordinator> {
    /// The navigator, for its journal and its pending requests.
    public let navigator: Navigator
    /// The host, for its fingers.
    public let host: TestHost
    private let ledger: Ledger
    private let isLenient: Bool
    /// The newest tree that the test spoke of.
    private var expectedTree: Tree
    /// The newest entry of the journal that was read.
    private var read: Int
    /// What brought the last change that the test did not speak of yet, perhaps one that was undone since.
    private var change: Journal.Cause?
    /// What the test went on from without a word, or the result of a flow that nobody wanted.
    private var unexpected: TestFailure?
    /// What was taken back, since the test waited for it itself.
    private var stuck: TestFailure?
    /// The root coordinator's: the test may hold that one, whatever becomes of the window.
    private let rootNode: Tree.Node.ID
    /// The line that asked for something last, or spoke of a tree; at first, the one that runs the test.
    private var asked: TestFailure.Place

    /// Runs a test. At its end everything is checked that it had to say.
    /// - Parameters:
    ///   - snapshot: What the app begins with, as one that was ended does; without one it begins with its root. What is there when
    ///     the body begins is no change that has to be expected. What a guard holds up comes later, and is one. What was lost is
    ///     in the navigator's `notRestored`.
    ///   - pace: When the host's steps end: each at once, or when the test says so, for what happens in mid-transition.
    ///   - isCompact: Whether there is little room, as on a phone: columns are one stack.
    ///   - lenient: Whether to overlook all but the trees it is asked about.
    /// - Throws: What the body throws, or a ``TestFailure``.
    @discardableResult
    public static func run<Result>(
        _ root: Root, restoring snapshot: Snapshot? = nil, pace: TestHost.Pace = .atOnce,
        isCompact: Bool = false, lenient: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @MainActor (TestApp) async throws -> Result
    ) async throws -> Result {
        let place = TestFailure.Place(fileID: fileID, line: line)
        let early = EarlyRequests()
        return try await EarlyRequests.$ofTest.withValue(early) {
            let host = TestHost(pace, isCompact: isCompact)
            let app = TestApp(root, restoring: snapshot, on: host, lenient: lenient, at: place)
            let result = try await body(app)
            try app.end(at: place, early)
            return result
        }
    }

    private init(
        _ root: Root, restoring snapshot: Snapshot?, on host: TestHost, lenient: Bool,
        at place: TestFailure.Place
    ) {
        asked = place
        navigator = Navigator(root: root, restoring: snapshot)
        ledger = Ledger(navigator)
        self.host = host
        navigator.attach(host)
        isLenient = lenient
        expectedTree = navigator.tree
        rootNode = navigator.tree.root.id
        read = navigator.journal.entries.last?.number ?? -1
        host.willTouch = { [weak self] in self?.checkSpokenOf() }
    }

    /// Asks for a route in the name of the screen in front, and waits for the outcome. The nearest coordinator
    /// from there outwards that knows the route decides. Where the test has not spoken of a change before, and is not
    /// lenient, it goes on, and the next ``expect(_:fileID:line:)`` that holds, or the end of the test, throws for that. Where it
    /// waits for a person, in a flow that a guard has come first, it is taken back, and they throw for that: use
    /// ``request(_:fileID:line:)``.
    @discardableResult
    public func trigger(
        _ route: Root.Route, fileID: StaticString = #fileID, line: UInt = #line
    ) async -> Outcome { await outcome(of: request(of: route, fileID: fileID, line: line)) }

    /// Asks for a route of a coordinator further in, named in full: `trigger(of: SignUp.Route.photo)`.
    @discardableResult
    public func trigger<Route>(
        of route: Route, fileID: StaticString = #fileID, line: UInt = #line
    ) async -> Outcome { await outcome(of: request(of: route, fileID: fileID, line: line)) }

    /// Follows a link, and waits for the outcome: refused for a link that cannot be read. Where the test has not spoken of a change
    /// before, that is as for ``trigger(_:fileID:line:)``.
    @discardableResult
    public func follow<Destination>(
        _ link: String, by table: LinkTable<Destination>, fileID: StaticString = #fileID, line: UInt = #line
    ) async -> Outcome {
        checkSpokenOf()
        asked = .init(fileID: fileID, line: line)
        return await outcome(of: navigator.follow(link, by: table))
    }

    /// Takes the request back where it waits for what only a person can end, and fails the test: it would wait for ever.
    private func outcome(of request: Request) async -> Outcome {
        if let result = request.result { return result }
        let changes = navigator.changes()
        let watch = Task {
            var entries = changes.makeAsyncIterator()
            while await !isStuck(request) { if await entries.next() == nil { return } }
            stuck = TestFailure(
                "'\(request.route)' waits for what only a person can end: ask for it by request(_:), and go on from there\n"
                    + "    \(navigator.tree)", at: asked)
            request.cancel()
        }
        defer { watch.cancel() }
        return await request.outcome
    }

    /// Whether nothing comes of it any more, and a person is waited for.
    private func isStuck(_ request: Request) async -> Bool {
        let before = pulse
        for _ in 0..<10_000 {
            guard navigator.awaitsPerson, pulse == before, request.result == nil else { return false }
            await Task.yield()
        }
        return true
    }

    /// Asks for a route as ``trigger(_:fileID:line:)`` does, without waiting: for a decision or a guard that the test answers in
    /// between.
    public func request(
        _ route: Root.Route, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Request { request(of: route, fileID: fileID, line: line) }

    /// Asks for a route of a coordinator further in, named in full, without waiting: `request(of: SignUp.Route.photo)`.
    public func request<Route>(
        of route: Route, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Request {
        checkSpokenOf()
        asked = .init(fileID: fileID, line: line)
        return navigator.router().trigger(route)
    }

    /// Lets tasks run that decisions, guards and view models have begun, and the host's steps end, until nothing more
    /// comes of it. What then is pending waits for the test: for a person, or for a service that the test answers for.
    public func rest() async {
        var (quiet, before) = (0, pulse)
        // A task may be on its way back from another thread, where nobody can see it.
        while quiet < 100 {
            host.endSteps()
            await Task.yield()
            let now = pulse
            quiet = now == before ? quiet + 1 : 0
            before = now
        }
    }

    /// What changes as long as something comes of something.
    private var pulse: [Int] {
        [navigator.journal.entries.last?.number ?? -1, navigator.pending.count, navigator.isSettled ? 1 : 0]
    }

    /// The view model of the screen in front, or of the topmost one with that label.
    /// - Throws: A ``TestFailure`` that names what is there.
    public func model<Model>(
        _: Model.Type = Model.self, of label: String? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws -> Model {
        let node =
            label.map { label in navigator.tree.nodes.last { $0.label == label } } ?? navigator.tree.visible
        let made = node.flatMap { navigator.made(for: $0.id) }
        if let notice = made as? BeginningRefused {
            throw TestFailure(
                "expected \(Model.self), but the app could not begin: \(notice.refusal)",
                at: .init(fileID: fileID, line: line))
        }
        let found = node.flatMap { self.found(at: $0.id) }
        guard let model = found as? Model else {
            let other = navigator.tree.nodes.last { self.found(at: $0.id) is Model }
            throw TestFailure(
                "expected \(Model.self) for '\(label ?? node?.label ?? "")' in \(navigator.tree), found "
                    + (found.map { "\(type(of: $0))" } ?? "nothing")
                    + (other.map { "; '\($0.label)' has one: model(of: \"\($0.label)\")" } ?? ""),
                at: .init(fileID: fileID, line: line))
        }
        return model
    }

    private func found(at node: Tree.Node.ID) -> Any? {
        let made = navigator.made(for: node)
        return (made as? Screen)?.model ?? made
    }

    /// The whole tree, in notation, however it is spaced. Speaks of all that changed since the last request, or the last
    /// finger, of the test; in an exhaustive test that has to be done before the next.
    /// - Throws: A ``TestFailure`` with both trees and the place where they part.
    public func expect(_ notation: String, fileID: StaticString = #fileID, line: UInt = #line) throws {
        if let stuck { throw stuck }
        let place = TestFailure.Place(fileID: fileID, line: line)
        let expected: String
        do { expected = try Tree(notation: notation).notation } catch {
            throw TestFailure("\(error)", at: place)
        }
        let found = navigator.tree.notation
        guard expected == found else {
            throw TestFailure(
                "the tree is another" + refused + "\n" + difference(expected: expected, found: found) + lost,
                at: place)
        }
        readJournal()
        (expectedTree, change) = (navigator.tree, nil)
        if let unexpected { throw unexpected }
        asked = place
    }

    private func end(at place: TestFailure.Place, _ early: EarlyRequests) throws {
        if let stuck { throw stuck }
        guard !isLenient else { return }
        checkSpokenOf()
        if let unexpected { throw unexpected }
        if let open = navigator.inspectedRequests.first {
            throw TestFailure(
                "'\(open.route)' is still unanswered at the end of the test; it waits for \(open.waitsFor)",
                at: asked)
        }
        if let why = early.whyOneWaits { throw TestFailure(why, at: asked) }
        let left = ledger.leaks.filter { $0.node != rootNode }
        guard left.isEmpty else {
            throw TestFailure(
                "left behind: \(left.map(\.description).joined(separator: ", "))", at: place)
        }
    }

    private func checkSpokenOf() {
        readJournal()
        guard !isLenient, unexpected == nil, change != nil || navigator.tree != expectedTree else { return }
        let cause = change.map { ", \($0)" } ?? ""
        let isUndone = navigator.tree == expectedTree
        unexpected = TestFailure(
            "a change that nothing was expected of\(cause)\n"
                + (isUndone
                    ? "    and the tree was \(expectedTree) again"
                    : difference(expected: expectedTree.notation, found: navigator.tree.notation)),
            at: asked)
    }

    private func readJournal() {
        for entry in navigator.journal.entries(after: read).entries {
            if entry.before != entry.tree { change = entry.cause }
            guard case .refused(.unhandledOutput) = entry.outcome, !isLenient, unexpected == nil else {
                continue
            }
            unexpected = TestFailure("\(entry)", at: asked)
        }
        read = navigator.journal.entries.last?.number ?? -1
    }

    /// What was refused last, if nothing has come of anything since.
    private var refused: String {
        guard let last = navigator.journal.entries.last, case .refused = last.outcome else { return "" }
        return "; \(last)"
    }

    /// What of a snapshot is not in the tree.
    private var lost: String { navigator.notRestored.map { "\n    \($0)" }.joined() }

    private func difference(expected: String, found: String) -> String {
        let common = zip(expected, found).prefix { $0 == $1 }.count
        return """
                expected  \(expected)
                found     \(found)
                          \(String(repeating: " ", count: common))^
            """
    }
}
