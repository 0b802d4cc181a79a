import Cairn
import CairnTesting

/// Draws places: screens and coordinators by their names, guarded in any way and as deep as is asked for.
struct PlaceDraw {
    let shapes: WalkShapes
    /// The kinds of containers beside stacks that the host shows.
    let containers: HostContainers
    private var number: Int

    /// - Parameter number: That of the step: with it the numbers of places begin.
    init(_ shapes: WalkShapes, _ containers: HostContainers, number: Int) {
        (self.shapes, self.containers, self.number) = (shapes, containers, number * 10 + 1_000)
    }

    private mutating func next() -> Int {
        number += 1
        return number
    }

    /// A place that fits in a stack.
    mutating func place(depth: Int = 2, using random: inout SeededRandom) -> Place {
        Place(name(depth: depth, inStack: true, using: &random))
    }

    /// A screen that asks by itself, if any is to be.
    mutating func asker(using random: inout SeededRandom) -> Place {
        Place((["s\(next())"] + ask(using: &random)).joined(separator: "_"))
    }

    /// A place for a tab, a modal or a window, which may bring any container.
    mutating func freePlace(depth: Int = 2, using random: inout SeededRandom) -> Place {
        Place(name(depth: depth, inStack: false, using: &random))
    }

    private mutating func name(depth: Int, inStack: Bool, using random: inout SeededRandom) -> String {
        let number = next()
        let guarding = guardWord(using: &random)
        guard depth > 0, !shapes.isDisjoint(with: [.nested, .waitingDecisions]),
            Int.random(in: 0..<2, using: &random) == 0
        else {
            return (["s\(number)"] + guarding + asks(using: &random)).joined(separator: "_")
        }
        let kind =
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where shapes.contains(.waitingDecisions): "wa"
            case 1: "fl"
            default: "co"
            }
        let root = root(depth: depth - 1, inStack: inStack, using: &random)
        return (["\(kind)\(number)"] + guarding + [root]).joined(separator: "_")
    }

    private mutating func root(depth: Int, inStack: Bool, using random: inout SeededRandom) -> String {
        var kinds = ["stack", "stack", "above", "screen"]
        if !inStack, depth >= 0, shapes.contains(.nested) {
            if containers != .none { kinds += ["tabs", "tabs"] }
            if containers == .all { kinds += ["pages", "split", "drawer"] }
        }
        let kind = kinds.randomElement(using: &random)!
        switch kind {
        case "screen": return name(depth: depth, inStack: inStack, using: &random)
        case "stack": return "stack_" + name(depth: depth, inStack: true, using: &random)
        case "above":
            return "above_" + name(depth: depth, inStack: true, using: &random) + "_"
                + name(depth: 0, inStack: true, using: &random)
        default:
            let first = root(depth: depth - 1, inStack: false, using: &random)
            return "\(kind)_\(first)_" + root(depth: depth - 1, inStack: false, using: &random)
        }
    }

    /// The word of a guard, if there is to be one.
    private func guardWord(using random: inout SeededRandom) -> [String] {
        var guardians: [SketchGuard.Guardian] = []
        if shapes.contains(.ownGuards) { guardians.append(.own) }
        if shapes.contains(.aroundGuards) { guardians += [.out, .top] }
        guard Int.random(in: 0..<3, using: &random) == 0,
            let guardian = guardians.randomElement(using: &random)
        else {
            return []
        }
        return [guarding(by: guardian, using: &random).word]
    }

    func guarding(by guardian: SketchGuard.Guardian, using random: inout SeededRandom) -> SketchGuard {
        let delays: [SketchGuard.Delay] = shapes.contains(.waiting) ? [.none, .none, .soon, .wait] : [.none]
        var verdicts: [SketchGuard.Verdict] = [
            .refuse, .refuse, .refuseLocked, .push, .set, .replaceTop, .replaceAll, .select, .present,
        ]
        if shapes.contains(.waiting) { verdicts.append(.allow) }
        if shapes.contains(.interposing) {
            verdicts += [.interpose, .interpose, .interpose, .interposeRefused, .interposeWaiting]
        }
        if shapes.contains(.circles) { verdicts += [.circle, .unexempt] }
        if shapes.contains(.runs) { verdicts.append(.run) }
        return SketchGuard(
            guardian, delays.randomElement(using: &random)!, verdicts.randomElement(using: &random)!)
    }

    /// The word of a screen that asks by itself, if it is to be one.
    private func asks(using random: inout SeededRandom) -> [String] {
        Int.random(in: 0..<4, using: &random) == 0 ? ask(using: &random) : []
    }

    private func ask(using random: inout SeededRandom) -> [String] {
        var moments: [SketchAsker.Moment] = []
        if shapes.contains(.asksWhenMade) { moments += [.made, .closesWhenMade] }
        if shapes.contains(.asksWhenSeen) {
            moments += [.active, .inactive, .loaded, .hiding, .closesWhenHiding]
        }
        if shapes.contains(.questions) { moments += [.question, .questionWhenMade] }
        if shapes.contains(.asksWhenGone) { moments.append(.gone) }
        if shapes.contains(.readsWhenGone) { moments.append(.readsWhenGone) }
        guard let moment = moments.randomElement(using: &random) else { return [] }
        // By the number, so that what else is drawn stays as it is without this shape.
        let isEarly = shapes.contains(.earlyRouters) && number.isMultiple(of: 2)
        return (isEarly ? ["early"] : []) + [moment.rawValue]
    }
}
