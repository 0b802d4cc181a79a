#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// A guest that is saved to a file, and comes back from it.
    @MainActor
    @Suite(.simulator)
    struct GuestSavingTests {
        private let simulator = Simulator.current
        private let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("guest-\(UUID().uuidString).json")

        private var isSaved: Bool { FileManager.default.fileExists(atPath: file.path) }

        private func begin(on place: UIKitHost) -> Navigator {
            let navigator = Navigator(root: SketchCoordinator(.stack("a")) { SimulatorStage.view(named: $0) })
            place.saves(to: file)
            navigator.attach(place)
            simulator.settle()
            navigator.front?.router.trigger(.push("b"))
            simulator.settle()
            return navigator
        }

        @Test(arguments: [ExistingApp.Place.tabs, .pages, .child], [true, false])
        func `it is saved in front and behind`(_ place: ExistingApp.Place, isInFront: Bool) throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let app = ExistingApp(in: place)
            let navigator = begin(on: UIKitHost(navigationController: app.stack))
            app.putInSight(isInFront)
            simulator.settle()
            simulator.enterBackground()
            simulator.settle()
            #expect(try Snapshot(contentsOf: file) == navigator.snapshot())
            simulator.enterForeground()
            navigator.front?.router.trigger(.push("c"))
            simulator.settle()
            simulator.enterBackground()
            #expect(try Snapshot(contentsOf: file) == navigator.snapshot())
        }

        @Test func `it is saved where it was in no window yet`() throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let app = ExistingApp(in: .pages)
            app.putInSight(false)
            let navigator = begin(on: UIKitHost(navigationController: app.stack))
            simulator.enterBackground()
            #expect(try Snapshot(contentsOf: file) == navigator.snapshot())
        }

        @Test(arguments: ["back", "code", "close", "modal", "behind"])
        func `once it was left the file is gone`(_ way: String) throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let app = ExistingApp()
            let isModal = way == "modal"
            let root = try #require(app.window.rootViewController)
            let navigator = begin(
                on: isModal ? UIKitHost(presentedBy: root) : UIKitHost(navigationController: app.stack))
            simulator.enterBackground()
            simulator.enterForeground()
            simulator.settle()
            #expect(isSaved)
            switch way {
            case "back":
                try simulator.user.tapBack()
                simulator.settle()
                try simulator.user.tapBack()
            case "close":
                navigator.front?.router.close()
                simulator.settle()
                navigator.front?.router.close()
            case "modal": try simulator.user.pullSheet()
            case "behind":
                app.putInSight(false)
                simulator.settle()
                app.stack.popToRootViewController(animated: false)
            default: app.stack.popToRootViewController(animated: true)
            }
            simulator.settle()
            navigator.lookAgain()
            #expect(navigator.tree.notation == "~nothing" && !isSaved)
            simulator.enterBackground()
            #expect(!isSaved)
        }

        @Test(arguments: [false, true])
        func `the file stays where the guest goes with its scene`(saysSo: Bool) throws {
            defer { try? FileManager.default.removeItem(at: file) }
            var app: ExistingApp? = ExistingApp()
            let navigator = begin(on: UIKitHost(navigationController: try #require(app).stack))
            simulator.enterBackground()
            #expect(isSaved)
            if saysSo { navigator.windowClosed() }
            app?.window.rootViewController = nil
            app?.window.isHidden = true
            app = nil
            simulator.settle()
            navigator.lookAgain()
            #expect(isSaved && (saysSo || navigator.tree.notation == "~nothing"))
        }
    }
#endif
