#if HEADLESS_UIKIT
    import Cairn
    import CairnContract
    import CairnTesting
    import CairnUIKit
    import Foundation
    import Testing
    import UIKit

    /// What may be wrong once nothing moves.
    extension GuestWalk {
        func letSettle() {
            simulator.user.endSwipe(finish: false)
            simulator.user.endPull(finish: false)
            // What one guest is told may be news for the other.
            for _ in 0..<3 {
                simulator.settle()
                for guest in guests { guest.navigator.lookAgain() }
            }
            simulator.settle()
            note("all settles", ())
        }

        func faultAtRest() -> String? {
            letSettle()
            if let lost { return lost }
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
            if let fault = faultOfActivity() ?? faultInBackground() { return fault }
            for index in guests.indices where app.place == .modal && app.isShown {
                guests[index].wasInModal = guests[index].stack === app.stack
            }
            for guest in guests where guest.navigator.tree.notation == "~nothing" {
                let titles = app.titles
                guest.navigator.attach(UIKitHost(navigationController: app.stack))
                simulator.settle()
                if app.titles != titles { return "a guest that was left shows \(app.titles)" }
            }
            guests.removeAll { $0.navigator.tree.notation == "~nothing" && $0.ledger.live.isEmpty }
            if let gone = guests.first(where: { $0.navigator.tree.notation == "~nothing" }) {
                return "a guest that has left keeps \(gone.ledger.live)"
            }
            return nil
        }

        /// A screen is active exactly when it is on screen, and under nothing that covers the window.
        private func faultOfActivity(inForeground: Bool = true) -> String? {
            for guest in guests {
                let tree = guest.navigator.tree
                for node in tree.nodes {
                    guard let model = guest.navigator.sketch(node.id) as? SketchAsker,
                        let controller = guest.host?.controller(for: node.id)
                    else { continue }
                    let layer = tree.lineage(to: node.id)?.first?.id
                    let above = tree.modals.drop { _ in layer != tree.root.id }
                    let covers = above.isEmpty ? tree.modals.drop { $0.node.id != layer }.dropFirst() : above
                    let isCovered = covers.contains { $0.style == .fullScreen }
                    let isInWindow = controller.viewIfLoaded?.window != nil
                    if model.isActive != (inForeground && isInWindow && !isCovered) {
                        return "\(model.name) of \(tree) is active: \(model.isActive)"
                    }
                }
            }
            return nil
        }

        /// Each guest is saved as the app goes to the background, and the file of one that was left is gone.
        private func faultInBackground() -> String? {
            simulator.enterBackground()
            defer {
                simulator.enterForeground()
                simulator.settle()
            }
            if let fault = faultOfActivity(inForeground: false) { return "in the background, \(fault)" }
            for guest in guests {
                let tree = guest.navigator.tree.notation
                let isSaved = FileManager.default.fileExists(atPath: guest.file.path)
                if tree != "~nothing" {
                    let saved = try? Snapshot(contentsOf: guest.file)
                    if saved?.text != guest.navigator.snapshot().text {
                        return "\(tree) is not what was saved"
                    }
                } else if isSaved, guest.stack != nil, guest.stack === app.stack {
                    return "a guest that was left is still saved"
                }
                if tree == "~nothing" { try? FileManager.default.removeItem(at: guest.file) }
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
    }
#endif
