#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    extension Conformance {
        @MainActor
        @Suite
        struct Presenting {
            private let stage = Stage()

            // P testPresents_IsPresented, testPresents_Item, testPresents_Dismissal
            @Test(arguments: [true, false])
            func `a modal is presented until it is dismissed, by its presenter or by itself`(
                bySelf: Bool
            ) async {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                await stage.show(a)
                stage.present(m, on: a, noting: "there")
                await stage.reach("there")
                #expect(a.presentedViewController === m)
                #expect(m.presentingViewController === a)
                stage.dismiss(from: bySelf ? m : a, noting: "gone")
                await stage.reach("gone")
                #expect(a.presentedViewController == nil)
                #expect(m.presentingViewController == nil)
            }

            // P testPresents_DeepLink, testPresents_DeepLink_EarlyViewDidLoad
            @Test
            func `a link that is followed when the view appears brings its modal, however early it loaded`()
                async
            {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                a.hooks["dA"] = { [stage] in stage.present(m, on: a, noting: "there") }
                a.loadViewIfNeeded()
                stage.window.rootViewController = a
                stage.window.makeKeyAndVisible()
                await stage.reach("there")
                #expect(a.presentedViewController === m)
            }

            // P testPresents_DeepLink_EarlyViewDidLoad: why it waits for the view
            @Test func `a link that is followed while the view loads brings nothing`() async {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                a.hooks["dL"] = { [stage] in stage.present(m, on: a, noting: "there") }
                a.loadViewIfNeeded()
                await stage.show(a)
                #expect(a.presentedViewController == nil)
                #expect(!stage.record.words.contains("there"))
            }

            // P testPresents_ChangePresentedScreenInPresented, testPresent_RepresentOnIdentityChange
            @Test func `one modal follows another from the completion of its dismissal`() async {
                let (a, m, n) = (stage.screen("A"), stage.screen("M"), stage.screen("N"))
                await stage.show(a)
                await stage.present(m, on: a)
                a.dismiss(animated: true) { [stage] in
                    stage.present(n, on: a, animated: true, noting: "second")
                }
                await stage.reach("second")
                #expect(a.presentedViewController === n)
                #expect(m.presentingViewController == nil)
            }

            // P testRepresentWhileDismissing_StillCallsOnDismiss
            @Test
            func `a modal that is asked for during a dismissal does not come, and the dismissal completes`()
                async
            {
                let (a, m, n) = (stage.screen("A"), stage.screen("M"), stage.screen("N"))
                await stage.show(a)
                await stage.present(m, on: a)
                stage.dismiss(from: a, animated: true, noting: "gone")
                stage.present(n, on: a, animated: true, noting: "second")
                await stage.reach("gone")
                #expect(a.presentedViewController == nil)
                #expect(!stage.record.words.contains("second"))
            }

            // pointfreeco/swift-composable-architecture issue 1991
            @Test func `of two modals in one turn the first comes, and the other never completes`() async {
                let (a, m, n) = (stage.screen("A"), stage.screen("M"), stage.screen("N"))
                await stage.show(a)
                stage.present(m, on: a, animated: true, noting: "first")
                stage.present(n, on: a, animated: true, noting: "second")
                await stage.reach("first")
                #expect(a.presentedViewController === m)
                #expect(!stage.record.words.contains("second"))
            }

            // P testOnDismissNotCalledForUnrelatedDismissal
            @Test func `a dismissal completes once, and later ones do not complete it again`() async {
                let (a, m, n) = (stage.screen("A"), stage.screen("M"), stage.screen("N"))
                await stage.show(a)
                await stage.present(m, on: a)
                stage.dismiss(from: a, noting: "first gone")
                await stage.reach("first gone")
                stage.present(n, on: a, noting: "second there")
                await stage.reach("second there")
                stage.dismiss(from: a, noting: "second gone")
                await stage.reach("second gone")
                #expect(stage.record.words.count { $0 == "first gone" } == 1)
            }
        }
    }
#endif
