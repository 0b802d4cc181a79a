#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// Flows as guests in an app that is not Cairn's, two at most at a time: on its navigation controller, or in a modal. They ask,
    /// a finger moves, the app calls UIKit, and lets go of what they stand on, at every moment. `CAIRN_SEED` plays a walk again.
    @MainActor
    @Suite(.simulator)
    struct GuestWalkTests {
        private static let environment = ProcessInfo.processInfo.environment
        private let seed = SeededRandom.seedOfTests
        private let steps = environment["CAIRN_STEPS"].flatMap(Int.init) ?? 1_000

        @Test func `a guest's tree is what the app shows of it, whatever the app does meanwhile`() throws {
            let walk = GuestWalk(seed: seed)
            for step in 0..<steps {
                walk.step()
                guard step.isMultiple(of: 5) else { continue }
                if let fault = walk.faultAtRest() {
                    Issue.record(
                        "CAIRN_SEED=\(seed), step \(step): \(fault)\n\(walk.trail.joined(separator: "\n"))")
                    return
                }
            }
            print(
                "guests: seed \(seed), \(steps) steps, \(walk.guestCount) guests, \(walk.requestCount) requests"
            )
            #expect(walk.guestCount > steps / 400 && walk.requestCount > steps / 10)
        }
    }

    @MainActor
    private final class GuestWalk {
        private struct Guest {
            let navigator: Navigator
            let ledger: Ledger
            /// The navigation controller it stands on, of an app that may have gone since.
            weak var stack: UINavigationController?
            /// Whether its navigation controller was in a modal when all was at rest.
            var wasInModal = false
        }

        private(set) var trail: [String] = []
        private(set) var (requestCount, guestCount) = (0, 0)
        private var app = ExistingApp()
        private var guests: [Guest] = []
        private var random: SeededRandom
        private var count = 0
        /// Whether the app has replaced its root, under which UIKit leaves modals on screen.
        private var hasOtherRoot = false
        private let simulator = Simulator.current

        init(seed: UInt64) { random = SeededRandom(seed: seed) }

        func step() {
            count += 1
            if guests.isEmpty { return begin() }
            let animated = Bool.random(using: &random)
            switch Int.random(in: 0..<23, using: &random) {
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
                app = ExistingApp(in: ExistingApp.Place.allCases.randomElement(using: &random)!)
                note("the app begins anew", ())
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
                ? .tabs(.stack(Place("a\(count)")), [.screen(Place("b\(count)"))])
                : .stack(Place("a\(count)"))
            let navigator = Navigator(
                root: SketchCoordinator(root) { SimulatorStage.view(named: $0) })
            navigator.attach(host)
            guests.append(
                Guest(navigator: navigator, ledger: Ledger(navigator), stack: way == 2 ? app.stack : nil))
            guestCount += 1
            note("a guest comes", ())
        }

        private func ask() {
            guard let guest = guests.randomElement(using: &random) else { return }
            let models = guest.navigator.tree.nodes.compactMap { guest.navigator.sketch($0.id) }
            guard let model = models.randomElement(using: &random) else { return }
            let place = Place("s\(count)")
            let asks: [Tree.Transition<Place, Never>] = [
                .push(place), .push(place), .pop, .popToRoot, .set(place), .replaceTop(place),
                .present(place, as: .sheet), .present(.stack(place), as: .fullScreen),
                .present("dialog", as: .alert), .dismiss, .close, .dismissAll,
            ]
            requestCount += 1
            let asked = asks.randomElement(using: &random)!
            note("\(model.name) asks for \(asked)", model.router.trigger(asked))
        }

        func faultAtRest() -> String? {
            simulator.user.endSwipe(finish: false)
            simulator.user.endPull(finish: false)
            // What one guest is told may be news for the other.
            for _ in 0..<3 {
                simulator.settle()
                for guest in guests { guest.navigator.lookAgain() }
            }
            simulator.settle()
            note("all settles", ())
            if let raise = simulator.log.raises.first { return "UIKit raises: \(raise)" }
            for guest in guests {
                let tree = guest.navigator.tree.notation
                if !guest.navigator.isSettled { return "\(tree) never settles" }
                if !guest.navigator.pending.isEmpty { return "requests of \(tree) wait for ever" }
                if let disagreement = guest.navigator.disagreement { return "\(tree): \(disagreement)" }
                if let left = guest.ledger.leaks.first { return "left behind: \(left)" }
                if guest.wasInModal, !hasOtherRoot, guest.stack === app.stack, !app.isShown,
                    tree != "~nothing"
                {
                    return "\(tree) waits in no modal"
                }
            }
            let places = Set(guests.flatMap { $0.navigator.tree.nodes.map(\.label) })
            // UIKit leaves on screen what the old root has presented.
            if !hasOtherRoot, let left = onScreen.first(where: { !places.contains($0) }) {
                return "\(left) is on screen, and in no tree"
            }
            for index in guests.indices where app.place == .modal && app.isShown {
                guests[index].wasInModal = guests[index].stack === app.stack
            }
            guests.removeAll { $0.navigator.tree.notation == "~nothing" && $0.ledger.live.isEmpty }
            if let gone = guests.first(where: { $0.navigator.tree.notation == "~nothing" }) {
                return "a guest that has left keeps \(gone.ledger.live)"
            }
            return nil
        }

        /// The names of the guests' screens whose views are in the window.
        private var onScreen: [String] {
            var names: [String] = []
            var views: [UIView] = [app.window]
            while let view = views.popLast() {
                if let screen = view.next as? SketchController, let title = screen.title {
                    names.append(title)
                }
                views += view.subviews
            }
            return names
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

        private func note(_ what: String, _ done: some Any) { trail.append(what) }
    }
#endif
