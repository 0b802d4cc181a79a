#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    extension Appearance {
        @MainActor
        @Suite
        struct Containers {
            private let stage = Stage()

            private func tabs(_ screens: [Screen]) async -> UITabBarController {
                let tabs = UITabBarController()
                tabs.viewControllers = screens
                await stage.show(tabs, seeing: screens[0])
                return tabs
            }

            @Test func `the sequence of a tab that is selected`() async {
                let screens = stage.screens("AB")
                let tabs = await tabs(screens)
                await stage.expect("B.dL B.wA A.wD B.iA A.dD B.dA") { tabs.selectedIndex = 1 }
                await stage.expect("A.wA B.wD A.iA B.dD A.dA") { tabs.selectedViewController = screens[0] }
            }

            @Test func `the sequence of a tab that is a stack`() async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let tabs = UITabBarController()
                tabs.viewControllers = [a, stage.stack([b])]
                await stage.show(tabs, seeing: a)
                await stage.expect("B.dL B.wA willShow(B) A.wD B.iA A.dD B.dA didShow(B)") {
                    tabs.selectedIndex = 1
                }
                await stage.expect("A.wA B.wD A.iA B.dD A.dA") { tabs.selectedIndex = 0 }
            }

            @Test(arguments: [true, false])
            func `the sequence of a modal over tabs`(animated: Bool) async {
                let screens = stage.screens("ABM")
                let tabs = await tabs(Array(screens[..<2]))
                screens[2].modalPresentationStyle = .fullScreen
                await stage.expect("M.dL A.wD M.wA M.iA M.dA A.dD completed") {
                    screens[0].present(screens[2], animated: animated) { stage.record.note("completed") }
                }
                #expect(tabs.presentedViewController === screens[2])
            }

            @Test func `the sequence of a selected tab that is replaced`() async {
                let screens = stage.screens("ABC")
                let tabs = await tabs(Array(screens[..<2]))
                await stage.expect("A.wM- C.wM C.dM C.dL C.wA A.wD C.iA A.dD C.dA A.dM-") {
                    tabs.viewControllers = [screens[2], screens[1]]
                }
            }

            @Test(arguments: [true, false])
            func `the sequence of a page that scrolls in`(animated: Bool) async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let pages = UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([a], direction: .forward, animated: false)
                await stage.show(pages, seeing: a)
                await stage.expect("B.wM B.dL B.wA A.wD B.iA B.dA A.dD A.wM- A.dM- B.dM completed") {
                    pages.setViewControllers([b], direction: .forward, animated: animated) { _ in
                        stage.record.note("completed")
                    }
                }
            }

            @Test func `the sequence of a page that curls in`() async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let pages = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal)
                pages.setViewControllers([a], direction: .forward, animated: false)
                await stage.show(pages, seeing: a)
                await stage.expect("B.wM B.dL B.wA A.wD A.dD B.iA B.dA A.wM- A.dM- B.dM completed") {
                    pages.setViewControllers([b], direction: .forward, animated: true) { _ in
                        stage.record.note("completed")
                    }
                }
            }

            /// A parent in the window, with a child in it.
            private func family() async -> (Screen, Screen) {
                let (p, c) = (stage.screen("P"), stage.screen("C"))
                p.addChild(c)
                p.view.addSubview(c.view)
                c.didMove(toParent: p)
                await stage.show(p)
                return (p, c)
            }

            @Test func `the sequence of a child that is added on screen`() async {
                let (p, c) = (stage.screen("P"), stage.screen("C"))
                await stage.show(p)
                await stage.expect("C.wM C.dL C.wA C.iA C.dA C.dM") {
                    p.addChild(c)
                    p.view.addSubview(c.view)
                    c.didMove(toParent: p)
                }
            }

            @Test func `the sequence of a child that is removed on screen`() async {
                let (_, c) = await family()
                await stage.expect("C.wM- C.wD C.dD C.dM-") {
                    c.willMove(toParent: nil)
                    c.view.removeFromSuperview()
                    c.removeFromParent()
                }
            }

            @Test(arguments: [0, 0.2])
            func `the sequence of a transition between children`(duration: TimeInterval) async {
                let (p, c) = await family()
                let d = stage.screen("D")
                await stage.expect("C.wM- D.wM D.dL C.wD D.wA D.iA C.dD D.dA C.dM- D.dM") {
                    c.willMove(toParent: nil)
                    p.addChild(d)
                    p.transition(from: c, to: d, duration: duration, animations: nil) { _ in
                        c.removeFromParent()
                        d.didMove(toParent: p)
                    }
                }
            }
        }

        @MainActor
        @Suite
        struct Windows {
            private let stage = Stage()

            @Test func `the sequence of a root's first appearance`() async {
                let a = stage.screen("A")
                await stage.expect("A.dL A.wA A.iA A.dA") {
                    stage.window.rootViewController = a
                    stage.window.makeKeyAndVisible()
                }
            }

            @Test func `the sequence of a root that is replaced`() async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                await stage.show(a)
                await stage.expect("A.wD A.dD B.dL B.wA B.iA B.dA") { stage.window.rootViewController = b }
            }

            @Test func `the sequence of a window that is hidden and shown again`() async {
                let a = stage.screen("A")
                await stage.show(a)
                await stage.expect("A.wD A.dD") { stage.window.isHidden = true }
                await stage.expect("A.wA A.iA A.dA") { stage.window.isHidden = false }
            }
        }
    }
#endif
