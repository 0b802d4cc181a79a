import Cairn
import CairnTesting

/// What may happen on a walk, and how often.
struct WalkDraw {
    let containers: HostContainers
    /// Whether there are screens that may not be entered or left.
    var guards = true
    let shapes: WalkShapes

    enum Happening {
        case asked, askedTwice, linked, openedAndClosed, otherCode, settled, timePassed, turnsPassed, armed
        case gateOpened, locked, ghost, rootSetAside
        case finger(Finger)
        case underAFinger
    }

    /// The tree is not walked beyond this size.
    var mostNodes: Int { containers == .none ? 24 : 40 }

    func happening(using random: inout SeededRandom) -> Happening {
        if containers == .columns, Int.random(in: 0..<10, using: &random) == 0 { return .finger(.resize) }
        return switch Int.random(in: 0..<(shapes.isEmpty ? 27 : 37), using: &random) {
        case 27: .askedTwice
        case 28: .turnsPassed
        case 29: .gateOpened
        case 30: .locked
        case 31: shapes.contains(.ghosts) ? .ghost : .asked
        case 32: shapes.contains(.rootSetAside) ? .rootSetAside : .asked
        case 33: shapes.contains(.callsAtAnyTime) ? .otherCode : .asked
        case 34...36: .underAFinger
        case 0..<9: .asked
        case 9: .otherCode
        case 10: .settled
        case 11, 12: .timePassed
        case 13, 14: .openedAndClosed
        case 15: guards ? .armed : .asked
        case 26: .linked
        case 16, 17: containers == .none ? .asked : .finger(.tab)
        default: .finger(Finger.untabbed.randomElement(using: &random)!)
        }
    }

    func transition(
        _ number: Int, in tree: Tree, using random: inout SeededRandom
    ) -> Tree.Transition<Place, Never> {
        if containers == .columns, Int.random(in: 0..<3, using: &random) == 0 {
            return columnTransition(number, in: tree, using: &random)
        }
        let transition =
            shapes.isEmpty || Bool.random(using: &random)
            ? plainTransition(number, in: tree, using: &random)
            : shapedTransition(number, in: tree, using: &random)
        if number.isMultiple(of: 7) { return .withoutAnimation(transition) }
        return number.isMultiple(of: 3) ? .animated(transition, by: .walked) : transition
    }

    private func plainTransition(
        _ number: Int, in tree: Tree, using random: inout SeededRandom
    ) -> Tree.Transition<Place, Never> {
        let place = place(number, in: tree, using: &random)
        let above = Bool.random(using: &random) ? [Place("s\(number)above")] : []
        switch Int.random(in: 0..<(containers == .none ? 17 : 26), using: &random) {
        case 0..<4: return .push(place)
        case 4: return .pop
        case 5: return .popToRoot
        case 6: return .popTo("a")
        case 7: return .set(place, above: above)
        case 8: return .replaceTop(place)
        case 9: return .present(place, as: .sheet)
        case 10: return .present(.stack(place), as: Bool.random(using: &random) ? .sheet : .sized)
        case 11: return .present("dialog", as: .alert)
        case 12: return .dismiss
        case 13: return .close
        case 14: return .several(.dismiss, .push(place), .present("dialog", as: .alert))
        case 15: return .none
        case 16: return .present(.stack(place), as: .popover)
        case 17, 18: return .select(Place(["a", "flow0", "b", "c"].randomElement(using: &random)!))
        case 19: return .show(Place(["a", "b", "d", "s1"].randomElement(using: &random)!))
        case 20: return .dismissAll
        case 21: return .present(.tabs(place, Place("b")), as: .fullScreen)
        case 22: return .present(.stack(place), as: .currentContext)
        case 23: return .present(place, as: .currentContext)
        case 24 where containers == .all: return .replaceAll(container(of: place, using: &random))
        default:
            return .replaceAll(.tabs(.stack("a"), [.screen("flow0"), .screen("b"), .stack(place)]))
        }
    }

