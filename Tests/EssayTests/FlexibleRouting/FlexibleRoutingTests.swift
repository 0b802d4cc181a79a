import Testing
import UIKit

@Suite(.simulator)
final class FlexibleRoutingTests {
    private let simulator = Simulator.current

    /// Friends that open profiles by a push: one line, as the essay says.
    private final class PushingFriendsRouter: FlexibleRouting.Router<FlexibleRouting.FriendsViewController>,
        FlexibleRouting.ProfileRoute
    {
        let animator: FlexibleRouting.FadeAnimator?
        var profileTransition: FlexibleRouting.Transition { transition }
        private lazy var transition = FlexibleRouting.PushTransition(animator: animator)

        init(animator: FlexibleRouting.FadeAnimator? = nil) { self.animator = animator }
    }

    private func showFriends<Router: FlexibleRouting.Router<FlexibleRouting.FriendsViewController>>(
        _ router: Router
    ) -> UINavigationController where Router: FlexibleRouting.ProfileRoute {
        let friends = FlexibleRouting.FriendsViewController(router: router)
        router.viewController = friends
        let navigation = UINavigationController(rootViewController: friends)
        show(navigation)
        return navigation
    }

    @Test func `a profile opens as a modal, and closes the way it opened`() throws {
        let navigation = showFriends(FlexibleRouting.FriendsRouter())
        try simulator.user.tap("Ann")
        simulator.settle()
        #expect(navigation.presentedViewController is FlexibleRouting.ProfileViewController)
        try simulator.user.tap("Close")
        simulator.settle()
        #expect(navigation.presentedViewController == nil)
        #expect(shownTitle == "Friends")
    }

    @Test func `the same profile opens by a push, and closes by a pop`() throws {
        let navigation = showFriends(PushingFriendsRouter())
        try simulator.user.tap("Ann")
        simulator.settle()
        #expect(navigation.viewControllers.count == 2)
        try simulator.user.tap("Close")
        simulator.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a transition may have an animator, which takes the swipe away`() throws {
        let animator = FlexibleRouting.FadeAnimator()
        _ = showFriends(PushingFriendsRouter(animator: animator))
        try simulator.user.tap("Ann")
        simulator.clock.advance(by: .milliseconds(400))
        #expect(simulator.isMoving)
        simulator.settle()
        #expect(throws: Simulator.UserError.self) { try simulator.user.swipeBack() }
        try simulator.user.tap("Close")
        simulator.settle()
        #expect(animator.log == ["presenting", "dismissing"])
        #expect(shownTitle == "Friends")
    }

    @Test func `the first step lets every controller open a profile`() {
        let chat = FlexibleRoutingStep1.ChatViewController()
        show(chat)
        chat.avatarPressed()
        simulator.settle()
        #expect(chat.presentedViewController?.title == "Profile of Bob")
    }

    @Test func `the second step lets those that name the route`() {
        let friends = FlexibleRoutingStep2.FriendsViewController()
        show(friends)
        friends.openProfile(for: FlexibleRouting.User(name: "Ann"))
        simulator.settle()
        #expect(friends.presentedViewController?.title == "Profile of Ann")
    }
}
