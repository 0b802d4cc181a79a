import Cairn
import CairnBinding
import CairnTesting
import RoutesRecipe
import Testing

@MainActor
struct RoutesTests {
    private let opening = MutableProperty(Opening.modal())
    private let stage: RecipeStage
    private let bo = User(id: 2, name: "Bo")

    init() {
        stage = RecipeStage(FriendsCoordinator(friends: Friends(), views: .none, opening: opening))
    }

    @Test func `a route is written once and reused, modal here and pushed there`() throws {
        let friends: FriendsViewModel = try stage.model()
        friends.tapped(bo)
        #expect(stage.tree == "stack[friends] + sheet(profile(2)(profile))")
        stage.host.pullSheet()
        friends.chatsTapped()
        try stage.model(ChatsViewModel.self).tapped(bo)
        #expect(stage.tree == "stack[friends > chats(chats > profile(2)(profile))]")
    }

    @Test func `a screen sees only its routes, and a router that adopts them compiles`() throws {
        let friends = FriendsRouter.Routes.self
        let profile = ProfileRouter.Routes.self
        #expect("\(friends)" == "FriendsRoutes & ProfileRoute")
        #expect("\(profile)" == "Closable & SystemRoutes")
        // The compiler picks the first of two functions only where the router has those routes.
        #expect(canShare(ProfileRouter.self) && !canShare(FriendsRouter.self))
    }

    @Test func `the transition is a default of the route, overridden by a router, at run time too`() throws {
        let friends: FriendsViewModel = try stage.model()
        #expect(ByDefault(router: stage.router()).profileTransition == .modal())
        opening.value = .push()
        friends.tapped(bo)
        #expect(stage.tree == "stack[friends > profile(2)(profile)]")
    }

    @Test func `the transition is read once for each opening`() throws {
        let counting = Counting(router: stage.router())
        counting.openProfile(for: 2)
        #expect(counting.reads.value == 1)
        #expect(stage.tree == "stack[friends > profile(2)(profile)]")
    }

    @Test(arguments: [Opening.push(), .modal(), .push(.fade), .modal(.fade)])
    func `close uses the transition that opened the screen, whatever the default is by then`(
        _ way: Opening
    ) throws {
        let friends: FriendsViewModel = try stage.model()
        opening.value = way
        friends.tapped(bo)
        for other in [Opening.push(), .modal()] { opening.value = other }
        try stage.model(ProfileViewModel.self).closeTapped()
        #expect(stage.tree == "stack[friends]" && stage.ledger.leaks.isEmpty)
    }

    @Test func `closing with nothing to close, or before opening, is a clear refusal`() throws {
        let root = stage.router().close()
        #expect(root.result == .refused(.nothingToClose(stage.navigator.tree)))
        let early = ClosesTooEarly()
        let stage = RecipeStage(early)
        try stage.model(Router<ClosesTooEarly.Route>.self).trigger(.opening)
        #expect(stage.tree == "stack[start]")
        #expect(early.closing?.result == .refused(.askerLeft))
    }

    @Test func `closing a pushed screen takes that one, not whatever is on top`() throws {
        let friends: FriendsViewModel = try stage.model()
        opening.value = .push()
        friends.tapped(bo)
        let profile: ProfileViewModel = try stage.model()
        friends.tapped(User(id: 3, name: "Cem"))
        #expect(stage.tree == "stack[friends > profile(2)(profile) > profile(3)(profile)]")
        profile.closeTapped()
        #expect(stage.tree == "stack[friends]")
    }

    @Test func `closing a modal dismisses that one, not what it presents or what presents it`() async throws {
        let friends: FriendsViewModel = try stage.model()
        friends.tapped(bo)
        let profile: ProfileViewModel = try stage.model()
        let sharing = Task { await profile.shareTapped() }
        await stage.until { stage.tree.contains("shareSheet") }
        profile.closeTapped()
        await sharing.value
        #expect(stage.tree == "stack[friends]" && profile.status.value == "Never mind.")
    }

    @Test func `what goes into a module is a value, and what comes out reaches its opener while it is open`()
        throws
    {
        let friends: FriendsViewModel = try stage.model()
        friends.tapped(bo)
        try stage.model(ProfileViewModel.self).followTapped()
        #expect(friends.news.value == "Friends, Bo too")
        #expect(stage.tree == "stack[friends] + sheet(profile(2)(profile))")
    }

    @Test func `a modal is found its place from tabs and columns too, without a top view controller`() throws
    {
        let nested = RecipeStage(Nested(.tabs(.friends, .split)))
        try nested.model(FriendsViewModel.self).tapped(bo)
        #expect(nested.tree == "tabs[*friends:stack[friends], split] + sheet(profile(2)(profile))")
        let split = RecipeStage(Nested(.tabs(.split, .empty)))
        try split.model(FriendsViewModel.self, of: "friends").tapped(bo)
        #expect(split.tree.hasSuffix("+ sheet(profile(2)(profile))"), "\(split.tree)")
        try split.model(ProfileViewModel.self).closeTapped()
        #expect(split.navigator.tree.notation.contains("sheet") == false)
    }
}

extension RecipeStage {
    /// The router of the list of friends.
    fileprivate func router() -> Router<Tree.Transition<FriendsCoordinator.Destination, Never>> {
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

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        if place == .misfit { return Nested(.tabs(.empty, .empty)) }
        if place == .early { closing = router.close() }
        return Screen(router) { _ in Dialog<Never>("") }
    }
}

/// Tabs of which one is a split view, around friends.
@MainActor
private final class Nested: Coordinator {
    enum Route: Cairn.Destination { case friends, split, empty }
    let root: Tree.Root<Route>

    init(_ root: Tree.Root<Route>) { self.root = root }

    func screen(for place: Route, router: Router<Route>) -> any Presentable {
        switch place {
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