    /// Any container, in the place of any.
    private func container(of place: Place, using random: inout SeededRandom) -> Tree.Root<Place> {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .tabs(.stack("a"), [.screen("flow0"), .container(.drawer, "b", "c"), .stack(place)])
        case 1: .split(primary: .stack("a"), secondary: .stack(place))
        case 2: .split(primary: .stack("a"), supplementary: .screen("b"), secondary: .stack(place))
        case 3: .pages(.stack("a"), [.stack(place)])
        default: .choice(.drawer, .stack("a"), [.screen("flow0"), .stack(place)])
        }
    }

    private func shapedTransition(
        _ number: Int, in tree: Tree, using random: inout SeededRandom
    ) -> Tree.Transition<Place, Never> {
        var draw = PlaceDraw(shapes, containers, number: number)
        let place = place(number, in: tree, using: &random)
        let free = draw.freePlace(depth: tree.nodes.count < 24 ? 2 : 0, using: &random)
        switch Int.random(in: 0..<22, using: &random) {
        case 18: return .several(.pop, .present("dialog", as: .alert))
        case 19: return .popTo(coordinator(in: tree, using: &random) ?? place)
        case 20:
            let leaving = Tree.Transition<Place, Never>.several(.close, .present("dialog", as: .alert))
            return .show(Bool.random(using: &random) ? "b" : Place("s\(number)"), orElse: leaving)
        case 21:
            return .several(
                .in(slot(in: tree, using: &random), .push(place)), .present("dialog", as: .actionSheet))
        case 16:
            let filling = number.isMultiple(of: 2) ? Tree.Transition<Place, Never>.set(place) : .push(place)
            return .in(slot(in: tree, using: &random), filling)
        case 17:
            return .in(slot(in: tree, using: &random), plainTransition(number, in: tree, using: &random))
        case 13 where containers != .none: return .present(.stack(place), as: .currentContext)
        case 14: return .select(tab(in: tree, using: &random) ?? place)
        case 12: return .rest(at: Bool.random(using: &random) ? .medium : .large)
        case 15: return .present(place, as: Tree.ModalStyle.covering.randomElement(using: &random)!)
        case 0..<4:
            let styles =
                Tree.ModalStyle.covering + [.sheet, .sized, .gripped, .formSheet, .popover, .currentContext]
            let style = styles.randomElement(using: &random)!
            return .present(
                containers == .none && style == .currentContext ? .stack(place) : .screen(free), as: style)
        case 4: return .present(Bool.random(using: &random) ? "dialog" : "dialogNoCancel", as: .actionSheet)
        case 5: return .several(.push(place), .push(draw.place(depth: 0, using: &random)))
        case 6 where shapes.contains(.refusedParts):
            return .several(.push(place), .present("nodialog", as: .alert))
        case 7 where shapes.contains(.refusedParts):
            return .several(.present(place, as: .sheet), .popTo("nowhere"))
        case 8: return .select(tab(in: tree, using: &random) ?? place)
        case 9: return .show(tab(in: tree, using: &random) ?? place)
        case 10 where containers != .none: return .replaceAll(.screen(free))
        case 11: return .set(place)
        default: return .push(place)
        }
    }

    /// Covers a column, or brings one to the front: so there are some that are covered and not in front.
    private func columnTransition(
        _ number: Int, in tree: Tree, using random: inout SeededRandom
    ) -> Tree.Transition<Place, Never> {
        let place = place(number, in: tree, using: &random)
        let change: Tree.Transition<Place, Never> =
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2: .present(.stack(place), as: .currentContext)
            case 3: .present(place, as: .currentContext)
            case 4: .present(.stack(place), as: [.sheet, .fullScreen].randomElement(using: &random)!)
            case 5: .set(place)
            case 6: .push(place)
            default: .none
            }
        return .in([.primary, .supplementary, .secondary].randomElement(using: &random)!, change)
    }

    private func slot(in tree: Tree, using random: inout SeededRandom) -> Tree.Slot<Place> {
        let columns: [Tree.Slot<Place>] = [.primary, .supplementary, .secondary]
        guard Bool.random(using: &random), let tab = tab(in: tree, using: &random) else {
            return columns.randomElement(using: &random)!
        }
        return .tab(tab)
    }

    /// What stands in tabs or pages, made or not.
    private func tab(in tree: Tree, using random: inout SeededRandom) -> Place? {
        let tabs = tree.nodes.flatMap { node -> [Tree.Node] in
            if case .choice(_, let nodes, _) = node.content { nodes } else { [] }
        }
        return tabs.compactMap { ($0.destination ?? $0.children.first?.destination)?.base as? Place }
            .randomElement(
                using: &random)
    }

    /// A coordinator with its screens on a stack.
    private func coordinator(in tree: Tree, using random: inout SeededRandom) -> Place? {
        tree.nodes.filter { if case .flow = $0.content { true } else { false } }
            .compactMap { $0.destination?.base as? Place }.randomElement(using: &random)
    }

    /// A link to something that stands already, or to something new, in a flow perhaps; or the whole way to any place there is,
    /// and on from there.
    func path(_ number: Int, in tree: Tree, using random: inout SeededRandom) -> LinkPath {
        if Int.random(in: 0..<3, using: &random) == 0 {
            let way = tree.nodes.randomElement(using: &random).flatMap { tree.lineage(to: $0.id) } ?? []
            let places = way.compactMap(\.destination).filter { $0.base is Place }
            let further = Bool.random(using: &random) ? [AnyDestination(Place("s\(number)further"))] : []
            if !places.isEmpty { return LinkPath(places + further) }
        }
        let new = place(number, in: tree, using: &random)
        let stands = tab(in: tree, using: &random) ?? ["a", "flow0", "b"].randomElement(using: &random)!
        let first = Bool.random(using: &random) ? new : stands
        if let root = PlaceName(first)?.root, Bool.random(using: &random) {
            return LinkPath(
                first,
                Bool.random(using: &random)
                    ? root.places.randomElement(using: &random)! : Place("s\(number)inner"))
        }
        guard first.description.hasPrefix("flow") else { return LinkPath(first) }
        let inner = Bool.random(using: &random) ? Place("in\(first)") : Place("s\(number)inner")
        return LinkPath(first, inner)
    }

    /// What can be closed again.
    func opening(_ number: Int, using random: inout SeededRandom) -> Tree.Transition<Place, Never> {
        let place = Place(["s", "flow"].randomElement(using: &random)! + "\(number)")
        let opening = plainOpening(place, number, using: &random)
        return number.isMultiple(of: 3) ? .animated(opening, by: .walked) : opening
    }

    private func plainOpening(
        _ place: Place, _ number: Int, using random: inout SeededRandom
    ) -> Tree.Transition<Place, Never> {
        switch Int.random(in: 0..<(containers == .none ? 5 : 7), using: &random) {
        case 0: .push(place)
        case 1: .present(.stack(place), as: .sheet)
        case 2: .present(place, as: Tree.ModalStyle.covering.randomElement(using: &random)!)
        case 3: .present(.stack(place), as: .popover)
        case 4: .several(.push(place), .push(Place("s\(number)above")))
        case 5: .present(.stack(place), as: .currentContext)
        default: .present(place, as: .currentContext)
        }
    }

    private func place(_ number: Int, in tree: Tree, using random: inout SeededRandom) -> Place {
        if !shapes.isEmpty, Bool.random(using: &random) {
            var draw = PlaceDraw(shapes, containers, number: number)
            return draw.place(depth: tree.nodes.count < 24 ? 2 : 0, using: &random)
        }
        // A flow that is replaced by a flow stands in it, and so on: not without end.
        var kinds = tree.nodes.count < 16 ? ["s", "s", "s", "flow"] : ["s"]
        if guards { kinds += ["form", "closed", "moved"] }
        if shapes.contains(.questions) {
            kinds += [number.isMultiple(of: 2) ? "formAlert" : "formAsk", "formSheet"]
        }
        return Place(kinds.randomElement(using: &random)! + "\(number)")
    }
}

