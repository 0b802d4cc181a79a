#if HEADLESS_UIKIT
    import Cairn
    import Testing
    import UIKit
    import UIKitStage

    @testable import CairnUIKit

    /// An app on the UIKit of whichever platform this was built for.
    @MainActor
    @Suite(.simulator)
    struct PlatformOnScreenTests {
        private let navigator = Navigator(root: Rooms())
        private let window = UIWindow.forTests()
        private let platform = UIKitPlatform.current

        init() {
            navigator.attach(UIKitHost(window: window))
            rest()
        }

        private func rest() { Simulator.current.clock.advance(by: .seconds(1)) }

        private func ask(_ transition: Rooms.Next) throws -> Outcome? {
            let rooms = try #require(navigator.made(for: navigator.tree.root.id) as? Rooms)
            rooms.next = transition
            let request = rooms.router.trigger(.go)
            rest()
            #expect(navigator.disagreement == nil)
            return request.result
        }

        @Test(arguments: [
            Tree.ModalStyle.sheet, .sheet(detents: [.medium, .large], grabber: true), .formSheet, .popover,
            .fullScreen, .overFullScreen,
        ])
        func `a modal is shown in its style, or refused with the platform's name`(
            _ style: Tree.ModalStyle
        ) throws {
            let outcome = try ask(.present(.closet, as: style))
            if let why = platform.obstacle(to: style) {
                #expect(why.contains(platform.name))
                #expect(outcome == .refused(.unavailable("closet", why: why)))
                #expect(navigator.tree.notation == "stack[hall]")
            } else {
                #expect(outcome == .performed)
                #expect(navigator.tree.modals.map(\.style) == [style])
            }
        }

        @Test func `a stack in a style that is not there is refused as a whole`() throws {
            let outcome = try ask(.present(.stack(.closet, above: [.attic]), as: .sheet))
            #expect((outcome == .performed) == platform.hasSheets)
            #expect(navigator.tree.modals.isEmpty == !platform.hasSheets)
        }

        @Test func `screens are pushed and popped on all of them`() throws {
            #expect(try ask(.push(.closet)) == .performed)
            #expect(navigator.tree.notation == "stack[hall > closet]")
            #expect(try ask(.pop) == .performed)
            #expect(navigator.tree.notation == "stack[hall]")
        }

        @Test func `a leave-guard holds up each swipe back that there is`() throws {
            #expect(try ask(.push(.attic)) == .performed)
            let stack = try #require(window.rootViewController as? UINavigationController)
            guard !stack.swipesInContent.isEmpty else { return }
            try Simulator.current.user.swipeBack(from: .content)
            rest()
            #expect(navigator.tree.notation == "stack[hall > attic]")
            #expect(stack.viewControllers.count == 2)
        }
    }

    @MainActor
    private final class Rooms: Coordinator, Routed {
        enum Route: Cairn.Destination { case go }
        enum Destination: Cairn.Destination { case hall, closet, attic }

        let router = Router<Route>()
        var next: Tree.Transition<Destination, Never> = .pop
        var root: Tree.Root<Destination> { .stack(.hall) }

        func transition(for route: Route, from asker: Asker) -> Tree.Transition<Destination, Never> { next }

        func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
            Screen(destination == .attic ? Attic() : Room()) { _ in UIViewController() }
        }
    }

    private class Room {}

    /// Cannot be left.
    @MainActor
    private final class Attic: Room, LeaveGuard {
        let isArmed = true

        func mayLeave() -> Bool { false }
    }
#endif
