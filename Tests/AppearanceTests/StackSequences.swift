#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    extension Appearance {
        @MainActor
        @Suite
        struct Stacks {
            private let stage = Stage()

            /// A stack in the window, its topmost screen seen.
            private func shown(_ names: String) async -> (UINavigationController, [Screen]) {
                let screens = stage.screens(names)
                let navigation = stage.stack(screens)
                await stage.show(navigation, seeing: screens[screens.count - 1])
                return (navigation, screens)
            }

            @Test(arguments: [true, false])
            func `the sequence of a push`(animated: Bool) async {
                let (navigation, _) = await shown("A")
                let b = stage.screen("B")
                await stage.expect("B.wM B.dL A.wD B.wA willShow(B) B.iA A.dD B.dA B.dM didShow(B)") {
                    navigation.pushViewController(b, animated: animated)
                }
            }

            @Test(arguments: [true, false])
            func `the sequence of a pop`(animated: Bool) async {
                let (navigation, screens) = await shown("AB")
                screens[0].loadViewIfNeeded()
                await stage.expect("B.wM- B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM- didShow(A)") {
                    navigation.popViewController(animated: animated)
                }
            }

            @Test(arguments: [true, false])
            func `the sequence of a pop to a screen in between`(animated: Bool) async {
                let (navigation, screens) = await shown("ABCD")
                await stage.expect(
                    "D.wM- C.wM- B.dL D.wD B.wA willShow(B) B.iA D.dD B.dA D.dM- C.dM- didShow(B)"
                ) {
                    navigation.popToViewController(screens[1], animated: animated)
                }
            }

            @Test(arguments: [true, false])
            func `the sequence of a pop to the root`(animated: Bool) async {
                let (navigation, _) = await shown("ABC")
                await stage.expect(
                    "C.wM- B.wM- A.dL C.wD A.wA willShow(A) A.iA C.dD A.dA C.dM- B.dM- didShow(A)"
                ) {
                    navigation.popToRootViewController(animated: animated)
                }
            }

            @Test(arguments: [true, false])
            func `the sequence of a stack that is set to new screens`(animated: Bool) async {
                let (navigation, _) = await shown("A")
                let new = stage.screens("BC")
                await stage.expect(
                    "A.wM- B.wM C.wM C.dL A.wD C.wA willShow(C) C.iA A.dD C.dA A.dM- B.dM C.dM didShow(C)"
                ) {
                    navigation.setViewControllers(new, animated: animated)
                }
            }

            @Test(arguments: [true, false])
            func `the sequence of a stack that is set to a screen beneath`(animated: Bool) async {
                let (navigation, screens) = await shown("ABC")
                await stage.expect(
                    "C.wM- B.wM- A.dL C.wD A.wA willShow(A) A.iA C.dD A.dA C.dM- B.dM- didShow(A)"
                ) {
                    navigation.setViewControllers([screens[0]], animated: animated)
                }
            }

            @Test func `the sequence of a stack whose screens beneath are replaced`() async {
                let (navigation, screens) = await shown("AB")
                let c = stage.screen("C")
                await stage.expect("A.wM- C.wM A.dM- C.dM") {
                    navigation.setViewControllers([c, screens[1]], animated: false)
                }
            }

            @Test func `the callbacks of an animated push and its pop, with no delegate`() async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let navigation = UINavigationController(rootViewController: a)
                await stage.show(navigation, seeing: a)
                await stage.expect("B.wM B.dL A.wD B.wA B.iA A.dD B.dA B.dM") {
                    navigation.pushViewController(b, animated: true)
                }
                await stage.expect("B.wM- B.wD A.wA A.iA B.dD A.dA B.dM-") {
                    navigation.popViewController(animated: true)
                }
            }

            @Test func `an animated push lays out before its end`() async {
                let (navigation, _) = await shown("A")
                let b = stage.screen("B")
                b.notesLayout = true
                await stage.expect("B.wM B.dL A.wD B.wA willShow(B) B.iA B.lay A.dD B.dA B.dM didShow(B)") {
                    navigation.pushViewController(b, animated: true)
                }
            }

            #if HEADLESS_UIKIT
                @Test func `the sequence of a swipe that is finished`() async throws {
                    _ = await shown("AB")
                    try await stage.expect("B.wM- A.dL B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM- didShow(A)")
                    {
                        try Simulator.current.user.swipeBack()
                    }
                }

                @Test func `the sequence of a swipe that is cancelled`() async throws {
                    _ = await shown("AB")
                    try await stage.expect(
                        "B.wM- A.dL B.wD A.wA willShow(A) A.iA A.wD A.dD B.wA B.iA B.dA B.wM B.dM"
                    ) {
                        try Simulator.current.user.swipeBack(cancelAt: 0.4)
                    }
                }
            #endif
        }
    }
#endif
