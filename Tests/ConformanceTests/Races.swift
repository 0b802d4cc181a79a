#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    // What is asked while something moves. Only the end is looked at: how it comes about differs between versions
    // of iOS, and UIKit warns.
    extension Conformance {
        @MainActor
        @Suite
        struct Races {
            private let stage = Stage()

            // T testNavigationCoordinator performs each transition while the one before may still run
            @Test func `of two pushes in one turn both are on the stack, and the last is seen`() async {
                let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
                let navigation = await stage.shownStack([a])
                navigation.pushViewController(b, animated: true)
                navigation.pushViewController(c, animated: true)
                #expect(navigation.viewControllers == [a, b, c])
                await stage.reach("didShow(C)")
                #expect(navigation.topViewController === c)
                #expect(c.view.window != nil)
            }

            @Test(arguments: ["wA", "iA", "dA"])
            func `a push from the callbacks of a push follows`(callback: String) async {
                let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
                let navigation = await stage.shownStack([a])
                b.hooks[callback] = { navigation.pushViewController(c, animated: true) }
                navigation.pushViewController(b, animated: true)
                await stage.reach("didShow(C)")
                #expect(navigation.viewControllers == [a, b, c])
                #expect(c.view.window != nil && b.view.window == nil)
            }

            @Test func `a push and its pop in one turn leave the stack as it was`() async {
                let (a, b) = (stage.screen("A"), stage.screen("B"))
                let navigation = await stage.shownStack([a])
                navigation.pushViewController(b, animated: false)
                navigation.popViewController(animated: false)
                #expect(navigation.viewControllers == [a])
                await stage.reach("B.dM-")
                #expect(b.parent == nil)
                #expect(a.view.window != nil)
            }

            @Test func `a pop and a push in one turn exchange the topmost`() async {
                let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
                let navigation = await stage.shownStack([a, b])
                navigation.popViewController(animated: false)
                navigation.pushViewController(c, animated: true)
                await stage.reach("didShow(C)")
                #expect(navigation.viewControllers == [a, c])
                #expect(b.parent == nil)
            }

            // P testPresents_Nested_ParentItemChanges: a push beneath, a modal above, asked for together
            @Test func `a push and a modal in one turn both happen`() async {
                let (a, b, m) = (stage.screen("A"), stage.screen("B"), stage.screen("M"))
                let navigation = await stage.shownStack([a])
                navigation.pushViewController(b, animated: true)
                stage.present(m, on: navigation, animated: true, noting: "there")
                await stage.reach("there")
                await stage.reach("didShow(B)")
                #expect(navigation.topViewController === b)
                #expect(navigation.presentedViewController === m)
            }

            @Test func `a dismissal and a push in one turn both happen`() async {
                let (a, b, m) = (stage.screen("A"), stage.screen("B"), stage.screen("M"))
                let navigation = await stage.shownStack([a])
                await stage.present(m, on: navigation)
                stage.dismiss(from: navigation, animated: true, noting: "gone")
                navigation.pushViewController(b, animated: true)
                await stage.reach("gone")
                await stage.reach("didShow(B)")
                #expect(navigation.presentedViewController == nil)
                #expect(b.view.window != nil)
            }

            @Test func `a modal stays when the stack beneath it changes`() async {
                let (a, b, m) = (stage.screen("A"), stage.screen("B"), stage.screen("M"))
                let navigation = await stage.shownStack([a])
                await stage.present(m, on: navigation)
                navigation.setViewControllers([b], animated: false)
                await stage.reach("didShow(B)")
                #expect(navigation.presentedViewController === m)
                #expect(a.parent == nil)
            }
        }
    }
#endif
