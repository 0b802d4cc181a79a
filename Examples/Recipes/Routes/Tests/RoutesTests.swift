import Cairn
import CairnBinding
import CairnTesting
import RoutesRecipe
import Testing

@MainActor
struct RoutesTests {
    private let opening = MutableProperty(Opening.modal())
    private let bo = User(id: 2, name: "Bo")

    /// Runs a test from the list of friends.
    private func run(
        _ body: @MainActor (TestApp<FriendsCoordinator>, FriendsViewModel) async throws -> Void
    ) async throws {
        let root = FriendsCoordinator(friends: Friends(), views: .none, opening: opening)
        try await TestApp.run(root) { try await body($0, $0.model()) }
    }

    @Test func `a route is written once and reused, modal here and pushed there`() async throws {
        try await run { app, friends in
            friends.tapped(bo)
            try app.expect("stack[friends] + sheet(profile(2)(profile))")
            #expect(app.host.pullSheet())
            try app.expect("stack[friends]")
            friends.chatsTapped()
            try app.expect("stack[friends > chats(chats)]")
            try app.model(ChatsViewModel.self).tapped(bo)
            try app.expect("stack[friends > chats(chats > profile(2)(profile))]")
        }
    }

    @Test func `a screen sees only its routes, and a router that adopts them compiles`() {
        let friends = FriendsRouter.Routes.self
        let profile = ProfileRouter.Routes.self
        #expect("\(friends)" == "FriendsRoutes & ProfileRoute")
        #expect("\(profile)" == "Closable & SystemRoutes")
        // The compiler picks the first of two functions only where the router has those routes.
        #expect(canShare(ProfileRouter.self) && !canShare(FriendsRouter.self))
    }

    @Test func `the transition is a default of the route, overridden by a router, at run time too`()
        async throws
    {
        try await run { app, friends in
            #expect(ByDefault(router: app.router).profileTransition == .modal())
            opening.value = .push()
            friends.tapped(bo)
            try app.expect("stack[friends > profile(2)(profile)]")
        }
    }

    @Test func `the transition is read once for each opening`() async throws {
        try await run { app, _ in
            let counting = Counting(router: app.router)
            counting.openProfile(for: 2)
            #expect(counting.reads.value == 1)
            try app.expect("stack[friends > profile(2)(profile)]")
        }
    }

    @Test(arguments: [Opening.push(), .modal(), .push(.fade), .modal(.fade)])
    func `close uses the transition that opened the screen, whatever the default is by then`(
        _ way: Opening
    ) async throws {
        try await run { app, friends in
            opening.value = way
            friends.tapped(bo)
            let tree = app.navigator.tree.notation
            #expect(tree.contains("profile(2)(profile)"))
            try app.expect(tree)
            for other in [Opening.push(), .modal()] { opening.value = other }
            try app.model(ProfileViewModel.self).closeTapped()
            try app.expect("stack[friends]")
        }
    }

    @Test func `closing with nothing to close, or before opening, is a clear refusal`() async throws {
        try await run { app, _ in
            let root = app.router.close()
            #expect(root.result == .refused(.nothingToClose(app.navigator.tree)))
        }
        let early = ClosesTooEarly()
        try await TestApp.run(early) { app in
            try app.model(Router<ClosesTooEarly.Route>.self).trigger(.opening)
            try app.expect("stack[start]")
            #expect(early.closing?.result == .refused(.askerLeft))
        }
    }

    @Test func `closing a pushed screen takes that one, not whatever is on top`() async throws {
        try await run { app, friends in
            opening.value = .push()
            friends.tapped(bo)
            try app.expect("stack[friends > profile(2)(profile)]")
            let profile: ProfileViewModel = try app.model()
            friends.tapped(User(id: 3, name: "Cem"))
            try app.expect("stack[friends > profile(2)(profile) > profile(3)(profile)]")
            profile.closeTapped()
            try app.expect("stack[friends]")
        }
    }

