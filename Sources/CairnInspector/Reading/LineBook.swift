#if CAIRN_INSPECTOR && HEADLESS_UIKIT
    import UIKit

    /// Which line of script belongs to which thing on screen.
    ///
    /// An outline says what can be done by name, and of several that read the same which one. The things of a window are
    /// counted in the order of reading; of those that a name fits, as many get a line as there are actions of that name: those
    /// of the uppermost layers, and those first that a finger is meant for.
    struct LineBook {
        /// What is done to a thing.
        enum Verb: Hashable, CaseIterable {
            case tap, tab, type, clear, hold, swipeLeft, swipeRight, accessory, edit, move, increase, decrease
        }

        /// A thing that has a name.
        struct Thing: Hashable {
            var name: String
            var layer: Int
            /// What it is made for.
            var verbs: Set<Verb>
            /// What may be done to it all the same, where recognizers of the app's own say so.
            var others: Set<Verb> = []
        }

        private struct Key: Hashable {
            var verb: Verb
            var name: String
        }

        private var lines: [Key: [String]] = [:]
        /// The lines of each thing, by its number.
        private var acts: [Int: Wire.Acts] = [:]

        /// - Parameters:
        ///   - things: all in the front window, in the order of reading.
        ///   - line: the line of script that does it.
        init(
            _ actions: [Simulator.Outline.Action], for things: [Thing],
            _ line: (Simulator.Outline.Action) -> String
        ) {
            for action in actions {
                guard let (verb, name) = action.named else { continue }
                // They come in the order of reading.
                lines[Key(verb: verb, name: name), default: []].append(line(action.withoutGoal))
            }
            let named = Dictionary(grouping: things.indices) { things[$0].name }
            for (key, found) in lines { give(found, by: key.verb, to: named[key.name] ?? [], of: things) }
        }

        private mutating func give(_ found: [String], by verb: Verb, to named: [Int], of things: [Thing]) {
            let fits = named.filter { things[$0].verbs.contains(verb) }
            let others = named.filter { things[$0].others.contains(verb) }
            // The uppermost, and what is made for it, first; then back into the order of reading.
            let best = (uppermost(fits, things) + uppermost(others, things)).prefix(found.count)
            for (number, line) in zip(best.sorted(), found) {
                acts[number, default: .init()][verb] = line
            }
        }

        private func uppermost(_ numbers: [Int], _ things: [Thing]) -> [Int] {
            numbers.sorted { (-things[$0].layer, $0) < (-things[$1].layer, $1) }
        }

        /// What is done to no thing in particular, or by a motion that none of its things has.
        static func gestures(
            _ actions: [Simulator.Outline.Action], besides things: [Thing],
            _ line: (Simulator.Outline.Action) -> String
        ) -> [Wire.Gesture] {
            let rows = Set(things.filter { $0.verbs.contains(.swipeLeft) }.map(\.name))
            return actions.compactMap { action in
                if case .swipeOver(let name, .left, _) = action, rows.contains(name) { return nil }
                if case .swipeOver(let name, .right, _) = action, rows.contains(name) { return nil }
                return action.gesture.map { .init(kind: $0.kind, name: $0.name, line: line(action)) }
            }
        }

        /// What can be done to the thing of that number.
        func acts(of number: Int) -> Wire.Acts { acts[number] ?? .init() }
    }

    extension Wire.Acts {
        fileprivate subscript(verb: LineBook.Verb) -> String? {
            get { self[keyPath: Self.path(verb)] }
            set { self[keyPath: Self.path(verb)] = newValue }
        }

        private static func path(_ verb: LineBook.Verb) -> WritableKeyPath<Wire.Acts, String?> {
            switch verb {
            case .tap, .tab: \.tap
            case .type: \.type
            case .clear: \.clear
            case .hold: \.hold
            case .swipeLeft: \.swipeLeft
            case .swipeRight: \.swipeRight
            case .accessory: \.accessory
            case .edit: \.edit
            case .move: \.move
            case .increase: \.increase
            case .decrease: \.decrease
            }
        }
    }

    extension Simulator.Outline.Action {
        /// What it does to the thing of a name; nil for what is done to no thing in particular.
        fileprivate var named: (LineBook.Verb, String)? {
            switch self {
            case .tap(let name, _): (.tap, name)
            case .tab(let name, _): (.tab, name)
            case .alertButton(let name): (.tap, name)
            case .type(let name, _): (.type, name)
            case .clear(let name, _): (.clear, name)
            case .hold(let name, _): (.hold, name)
            case .swipeOver(let name, .left, _): (.swipeLeft, name)
            case .swipeOver(let name, .right, _): (.swipeRight, name)
            case .accessory(let name, _): (.accessory, name)
            case .editRow(let name, _): (.edit, name)
            case .moveRow(let name, _, _, _): (.move, name)
            case .increase(let name, _): (.increase, name)
            case .decrease(let name, _): (.decrease, name)
            case .back, .backMenu, .swipeBack, .nextPage, .previousPage, .pull, .detent, .outside,
                .dismissMenu, .scroll, .refresh, .window, .swipeOver:
                nil
            }
        }

        /// A row is moved to where the finger goes, which nobody knows beforehand.
        fileprivate var withoutGoal: Self {
            if case .moveRow(let name, let index, _, _) = self {
                .moveRow(name, at: index, to: "…")
            } else {
                self
            }
        }

        /// What it does to the screen as a whole; nil for what is done to a thing on it.
        fileprivate var gesture: (kind: Wire.Gesture.Kind, name: String?)? {
            switch self {
            case .back: (.back, nil)
            case .backMenu(let title): (.backMenu, title)
            case .swipeBack: (.swipe, nil)
            case .nextPage: (.nextPage, nil)
            case .previousPage: (.previousPage, nil)
            case .pull: (.pull, nil)
            case .detent(let name): (.detent, name)
            case .outside: (.outside, nil)
            case .dismissMenu: (.dismissMenu, nil)
            case .scroll(let direction): (.scroll, direction.rawValue)
            case .refresh: (.refresh, nil)
            case .swipeOver(let name, let direction, _): (.swipeOver, "\(direction.rawValue) over \(name)")
            default: nil
            }
        }
    }
#endif
