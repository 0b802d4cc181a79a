#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    extension Conformance {
        @MainActor
        @Suite
        struct Animators {
            private let stage = Stage()

            // A testNavigationCoordinator, static
            @Test func `a stack asks for an animator for every animated change, and waits for it`()
                async throws
            {
                let screens = stage.screens("ABCDE")
                let navigation = UINavigationController(rootViewController: screens[0])
                await stage.show(navigation, seeing: screens[0])
                let giver = AnimatorGiver(Animator(stage.record))
                navigation.delegate = giver

                func changing(to top: Screen, _ change: () -> Void) async throws {
                    stage.record.take()
                    change()
                    await stage.reach("\(top.name).dA")
                    let words = stage.record.words
                    #expect(words.filter { $0 == "animate" }.count == 1)
                    let end = try #require(words.firstIndex(of: "ended: true"))
                    let appearance = try #require(words.firstIndex(of: "\(top.name).dA"))
                    #expect(end < appearance)
                }

                try await changing(to: screens[1]) {
                    navigation.pushViewController(screens[1], animated: true)
                }
                try await changing(to: screens[2]) {
                    navigation.pushViewController(screens[2], animated: true)
                }
                try await changing(to: screens[0]) { navigation.popToRootViewController(animated: true) }
                try await changing(to: screens[4]) {
                    navigation.setViewControllers([screens[3], screens[4]], animated: true)
                }
                try await changing(to: screens[3]) {
                    navigation.popToViewController(screens[3], animated: true)
                }
                #expect(giver.operations == [.push, .push, .pop, .push, .pop])
            }

            // A testStandardAnimationsCalled: present and dismiss, static
            @Test func `a modal's animator brings it and takes it away, before the completions`() async {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                await stage.show(a)
                let giver = AnimatorGiver(Animator(stage.record))
                m.modalPresentationStyle = .fullScreen
                m.transitioningDelegate = giver
                stage.present(m, on: a, animated: true, noting: "there")
                await stage.reach("there")
                #expect(
                    stage.record.take().filter { !$0.contains(".") } == ["animate", "ended: true", "there"])
                stage.dismiss(from: a, animated: true, noting: "gone")
                await stage.reach("gone")
                #expect(
                    stage.record.take().filter { !$0.contains(".") } == ["animate", "ended: true", "gone"])
                #expect(a.view.window != nil)
            }

            // A testNavigationCoordinator, interactive
            @Test(arguments: [true, false])
            func `a percentage drives a pop to its end, or back`(finishes: Bool) async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let navigation = UINavigationController()
                navigation.viewControllers = [a, b]
                await stage.show(navigation, seeing: b)
                let driver = UIPercentDrivenInteractiveTransition()
                let giver = AnimatorGiver(Animator(stage.record))
                giver.driver = driver
                navigation.delegate = giver
                navigation.popViewController(animated: true)
                await stage.reach("animate")
                driver.update(0.5)
                if finishes { driver.finish() } else { driver.cancel() }
                await stage.reach("ended: \(finishes)")
                await stage.reach(finishes ? "A.dA" : "B.dA")
                #expect(navigation.viewControllers == (finishes ? [a] : [a, b]))
                #expect(navigation.transitionCoordinator == nil)
            }

            // A testTabBarCoordinator
            @Test func `tabs ask for an animator for a selection in code`() async {
                let screens = stage.screens("AB")
                let tabs = UITabBarController()
                tabs.viewControllers = screens
                await stage.show(tabs, seeing: screens[0])
                let giver = AnimatorGiver(Animator(stage.record))
                tabs.delegate = giver
                tabs.selectedIndex = 1
                await stage.reach("B.dA")
                #expect(stage.record.words.contains("animate"))
                #expect(screens[0].view.window == nil)
            }
        }
    }

    /// Gives one animator to whoever asks.
    private final class AnimatorGiver: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIViewControllerTransitioningDelegate
    {
        private let animator: Animator
        var driver: UIPercentDrivenInteractiveTransition?
        var operations: [UINavigationController.Operation] = []

        init(_ animator: Animator) { self.animator = animator }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { animator }
    }

    /// Fades in a twentieth of a second, and writes down when it begins and ends.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        private let record: Record

        init(_ record: Record) { self.record = record }

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.05 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            record.note("animate")
            let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
            if let to { transitionContext.containerView.addSubview(to) }
            UIView.animate(withDuration: 0.05) {
                from?.alpha = 0
            } completion: { _ in
                from?.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { record.note("ended: \(transitionCompleted)") }
    }
#endif
