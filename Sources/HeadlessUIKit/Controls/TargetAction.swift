extension UIControl {
    /// Calls a method of `target` for these events, until the target goes: the control does not hold it. Without a
    /// target, the first in the chain of responders that has the method.
    /// A method of a target that it calls already is called for these events as well, and once for each.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let call = TargetAction(target, action)
        if let index = targets.firstIndex(where: { $0.call.isSame(as: call) }) {
            targets[index].events.formUnion(controlEvents)
        } else {
            targets.append((call, controlEvents))
        }
    }

    /// Takes that method of that target away; nil for any.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in targets.indices where targets[index].call.isOf(target, action) {
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    /// The objects whose methods are called.
    public var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { ($0.call.target as? NSObject).map { AnyHashable($0) } })
    }

    func callTargets(for events: Event) {
        for (call, its) in targets where !its.isDisjoint(with: events) && !call.hasLostTarget {
            sendAction(call.action, to: call.target, for: nil)
        }
    }
}

extension UIBarButtonItem {
    /// A button that calls a method of `target`, which it does not hold.
    @preconcurrency @MainActor
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// As ``init(title:style:target:action:)``, with an image.
    @preconcurrency @MainActor
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// As ``init(title:style:target:action:)``, for one of the system's.
    @preconcurrency @MainActor
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// As ``init(title:style:target:action:)``, with an image, and a menu for when it is held.
    @preconcurrency @MainActor
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    /// What a tap does: the action, or else the method. Without a target, the chain of responders is asked.
    func tapped(in responder: UIResponder?) {
        if let primaryAction { return primaryAction.perform(sender: self) }
        guard let action else {
            if let menu { Simulator.current.openMenu = OpenMenu(menu, sender: self) }
            return
        }
        TargetAction(target, action).call(sender: self, from: responder)
    }
}
