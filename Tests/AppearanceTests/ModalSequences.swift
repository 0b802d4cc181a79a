#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    extension Appearance {
        @MainActor
        @Suite
        struct Modals {
            private let stage = Stage()

            private nonisolated static let displacing: [UIModalPresentationStyle] = [
                .fullScreen, .currentContext,
            ]
            private nonisolated static let overlying: [UIModalPresentationStyle] = [
                .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
            ]

            private func present(_ modal: UIViewController, on presenter: UIViewController, animated: Bool) {
                presenter.present(modal, animated: animated) { [stage] in stage.record.note("completed") }
            }

            private func dismiss(from controller: UIViewController, animated: Bool) {
                controller.dismiss(animated: animated) { [stage] in stage.record.note("completed") }
            }

            @Test(arguments: displacing, [true, false])
            func `the sequence of a modal that takes its presenter's place`(
                style: UIModalPresentationStyle, animated: Bool
            ) async {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                await stage.show(a)
                m.modalPresentationStyle = style
                await stage.expect("M.dL A.wD M.wA M.iA M.dA A.dD completed") {
                    present(m, on: a, animated: animated)
                }
                await stage.expect("M.wD A.wA A.iA A.dA M.dD completed") {
                    dismiss(from: a, animated: animated)
                }
            }

            @Test(arguments: overlying, [true, false])
            func `the sequence of a modal that leaves its presenter in place`(
                style: UIModalPresentationStyle, animated: Bool
            ) async {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                await stage.show(a)
                m.modalPresentationStyle = style
                await stage.expect("M.dL M.wA M.iA M.dA completed") { present(m, on: a, animated: animated) }
                await stage.expect("M.wD M.dD completed") { dismiss(from: m, animated: animated) }
            }

            @Test(arguments: [true, false])
            func `the sequence of an alert`(animated: Bool) async {
                let a = stage.screen("A")
                await stage.show(a)
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                await stage.expect("completed") { present(alert, on: a, animated: animated) }
                await stage.expect("completed") { dismiss(from: a, animated: animated) }
            }

            @Test(arguments: [true, false])
            func `the sequence of a modal over a stack`(animated: Bool) async {
                let (a, m) = (stage.screen("A"), stage.screen("M"))
                await stage.show(stage.stack([a]), seeing: a)
                m.modalPresentationStyle = .fullScreen
                await stage.expect("M.dL A.wD M.wA M.iA M.dA A.dD completed") {
                    present(m, on: a, animated: animated)
                }
            }

            @Test(arguments: [true, false])
            func `the sequence of a stack as a modal`(animated: Bool) async {
                let (a, c) = (stage.screen("A"), stage.screen("C"))
                await stage.show(a)
                let stack = stage.stack([c])
                stage.record.take()
                await stage.expect("C.dL C.wA willShow(C) C.iA C.dA didShow(C) completed") {
                    present(stack, on: a, animated: animated)
                }
                await stage.expect("C.wD C.dD completed") { dismiss(from: c, animated: animated) }
            }

            @Test func `the sequence of a modal that presents another as it appears`() async {
                let (a, m, n) = (stage.screen("A"), stage.screen("M"), stage.screen("N"))
                await stage.show(a)
                for modal in [m, n] { modal.modalPresentationStyle = .fullScreen }
                m.hooks["dA"] = { m.present(n, animated: true) }
                await stage.expect("M.dL A.wD M.wA M.iA M.dA A.dD N.dL M.wD N.wA N.iA N.dA M.dD") {
                    a.present(m, animated: true)
                }
            }

            @Test(arguments: [true, false])
            func `the sequence of a chain of sheets that is dismissed`(animated: Bool) async {
                let (a, m, n) = (stage.screen("A"), stage.screen("M"), stage.screen("N"))
                await stage.show(a)
                await stage.present(m, on: a)
                await stage.present(n, on: m)
                await stage.expect("N.wD M.wD N.dD M.dD completed") { dismiss(from: a, animated: animated) }
            }

            @Test func `the sequence of a chain of full-screen modals that is dismissed`() async {
                let (a, m, n) = (stage.screen("A"), stage.screen("M"), stage.screen("N"))
                await stage.show(a)
                for modal in [m, n] { modal.modalPresentationStyle = .fullScreen }
                await stage.present(m, on: a)
                await stage.present(n, on: m)
                await stage.expect("N.wD A.wA A.iA N.dD A.dA completed") { dismiss(from: a, animated: true) }
            }

            #if HEADLESS_UIKIT
                /// A sheet on a screen, its delegate heard.
                private func sheet() async -> SheetWatcher {
                    let (a, m) = (stage.screen("A"), stage.screen("M"))
                    await stage.show(a)
                    let watcher = SheetWatcher(stage.record)
                    m.presentationController?.delegate = watcher
                    await stage.present(m, on: a)
                    return watcher
                }

                @Test func `the sequence of a sheet that is pulled away`() async throws {
                    let watcher = await sheet()
                    try await stage.expect("shouldDismiss willDismiss M.wD M.dD didDismiss") {
                        try Simulator.current.user.pullSheet()
                    }
                    withExtendedLifetime(watcher) {}
                }

                @Test func `the sequence of a sheet that is let go`() async throws {
                    let watcher = await sheet()
                    try await stage.expect("shouldDismiss willDismiss M.wD M.wA M.iA M.dA") {
                        try Simulator.current.user.pullSheet(cancelAt: 0.4)
                    }
                    watcher.agrees = false
                    try await stage.expect("shouldDismiss didAttemptToDismiss") {
                        try Simulator.current.user.pullSheet()
                    }
                }
            #endif
        }
    }

    /// Writes down what a sheet asks its delegate and tells it.
    private final class SheetWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
        private let record: Record
        var agrees = true

        init(_ record: Record) { self.record = record }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            record.note("shouldDismiss")
            return agrees
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            record.note("willDismiss")
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            record.note("didDismiss")
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            record.note("didAttemptToDismiss")
        }
    }
#endif
