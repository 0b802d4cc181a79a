import UIKit

// What holds whenever nothing moves.
extension ContainerWalk {
    func faultAtRest() -> Fault? {
        if simulator.isMoving { return fault("something still moves") }
        if let raised = simulator.log.takeRaises().first {
            return fault("it raised \(raised.prefix(30))", raised)
        }
        if let refusal = refusals.first { return fault("an action that was offered is refused", refusal) }
        let unbalanced = simulator.log.warnings.first { $0.contains("Unbalanced") }
        if let unbalanced { return fault("it warned", unbalanced) }
        let held = all
        return faultOfAppearance() ?? faultOfTransitions(held) ?? faultOfStacks(held) ?? faultOfRelease(held)
    }

    /// What is to be on screen is in the window, and has appeared; everything else has disappeared.
    private func faultOfAppearance() -> Fault? {
        let expected = Set(expectedOnScreen.map(ObjectIdentifier.init))
        for controller in made.compactMap(\.controller) {
            let isInWindow = controller.viewIfLoaded?.window != nil
            if isInWindow != expected.contains(ObjectIdentifier(controller)) {
                return fault(isInWindow ? "is on screen" : "is not on screen", controller.walkName)
            }
            guard let walked = controller as? any Walked else { continue }
            if let fault = walked.check.faults.first { return self.fault(fault, controller.walkName) }
            let state = walked.check.state
            if state != (isInWindow ? .on : .off) {
                return fault(
                    isInWindow ? "is \(state), in a window" : "is \(state), in no window", controller.walkName
                )
            }
        }
        return nil
    }

    private func faultOfTransitions(_ held: [UIViewController]) -> Fault? {
        for controller in held {
            if controller.transitionCoordinator != nil {
                return fault("has a coordinator", controller.walkName)
            }
            if controller.isBeingPresented || controller.isBeingDismissed {
                return fault("is still being presented or dismissed", controller.walkName)
            }
        }
        return nil
    }

    private func faultOfStacks(_ held: [UIViewController]) -> Fault? {
        for case let stack as WalkedStack in held {
            if stack.children != stack.viewControllers {
                return fault("a stack has other children than controllers", stack.walkName)
            }
            if stack.children.contains(where: { $0.parent !== stack }) {
                return fault("a child has another parent", stack.walkName)
            }
        }
        for case let split as WalkedSplit in held where split.isCollapsed {
            let stacks = split.columns.compactMap(split.stack(of:))
            for stack in stacks {
                let inside = stack.viewControllers.filter { $0 is UINavigationController }
                let mayBeInside = stack === split.stack(of: .primary) ? stacks : []
                if inside.contains(where: { inside in !mayBeInside.contains { $0 === inside } }) {
                    return fault("a column's stack holds what is none of its columns", stack.walkName)
                }
            }
        }
        return nil
    }

    private func faultOfRelease(_ held: [UIViewController]) -> Fault? {
        let reachable = Set(held.map(ObjectIdentifier.init))
        let left = made.compactMap(\.controller).filter { !reachable.contains(ObjectIdentifier($0)) }
        guard !left.isEmpty else { return nil }
        return fault("is still alive", left.map(\.walkName).joined(separator: ", "))
    }
}
