#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    extension Conformance {
        @MainActor
        @Suite
        struct Stacks {
            private let stage = Stage()

            // P testPushViewController_IsPushed, _Item, _Pop_Represent
            @Test func `what was pushed and popped may be pushed again`() async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let navigation = await stage.shownStack([a])
                for _ in 0..<2 {
                    navigation.pushViewController(b, animated: false)
                    await stage.reach("didShow(B)")
                    #expect(navigation.viewControllers == [a, b])
                    stage.record.take()
                    navigation.popViewController(animated: true)
                    await stage.reach("didShow(A)")
                    #expect(navigation.viewControllers == [a])
                    #expect(b.parent == nil)
                    stage.record.take()
                }
            }

            // P testPushViewController_DeepLink, _DeepLink_MultipleScreens, _DeepLink_EarlyViewDidLoad; N testDeepLink
            @Test(arguments: [true, false])
            func `a stack that is deep before it is on screen shows its topmost`(
                isRootLoaded: Bool
            ) async {
                let screens = stage.screens("ABCD")
                let navigation = stage.stack([screens[0]])
                if isRootLoaded { screens[0].loadViewIfNeeded() }
                for screen in screens.dropFirst() { navigation.pushViewController(screen, animated: false) }
                #expect(navigation.viewControllers == screens)
                stage.window.rootViewController = navigation
                stage.window.makeKeyAndVisible()
                await stage.reach("didShow(D)")
                #expect(!stage.record.words.contains("A.wA"))
                #expect(screens[3].view.window != nil)
            }

            // P testPushViewController_ManualPop; N testManualPopLast
            @Test func `pops one after another uncover one screen each`() async {
                let screens = stage.screens("ABCD")
                let navigation = await stage.shownStack(screens)
                for index in [3, 2, 1] {
                    #expect(navigation.popViewController(animated: false) === screens[index])
                    await stage.reach("didShow(\(screens[index - 1].name))")
                    #expect(navigation.topViewController === screens[index - 1])
                    stage.record.take()
                }
            }

            // P testPushViewController_DismissMultipleScreens, _ManualPopMultiple; N testManualPopMiddle
            @Test func `a pop to a screen in the middle takes all that stand on it`() async {
                let screens = stage.screens("ABCD")
                let navigation = await stage.shownStack(screens)
                #expect(
                    navigation.popToViewController(screens[1], animated: false) == [screens[2], screens[3]])
                await stage.reach("didShow(B)")
                #expect(navigation.viewControllers == Array(screens[..<2]))
            }

            // N testAppendMultipleValuesAtOnce, testRemoveMultipleValuesAtOnce
            @Test func `several screens come and go at once`() async {
                let screens = stage.screens("ABCD")
                let navigation = await stage.shownStack([screens[0]])
                navigation.setViewControllers(screens, animated: true)
                await stage.reach("didShow(D)")
                #expect(!screens[1].isViewLoaded && !screens[2].isViewLoaded)
                navigation.setViewControllers([screens[0]], animated: true)
                await stage.reach("didShow(A)")
                #expect(navigation.viewControllers == [screens[0]])
                #expect(screens.dropFirst().allSatisfy { $0.parent == nil })
            }

            // N testReorderStack
            @Test func `a stack may be put in another order`() async {
                let screens = stage.screens("ABC")
                let navigation = await stage.shownStack(screens)
                navigation.setViewControllers([screens[2], screens[1], screens[0]], animated: false)
                await stage.reach("didShow(A)")
                #expect(navigation.viewControllers == [screens[2], screens[1], screens[0]])
                #expect(screens.allSatisfy { $0.parent === navigation })
                #expect(screens[0].view.window != nil)
            }

            // N testAppendSameData, testMutatingBinding
            @Test func `a stack that is set to what it is changes nothing`() async {
                let screens = stage.screens("AB")
                let navigation = await stage.shownStack(screens)
                let seen = await stage.play(0) { navigation.setViewControllers(screens, animated: true) }
                #expect(seen == "")
            }

            // N testPushLeafFeatureOutsideOfPath; P testPushFireAndForget_PushStateDriven
            @Test func `a screen that plain code pushed goes with those it stands on`() async {
                let screens = stage.screens("AB")
                let navigation = await stage.shownStack(screens)
                let foreign = stage.screen("F")
                navigation.pushViewController(foreign, animated: false)
                await stage.reach("didShow(F)")
                navigation.popToRootViewController(animated: true)
                await stage.reach("didShow(A)")
                #expect(foreign.parent == nil && screens[1].parent == nil)
            }
        }
    }
#endif
