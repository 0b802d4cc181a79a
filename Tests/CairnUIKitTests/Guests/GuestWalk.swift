#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// An app and its guests, and what happens to them at random.
    @MainActor
    final class GuestWalk {
        struct Guest {
            let navigator: Navigator
            let ledger: Ledger
            /// Kept by the navigator.
            weak var host: UIKitHost?
            /// Where it is saved.
            let file: URL
            /// The navigation controller it stands on, of an app that may have gone since.
            weak var stack: UINavigationController?
            /// Whether its navigation controller was in a modal when all was at rest.
            var wasInModal = false
        }

        private(set) var trail: [String] = []
        private(set) var (requestCount, guestCount) = (0, 0)
        var app = ExistingApp()
        var guests: [Guest] = []
        private var random: SeededRandom
        private var count = 0
        /// Whether the app has replaced its root, under which UIKit leaves modals on screen.
        var hasOtherRoot = false
        /// What was saved and did not come back.
        var lost: String?
        let simulator = Simulator.current

        init(seed: UInt64) { random = SeededRandom(seed: seed) }

        func removeFiles() {
            for guest in guests { try? FileManager.default.removeItem(at: guest.file) }
        }

        func step() {
            count += 1
            if guests.isEmpty { return begin() }
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<25, using: &random) {
            case 23: note("the app shows its window", app.show())
            case 24:
                let isInSight = Bool.random(using: &random)
                note("the app puts it in sight: \(isInSight)", putInSight(isInSight, animated: animated))
            case 20: turn()
            case 21: dropTab()
            case 22: if Int.random(in: 0..<4, using: &random) == 0 { replaceRoot() }
            case 0..<6: ask()
            case 6: if guests.count < 2 { begin() }
            case 7: note("time passes", simulator.clock.advance(by: .milliseconds(150)))
            case 8: note("a turn passes", simulator.clock.turn())
            case 9:
                note(
                    "the app pushes \(animated)", app.stack.pushViewController(named("X"), animated: animated)
                )
            case 10: note("the app pops \(animated)", app.stack.popViewController(animated: animated))
            case 11:
                let left = Array(app.stack.viewControllers.prefix(Int.random(in: 1...4, using: &random)))
                note("the app keeps \(left.count)", app.stack.setViewControllers(left, animated: animated))
            case 12: note("the app presents \(animated)", front.present(named("M"), animated: animated))
            case 13:
                let presenter = front.presentingViewController
                note("the app dismisses \(animated)", presenter?.dismiss(animated: animated))
            case 14: note("back", try? simulator.user.tapBack())
            case 15: note("a swipe begins", try? simulator.user.beginSwipeBack())
            case 16: note("a pull begins", try? simulator.user.beginPull())
            case 17:
                simulator.user.endSwipe(finish: animated)
                note("a finger lets go \(animated)", simulator.user.endPull(finish: animated))
            case 18:
                let tabs = app.window.rootViewController as? UITabBarController
                tabs?.selectedIndex = count % 2
                note("the app selects tab \(count % 2)", ())
                guard app.place == .modal, !app.isShown, !hasOtherRoot,
                    let root = app.window.rootViewController
                else {
                    break
                }
                guard root.presentedViewController == nil else { break }
                note("the app presents its stack again", root.present(app.stack, animated: animated))
            default:
                guard Int.random(in: 0..<3, using: &random) == 0 else { return }
                // UIKit leaves on screen what is presented when the root goes.
                if animated { app.window.rootViewController?.dismiss(animated: false) }
                app.window.rootViewController = nil
                hasOtherRoot = false
                let place = ExistingApp.Place.allCases.randomElement(using: &random)!
                let shows = Bool.random(using: &random)
                app = ExistingApp(in: place, shows: shows)
                note("the app begins anew in \(place), shows: \(shows)", ())
            }
        }

        /// The window gets another size, by itself or in the same turn with what comes next.
        private func turn() {
            let isPortrait = UIDevice.current.orientation == .portrait
            note("the device turns", simulator.rotate(to: isPortrait ? .landscapeLeft : .portrait))
        }

        /// The app takes the tab away in which its navigation controller stands, or puts it back.
        private func dropTab() {
            guard let tabs = app.window.rootViewController as? UITabBarController else { return }
            let others = (tabs.viewControllers ?? []).filter { $0 !== app.stack }
            let drops = others.count < tabs.viewControllers?.count ?? 0
            tabs.setViewControllers(drops ? others : [app.stack] + others, animated: false)
            note("the app \(drops ? "drops" : "puts back") its tab", ())
        }

        /// The app shows something else, and keeps its navigation controller, as after a login.
        private func replaceRoot() {
            let dismisses = Bool.random(using: &random)
            hasOtherRoot = true
            if dismisses { app.window.rootViewController?.dismiss(animated: false) }
            app.window.rootViewController = named("other root")
            note("the app has another root, dismisses first: \(dismisses)", ())
            if Bool.random(using: &random) { turn() }
        }

        private func putInSight(_ isInSight: Bool, animated: Bool) {
            guard !hasOtherRoot else { return }
            app.putInSight(isInSight, animated: animated)
        }

        private func begin() {
            let way = Int.random(in: 0..<3, using: &random)
            let host =
                switch way {
                case 0: UIKitHost(presentedBy: front)
                case 1: UIKitHost(presentedBy: app.stack, as: .fullScreen)
                default: UIKitHost(navigationController: app.stack)
                }
            // On a navigation controller a page stands for tabs, and says so.
            let root: Tree.Root<Place> =
                Int.random(in: 0..<6, using: &random) == 0
                ? .tabs(.stack(newPlace("a")), [.screen(newPlace("b"))])
                : .stack(newPlace("a"))
            let saved = way == 2 && Bool.random(using: &random) ? saved(root) : nil
            let navigator = Navigator(
                root: SketchCoordinator(root) { SimulatorStage.view(named: $0) }, restoring: saved)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(UUID()).json")
            host.saves(to: file)
            if saved != nil { letSettle() }
            navigator.attach(host)
            guests.append(
                Guest(
                    navigator: navigator, ledger: Ledger(navigator), host: host, file: file,
                    stack: way == 2 ? app.stack : nil))
            guestCount += 1
            note("a guest comes, restored: \(saved != nil), \(navigator.tree)", ())
            guard saved != nil else { return }
            let tree = navigator.tree
            simulator.settle()
            let isThere = tree.nodes.allSatisfy { navigator.tree[$0.id] != nil }
            if !isThere { lost = "\(tree) was restored, and is \(navigator.tree)" }
        }

        /// What a guest left that stood in a modal of its own.
        private func saved(_ root: Tree.Root<Place>) -> Snapshot {
            let navigator = Navigator(root: SketchCoordinator(root))
            for style in [Tree.ModalStyle.sheet, .fullScreen] where Bool.random(using: &random) {
                navigator.front?.router.trigger(.present(.stack(newPlace("m")), as: style))
            }
            return navigator.snapshot()
        }

        /// The name of a screen that notes whether it is active, and asks nothing.
        private func newPlace(_ kind: String) -> Place { Place("s\(count)_\(kind)_readsWhenGone") }

        private func ask() {
            guard let guest = guests.randomElement(using: &random) else { return }
            let models = guest.navigator.tree.nodes.compactMap { guest.navigator.sketch($0.id) }
            guard let model = models.randomElement(using: &random) else { return }
            let place = newPlace("p")
            let asks: [Tree.Transition<Place, Never>] = [
                .push(place), .push(place), .pop, .popToRoot, .set(place), .replaceTop(place),
                .present(place, as: .sheet), .present(.stack(place), as: .fullScreen),
                .present("dialog", as: .alert), .dismiss, .close, .dismissAll,
            ]
            requestCount += 1
            let asked = asks.randomElement(using: &random)!
            note("\(model.name) asks for \(asked)", model.router.trigger(asked))
        }

        /// What an app would present from.
        private var front: UIViewController {
            var front = app.window.rootViewController ?? app.stack
            while let next = front.presentedViewController { front = next }
            return front
        }

        private func named(_ title: String) -> UIViewController {
            let controller = UIViewController()
            controller.title = title
            return controller
        }

        func note(_ what: String, _ done: some Any) { trail.append(what) }
    }
#endif
