import UIKit

// What else may happen: modals, a person, the window and the device.
extension ContainerWalk {
    /// Does one thing.
    func change() {
        switch roll(21) {
        case 0..<8: changeContainer()
        case 8, 9, 10: present()
        case 11: dismiss()
        case 12..<15: touch()
        case 15, 16: moveFinger()
        case 17: changeRoom()
        case 18: changeWindow()
        case 19: loseChild()
        default: changeRoot()
        }
    }

    private func present() {
        guard let presenter = all.filter(mayPresent).randomElement(using: &dice) else { return }
        let (modal, animated) = (makeModal(), flip)
        modal.popoverPresentationController?.barButtonItem = UIBarButtonItem()
        let manner = "\(modal.modalPresentationStyle), \(animated ? "" : "not ")animated"
        trail.append("\(presenter.walkName) presents \(modal.walkName), \(manner)")
        presenter.present(modal, animated: animated)
        // Of one that has left its container, UIKit presents on it.
        if let below = modal.presentingViewController { noteModal(on: below) }
    }

    /// An app does not present on a child that it is about to take out of its own container.
    private func mayPresent(_ controller: UIViewController) -> Bool {
        var next: UIViewController? = controller
        while let inside = next {
            if (inside.parent as? WalkedBox)?.isExchanging == true { return false }
            next = inside.parent
        }
        return controller.viewIfLoaded?.window != nil
    }

    private func makeModal() -> UIViewController {
        if roll(5) == 0 {
            let alert = UIAlertController(
                title: "?", message: nil, preferredStyle: flip ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            return track(alert)
        }
        let modal = make(depth: roll(3))
        let styles: [UIModalPresentationStyle] = [
            .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext,
            .overCurrentContext,
            .popover,
        ]
        modal.modalPresentationStyle = styles[roll(styles.count)]
        return modal
    }

    private func dismiss() {
        guard let controller = all.randomElement(using: &dice) else { return }
        let animated = flip
        trail.append("\(controller.walkName) dismisses, \(animated ? "" : "not ")animated")
        controller.dismiss(animated: animated)
    }

    /// A person does one of the things that can be done.
    private func touch() {
        guard let action = simulator.outline().actions.randomElement(using: &dice) else { return }
        trail.append("a person: \(action)")
        do {
            try simulator.user.perform(action)
        } catch {
            refusals.append("\(action): \(error)")
        }
    }

    private func moveFinger() {
        let user = simulator.user
        guard simulator.finger == nil else {
            let finish = flip
            trail.append("the finger lets go, to \(finish ? "finish" : "go back")")
            user.endSwipe(finish: finish)
            user.endPull(finish: finish)
            return
        }
        if flip {
            guard (try? user.beginSwipeBack(from: flip ? .edge : .content)) != nil else { return }
            trail.append("a finger swipes back")
            user.moveSwipe(to: 0.4)
        } else {
            guard (try? user.beginPull()) != nil else { return }
            trail.append("a finger pulls")
            user.movePull(to: 0.3)
        }
    }

    private func changeRoom() {
        if flip {
            let isNarrow = flip
            trail.append(isNarrow ? "there is little room" : "there is much room")
            simulator.resize(
                to: CGSize(width: isNarrow ? 320 : 1024, height: 1024),
                horizontal: isNarrow ? .compact : .regular)
        } else {
            let isUpright = flip
            trail.append(isUpright ? "the device is turned upright" : "the device is turned to its side")
            simulator.rotate(to: isUpright ? .portrait : .landscapeLeft)
        }
    }

    private func changeWindow() {
        if flip {
            trail.append("the app goes to the background and comes back")
            simulator.enterBackground()
            if flip { simulator.settle() }
            simulator.enterForeground()
        } else {
            window.isHidden.toggle()
            trail.append(window.isHidden ? "the window is hidden" : "the window is shown")
        }
    }

    private func changeRoot() {
        guard roll(3) == 0 else { return takeRootOut() }
        let new = make(depth: 3)
        trail.append("the window's root is \(new.walkName)")
        window.rootViewController = new
    }

    /// The root leaves the window, and comes back.
    private func takeRootOut() {
        guard let root = window.rootViewController, flip else { return }
        let isOutForATurn = flip
        trail.append("the window's root is out\(isOutForATurn ? " for a turn" : ""), and in again")
        window.rootViewController = nil
        if isOutForATurn { simulator.clock.turn() }
        window.rootViewController = root
    }
}
