#if CAIRN_INSPECTOR && HEADLESS_UIKIT
    import UIKit

    /// Makes of an outline what the page draws, every thing with the lines of script that do something to it.
    package struct StageReading {
        /// The things of the front window, in the order of reading.
        private var things: [LineBook.Thing] = []
        private var book: LineBook?
        private var next = 0
        private var layer = 0
        private var isFront = false
        private let line: (Simulator.Outline.Action) -> String

        private init(line: @escaping (Simulator.Outline.Action) -> String) { self.line = line }

        /// - Parameter line: the line of script that does it.
        package static func read(
            _ outline: Simulator.Outline, line: @escaping (Simulator.Outline.Action) -> String
        ) -> Wire.Stage {
            var reading = StageReading(line: line)
            // Once to see what there is, and once more to say what can be done with it.
            _ = reading.stage(outline)
            reading.book = LineBook(outline.actions, for: reading.things, line)
            reading.next = 0
            return reading.stage(outline)
        }

        private mutating func stage(_ outline: Simulator.Outline) -> Wire.Stage {
            var stage = Wire.Stage()
            for (number, window) in outline.windows.enumerated() {
                isFront = number == outline.windows.count - 1
                var layers: [Wire.Layer] = []
                for (number, layer) in window.layers.enumerated() {
                    self.layer = number
                    layers.append(self.read(layer))
                }
                let tap = window.scene.map { Simulator.Outline.Action.window($0) }
                stage.windows.append(
                    .init(
                        isKey: window.isKey, layers: layers, scene: window.scene,
                        tap: tap.flatMap { outline.actions.contains($0) ? line($0) : nil }))
            }
            stage.isMoving = outline.isMoving
            switch outline.gesture {
            case .swipeBack(let progress): stage.finger = .init(kind: .swipe, progress: progress)
            case .pull(let progress): stage.finger = .init(kind: .pull, progress: progress)
            case nil: break
            }
            stage.gestures = LineBook.gestures(outline.actions, besides: things, line)
            return stage
        }

        private mutating func read(_ layer: Simulator.Outline.Layer) -> Wire.Layer {
            .init(
                style: layer.style.rawValue, canBePulledAway: layer.canBePulledAway,
                hasGrabber: layer.hasGrabber,
                detent: layer.detent, screen: read(layer.screen))
        }

        private mutating func read(_ screen: Simulator.Outline.Screen) -> Wire.Screen {
            var result = Wire.Screen(controller: screen.controller)
            if let bar = screen.navigationBar { result.bar = read(bar) }
            for element in screen.elements.prefix(Wire.Limit.elements) {
                result.elements.append(read(element))
            }
            result.omitted = max(0, screen.elements.count - Wire.Limit.elements)
            for embedded in screen.embedded { result.embedded.append(read(embedded)) }
            for button in screen.toolbar { result.toolbar.append(read(button)) }
            if let bar = screen.tabBar {
                result.tabs = []
                for item in bar.items {
                    let tap = acts(of: item.title, [.tab]).tap
                    result.tabs?.append(
                        .init(
                            title: item.title.bounded(), badge: item.badge, isSelected: item.isSelected,
                            isEnabled: item.isEnabled, tap: tap))
                }
            }
            result.column = screen.column.map { String(describing: $0) }
            return result
        }

        private mutating func read(_ bar: Simulator.Outline.NavigationBar) -> Wire.Bar {
            var result = Wire.Bar(
                title: bar.title?.bounded(), hasLargeTitle: bar.hasLargeTitle, prompt: bar.prompt?.bounded(),
                back: bar.backTitle?.bounded())
            result.backMenu = bar.backMenu.map { .init(title: $0, tap: line(.backMenu($0))) }
            for button in bar.left { result.left.append(read(button)) }
            for button in bar.right { result.right.append(read(button)) }
            return result
        }

        private mutating func read(_ button: Simulator.Outline.BarButton) -> Wire.BarButton {
            let acts = acts(of: button.title, [.tap], or: [.hold])
            return .init(
                title: button.title.bounded(), isEnabled: button.isEnabled, isProminent: button.isProminent,
                tap: acts.tap, hold: acts.hold)
        }

        private mutating func read(_ element: Simulator.Outline.Element) -> Wire.Element {
            var result = Wire.Element(element)
            if case .segments(let titles, let selected) = element.kind {
                result.segments = []
                for (index, title) in titles.enumerated() {
                    let tap = acts(of: title, [.tap]).tap
                    result.segments?.append(
                        .init(
                            title: title.bounded(), isSelected: index == selected, isEnabled: tap != nil,
                            tap: tap
                        ))
                }
                return result
            }
            let (verbs, others) = element.kind.verbs
            result.acts = acts(of: element.label, verbs, or: others)
            if case .row(let row) = element.kind {
                for title in row.swipeActions {
                    result.row?.swipeActions.append(
                        .init(title: title.bounded(), tap: acts(of: title, [.tap]).tap))
                }
            }
            return result
        }

        /// Counts a thing, and tells what can be done with it.
        private mutating func acts(
            of name: String, _ verbs: Set<LineBook.Verb>, or others: Set<LineBook.Verb> = []
        ) -> Wire.Acts {
            guard isFront else { return .init() }
            guard let book else {
                things.append(.init(name: name, layer: layer, verbs: verbs, others: others))
                return .init()
            }
            defer { next += 1 }
            return book.acts(of: next)
        }
    }
#endif