    @Test func `closing a modal dismisses that one, not what it presents or what presents it`() async throws {
        try await run { app, friends in
            friends.tapped(bo)
            try app.expect("stack[friends] + sheet(profile(2)(profile))")
            let profile: ProfileViewModel = try app.model()
            let sharing = Task { await profile.shareTapped() }
            await app.rest()
            try app.expect(Self.sharing)
            profile.closeTapped()
            await sharing.value
            try app.expect("stack[friends]")
            #expect(profile.status.value == "Never mind.")
        }
    }

    @Test func `what goes into a module is a value, and what comes out reaches its opener while it is open`()
        async throws
    {
        try await run { app, friends in
            friends.tapped(bo)
            try app.expect("stack[friends] + sheet(profile(2)(profile))")
            try app.model(ProfileViewModel.self).followTapped()
            #expect(friends.news.value == "Friends, Bo too")
            try app.expect("stack[friends] + sheet(profile(2)(profile))")
        }
    }

    @Test func `a user whom nobody knows has no profile, and the refusal says who`() async throws {
        try await run { app, friends in
            let refusal = await app.router.trigger(.push(.profile(9))).outcome
            #expect("\(refusal)".contains("UnknownUser(id: 9)"))
            try app.expect("stack[friends]")
        }
    }

    @Test func `a modal is found its place from tabs and columns too, without a top view controller`()
        async throws
    {
        try await TestApp.run(Nested(.tabs(.friends, .split))) { app in
            try app.model(FriendsViewModel.self).tapped(bo)
            try app.expect("tabs[*friends:stack[friends], split] + sheet(profile(2)(profile))")
        }
        try await TestApp.run(Nested(.tabs(.split, .empty))) { app in
            let before = app.navigator.tree.notation
            try app.model(FriendsViewModel.self, of: "friends").tapped(bo)
            try app.expect(before + " + sheet(profile(2)(profile))")
            try app.model(ProfileViewModel.self).closeTapped()
            try app.expect(before)
        }
    }

    private static let sharing =
        #"stack[friends] + sheet(profile(2)(profile)) + popover(share("Do you know Bo?")(shareSheet))"#
}

extension TestApp<FriendsCoordinator> {
    /// The router of the list of friends.
    fileprivate var router: Router<Tree.Transition<FriendsCoordinator.Destination, Never>> {
        navigator.router(for: FriendsCoordinator.Route.self).scoped { .open($0) }
    }
}

private func canShare<Routes: SystemRoutes>(_: Routes.Type) -> Bool { true }
private func canShare<Routes>(_: Routes.Type) -> Bool { false }

private struct ByDefault: ScreenRouter, ProfileRoute {
    let router: Router<Tree.Transition<FriendsCoordinator.Destination, Never>>
}

private struct Counting: ScreenRouter, ProfileRoute {
    let router: Router<Tree.Transition<FriendsCoordinator.Destination, Never>>
    let reads = MutableProperty(0)
    var profileTransition: Opening {
        reads.value += 1
        return .push()
    }
}

/// Has a screen that closes itself before it is open, in a change that is refused: tabs do not fit into a stack.
@MainActor
private final class ClosesTooEarly: Coordinator {
    enum Route { case opening }
    enum Destination: Cairn.Destination { case start, early, misfit }
    private(set) var closing: Request?
    var root: Tree.Root<Destination> { .stack(.start) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        .several(.push(.early), .push(.misfit))
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        if destination == .misfit { return Nested(.tabs(.empty, .empty)) }
        if destination == .early { closing = router.close() }
        return Screen(router) { _ in Dialog<Never>("") }
    }
}

/// Tabs of which one is a split view, around friends.
@MainActor
private final class Nested: Coordinator {
    enum Route: Cairn.Destination { case friends, split, empty }
    let root: Tree.Root<Route>

    init(_ root: Tree.Root<Route>) { self.root = root }

    func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        switch destination {
        case .friends: FriendsCoordinator(friends: Friends(), views: .none)
        case .split: Nested(.split(primary: .screen(.empty), secondary: .screen(.friends)))
        case .empty: Screen(router) { _ in Dialog<Never>("") }
        }
    }
}

extension RoutesViews {
    /// For a host that makes no views.
    static let none = RoutesViews(
        friends: { _ in Dialog<Never>("") }, chats: { _ in Dialog<Never>("") },
        profile: { _ in Dialog<Never>("") }, about: { _ in Dialog<Never>("") })
}
