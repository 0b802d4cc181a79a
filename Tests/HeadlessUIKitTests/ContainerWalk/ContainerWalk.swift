import UIKit

/// A window of containers in containers, to which anything is done that code or a finger may do, at any moment.
@MainActor
final class ContainerWalk {
    /// What is wrong, and how it came about.
    struct Fault {
        /// What is wrong, without whom it befell: by this, faults are told from one another.
        let kind: String
        let detail: String
        let steps: [String]
    }

    let simulator: Simulator
    private(set) var window = UIWindow(frame: UIScreen.main.bounds)
    /// Decides what is made, and what the step at hand does.
    var dice: Dice
    var trail: [String] = []
    /// What was said against an action that the outline had offered.
    var refusals: [String] = []
    /// The modals that lie over the window, with those who presented them.
    var windowModals: [(modal: Weak, presenter: Weak)] = []
    private(set) var made: [Weak] = []

    struct Weak { weak var controller: UIViewController? }

    init(_ simulator: Simulator, seed: UInt64) {
        self.simulator = simulator
        dice = Dice(state: seed)
        window.rootViewController = make(depth: 3)
        window.makeKeyAndVisible()
    }

    func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
    var flip: Bool { Bool.random(using: &dice) }

    /// Numbers a new controller, and keeps an eye on it.
    func track<Controller: UIViewController>(_ controller: Controller) -> Controller {
        controller.title = "\(made.count)"
        controller.definesPresentationContext = roll(4) == 0
        made.append(Weak(controller: controller))
        return controller
    }

    /// All that is in the window or kept by what is: under another root a modal keeps who presents it.
    var all: [UIViewController] {
        var found = window.rootViewController?.held ?? []
        var known = Set(found.map(ObjectIdentifier.init))
        for (modal, _) in windowModals {
            guard var presenter = modal.controller?.presentingViewController else { continue }
            while let parent = presenter.parent { presenter = parent }
            for next in presenter.held where known.insert(ObjectIdentifier(next)).inserted {
                found.append(next)
            }
        }
        return found
    }

    private func noteModals() { for presenter in all { noteModal(on: presenter) } }

    /// Remembers who presents what over the window.
    func noteModal(on presenter: UIViewController) {
        guard let modal = presenter.ownModal,
            !windowModals.contains(where: { $0.modal.controller === modal })
        else { return }
        let isOverWindow =
            !modal.isInContext || presenter === window.rootViewController
            || windowModals.contains { $0.modal.controller === presenter }
        if isOverWindow { windowModals.append((Weak(controller: modal), Weak(controller: presenter))) }
    }

    /// What is to be on screen.
    var expectedOnScreen: [UIViewController] {
        guard !window.isHidden else { return [] }
        let modals = windowModals.compactMap(\.modal.controller).filter {
            $0.parent == nil && $0.presentingViewController != nil
        }
        return ([window.rootViewController].compactMap(\.self) + modals).flatMap(\.expectedOnScreen)
    }

    /// Plays each step, and lets some time pass, or all. A step is what its dice begin with: it does the same, as far as it
    /// still can, when others before it are left out.
    static func play(_ steps: [UInt64], seed: UInt64, on idiom: UIUserInterfaceIdiom) -> Fault? {
        Simulator.run(idiom: idiom) { simulator in
            let walk = ContainerWalk(simulator, seed: seed)
            if let fault = walk.rest() { return fault }
            for step in steps {
                walk.dice = Dice(state: step)
                walk.noteModals()
                walk.change()
                walk.noteModals()
                if let fault = walk.wait() { return fault }
                // What grows without end is no better walk.
                if walk.made.count > 150 { break }
            }
            walk.dice = Dice(state: seed)
            return walk.rest() ?? walk.end()
        }
    }

    private func wait() -> Fault? {
        switch roll(4) {
        case 0:
            trail.append("a turn")
            simulator.clock.turn()
        case 1:
            let time = roll(600)
            trail.append("\(time) ms")
            simulator.clock.advance(by: .milliseconds(time))
        case 2: return rest()
        default: break
        }
        return nil
    }

    private func rest() -> Fault? {
        simulator.user.endSwipe(finish: flip)
        simulator.user.endPull(finish: flip)
        let comesToRest = simulator.settle()
        trail.append("rest")
        return comesToRest ? faultAtRest() : fault("it does not come to rest")
    }

    /// Takes everything away: nothing may be left.
    private func end() -> Fault? {
        trail.append("the end")
        while let presenter = all.first(where: { $0.ownModal != nil }) {
            presenter.dismiss(animated: false)
            simulator.settle()
        }
        window.rootViewController = nil
        window.isHidden = true
        simulator.settle()
        if let fault = faultAtRest() { return fault }
        window = UIWindow(frame: UIScreen.main.bounds)
        windowModals = []
        return faultAtRest()
    }

    func fault(_ kind: String, _ detail: String = "") -> Fault {
        Fault(kind: kind, detail: detail, steps: trail)
    }
}

extension UIViewController {
    /// What a walk calls it.
    var walkName: String {
        let kind = String(describing: type(of: self)).replacing("Walked", with: "").lowercased()
        return "\(kind) \(title ?? "?")"
    }
}
