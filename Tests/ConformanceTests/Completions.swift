#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    extension Conformance {
        @MainActor
        @Suite
        struct Completions {
            private let stage = Stage()

            /// Notes "completed" when the animations that `change` begins are over: XCoordinator's way.
            private func completing(_ change: () -> Void) async {
                stage.record.take()
                CATransaction.begin()
                CATransaction.setCompletionBlock { [record = stage.record] in
                    MainActor.assumeIsolated { record.note("completed") }
                }
                change()
                CATransaction.commit()
                await stage.reach("completed")
            }

            // T testNavigationCoordinator
            @Test func `a transaction completes for every change of a stack`() async {
                let screens = stage.screens("ABCD")
                let navigation = await stage.shownStack([screens[0]])
                await completing { navigation.pushViewController(screens[1], animated: true) }
                await completing { navigation.popViewController(animated: true) }
                await completing { navigation.pushViewController(screens[1], animated: true) }
                await completing { navigation.popToRootViewController(animated: true) }
                await completing { navigation.setViewControllers([screens[2], screens[3]], animated: true) }
                await completing { navigation.popToViewController(screens[2], animated: true) }
                #expect(navigation.viewControllers == [screens[2]])
            }

            // T testStandardTransitions: present, dismiss; presentation's own completion
            @Test
            func `a presentation completes after the modal did appear, and its dismissal after it has gone`()
                async
            {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                await stage.show(a)
                stage.present(m, on: a, animated: true, noting: "there")
                await stage.reach("there")
                #expect(stage.record.take().suffix(2) == ["M.dA", "there"])
                stage.dismiss(from: a, animated: true, noting: "gone")
                await stage.reach("gone")
                #expect(stage.record.take().suffix(2) == ["M.dD", "gone"])
            }

            // T testTabBarCoordinator
            @Test func `tabs are set and selected in one go`() async {
                let screens = stage.screens("ABCD")
                let tabs = UITabBarController()
                tabs.viewControllers = Array(screens[..<2])
                await stage.show(tabs, seeing: screens[0])
                tabs.setViewControllers(Array(screens[2...]), animated: true)
                tabs.selectedViewController = screens[3]
                await stage.reach("D.dA")
                #expect(tabs.selectedIndex == 1)
                #expect(screens[0].parent == nil)
                tabs.setViewControllers(Array(screens[..<2]), animated: true)
                tabs.selectedIndex = 1
                await stage.reach("B.dA")
                #expect(tabs.selectedViewController === screens[1])
            }

            // T testPageCoordinator
            @Test(arguments: [true, false])
            func `a page that is set completes`(animated: Bool) async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let pages = UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([a], direction: .forward, animated: false)
                await stage.show(pages, seeing: a)
                pages.setViewControllers([b], direction: .forward, animated: animated) { [stage] finished in
                    stage.record.note("finished: \(finished)")
                }
                await stage.reach("finished: true")
                #expect(pages.viewControllers == [b])
            }

            // F03's order, as XCoordinator's and swift-navigation's own completions rely on it
            @Test func `a coordinator's completion comes once the screens have changed places`() async throws
            {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let navigation = await stage.shownStack([a])
                navigation.pushViewController(b, animated: true)
                let coordinator = try #require(navigation.transitionCoordinator)
                coordinator.animate(alongsideTransition: nil) { [stage] context in
                    stage.record.note("completed, cancelled: \(context.isCancelled)")
                }
                await stage.reach("completed, cancelled: false")
                #expect(stage.record.words.contains("B.dA"))
            }
        }
    }
#endif
