#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    extension Conformance {
        @MainActor
        @Suite
        struct Dismissing {
            private let stage = Stage()

            /// A root with three modals, one upon the other.
            private func chain() async -> [Screen] {
                let screens = stage.screens("AMNO")
                await stage.show(screens[0])
                for (presenter, modal) in zip(screens, screens.dropFirst()) {
                    await stage.present(modal, on: presenter)
                }
                return screens
            }

            // P testDismissMultiplePresentations
            @Test func `the lowest presenter dismisses the whole chain`() async {
                let screens = await chain()
                stage.dismiss(from: screens[0], noting: "gone")
                await stage.reach("gone")
                #expect(screens.allSatisfy { $0.presentedViewController == nil })
                #expect(screens.allSatisfy { $0.presentingViewController == nil })
            }

            // P testDismissLeafPresentationDirectly
            @Test func `a modal at the end of the chain dismisses itself alone`() async {
                let screens = await chain()
                stage.dismiss(from: screens[3], noting: "gone")
                await stage.reach("gone")
                #expect(screens[2].presentedViewController == nil)
                #expect(screens[1].presentedViewController === screens[2])
            }

            // P testDismissMiddlePresentation
            @Test func `a modal in the middle of the chain dismisses what stands on it, and stays`() async {
                let screens = await chain()
                stage.dismiss(from: screens[1], noting: "gone")
                await stage.reach("gone")
                #expect(screens[0].presentedViewController === screens[1])
                #expect(screens[1].presentedViewController == nil)
            }

            // P testNestedPresentationParentDismissalDismissesChild
            @Test func `a modal of a screen in a presented stack goes with the stack`() async {
                let (a, b, c, m) = (
                    stage.screen("A"), stage.screen("B"), stage.screen("C"), stage.screen("M")
                )
                await stage.show(a)
                let stack = stage.stack([b, c])
                await stage.present(stack, on: a)
                await stage.present(m, on: c)
                stage.dismiss(from: a, animated: true, noting: "gone")
                await stage.reach("gone")
                #expect(a.presentedViewController == nil)
                #expect(m.presentingViewController == nil)
            }

            // P testAnimatedPopFromModallyNavigationController
            @Test func `a pop in a presented stack leaves the stack presented`() async {
                let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
                await stage.show(a)
                let stack = stage.stack([b, c])
                await stage.present(stack, on: a)
                stack.popViewController(animated: true)
                await stage.reach("didShow(B)")
                #expect(stack.viewControllers == [b])
                #expect(a.presentedViewController === stack)
            }

            // Not among theirs: the race that the libraries avoid (FIDELITY.md, E20)
            @Test func `a modal that is dismissed on the line after it was presented stays`() async {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                await stage.show(a)
                stage.present(m, on: a, animated: true, noting: "there")
                stage.dismiss(from: a, animated: true, noting: "gone")
                await stage.reach("there")
                #expect(a.presentedViewController === m)
                #expect(!stage.record.words.contains("gone"))
            }

            // The same for T: what is dismissed from the completion goes (multiple(.present, .dismiss))
            @Test func `a modal that is dismissed from its completion goes`() async {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                await stage.show(a)
                a.present(m, animated: true) { [stage] in
                    stage.dismiss(from: a, animated: true, noting: "gone")
                }
                await stage.reach("gone")
                #expect(a.presentedViewController == nil)
            }
        }
    }
#endif