extension Tree.ModalStyle {
    /// Those that lie over the whole window.
    fileprivate static let covering: [Self] = [.fullScreen, .overFullScreen, .custom("card")]
    /// One that rests at several heights.
    fileprivate static let sized = sheet(detents: [.medium, .large], grabber: true)
    /// One with a grabber and UIKit's own height.
    fileprivate static let gripped = sheet(detents: [], grabber: true)
}

extension Tree.Animation {
    /// The name under which a walk animates every third of its steps. A host need not know it.
    package static let walked = Self("walked")
}

/// What a person does.
enum Finger: CaseIterable {
    case swipe, pull, finish, cancel, back, backMenu, button, beside, drag, tab
    /// Has more or less room.
    case resize

    static let untabbed = allCases.filter { $0 != .tab }

    /// Something else while a finger swipes or pulls, or while what it has let go of glides back.
    @MainActor
    static func together(
        _ stage: any HostStage, containers: HostContainers, using random: inout SeededRandom
    ) -> String {
        var acts = [[Finger.swipe, .swipe, .pull].randomElement(using: &random)!]
        if Bool.random(using: &random) { acts.append(.cancel) }
        let others: [Finger] = [.resize, .back, .beside] + (containers == .none ? [] : [.tab, .tab])
        acts.append(others.randomElement(using: &random)!)
        return acts.map { act in
            let text = act.touches(stage, using: &random)
            if Bool.random(using: &random) { stage.letPass() }
            return text
        }.joined(separator: ", ")
    }

    @MainActor
    func touches(_ stage: any HostStage, using random: inout SeededRandom) -> String {
        switch self {
        case .swipe: return "a swipe began: \(stage.beginSwipeBack())"
        case .pull: return "a pull began: \(stage.beginPull())"
        case .finish:
            stage.letGo(finish: true)
            return "a finger finished"
        case .cancel:
            stage.letGo(finish: false)
            return "a finger cancelled"
        case .back: return "back was tapped: \(stage.tapBack())"
        case .backMenu:
            return "the back menu was used: \(stage.backMenu(down: Int.random(in: 1...3, using: &random)))"
        case .button:
            return "a button was pressed: \(stage.tap(Bool.random(using: &random) ? "Push" : "Cancel"))"
        case .beside: return "beside was tapped: \(stage.tapOutside())"
        case .drag:
            let detent: Tree.ModalStyle.Detent = Bool.random(using: &random) ? .medium : .large
            return "a sheet was dragged to \(detent): \(stage.dragSheet(to: detent))"
        case .resize:
            let isCompact = Bool.random(using: &random)
            return "there was \(isCompact ? "little" : "much") room: \(stage.setCompact(isCompact))"
        case .tab:
            let index = Int.random(in: 0..<4, using: &random)
            return "tab \(index) was tapped: \(stage.tapTab(index))"
        }
    }
}
