import CairnInspector

extension Wire.Stage {
    func bounded() -> Self {
        var (stage, room) = (self, Wire.Limit.nodes)
        stage.windows = windows.suffix(20).map { window in
            var window = window
            window.layers = window.layers.suffix(50).map { layer in
                var layer = layer
                (layer.style, layer.detent) = (layer.style.bounded(to: 200), layer.detent?.bounded(to: 200))
                layer.screen = layer.screen.bounded(&room)
                return layer
            }
            window.tap = window.tap.map { _ in "" }
            return window
        }
        // Nothing is played there: no line of a script belongs to what is on it.
        (stage.gestures, stage.possible, stage.looks.changes) = ([], [], [])
        return stage
    }
}

extension Wire.Screen {
    /// - Parameter room: for how many screens in screens there is room still.
    fileprivate func bounded(_ room: inout Int) -> Self {
        room -= 1
        var screen = self
        screen.controller = controller.bounded(to: 200)
        screen.elements = elements.prefix(Wire.Limit.elements).map { $0.bounded() }
        screen.toolbar = toolbar.prefix(100).map { $0.bounded() }
        screen.tabs = tabs.map { tabs in
            tabs.prefix(100).map { tab in
                var tab = tab
                (tab.title, tab.badge) = (tab.title.bounded(), tab.badge?.bounded(to: 200))
                tab.tap = tab.tap.map { _ in "" }
                return tab
            }
        }
        screen.bar?.bound()
        screen.embedded = []
        for one in embedded where room > 0 { screen.embedded.append(one.bounded(&room)) }
        return screen
    }
}

extension Wire.Bar {
    fileprivate mutating func bound() {
        (title, prompt, back) = (title?.bounded(), prompt?.bounded(), back?.bounded())
        backMenu = backMenu.prefix(100).map { $0.bounded() }
        backTap = backTap.map { _ in "" }
        (left, right) = (left.prefix(100).map { $0.bounded() }, right.prefix(100).map { $0.bounded() })
    }
}

extension Wire.BarButton {
    fileprivate func bounded() -> Self {
        var button = self
        (button.title, button.tap) = (title.bounded(), tap.map { _ in "" })
        button.hold = hold.map { _ in "" }
        return button
    }
}

extension Wire.Choice {
    fileprivate func bounded() -> Self {
        var choice = self
        (choice.title, choice.tap) = (title.bounded(), tap.map { _ in "" })
        return choice
    }
}

extension Wire.Element {
    fileprivate func bounded() -> Self {
        var element = self
        (element.label, element.value) = (label.bounded(), value?.bounded())
        (element.identifier, element.image) = (identifier?.bounded(to: 200), image?.bounded(to: 200))
        element.textStyle = textStyle?.bounded(to: 200)
        element.button?.subtitle = button?.subtitle?.bounded()
        element.field?.text = field?.text.bounded() ?? ""
        element.field?.placeholder = field?.placeholder?.bounded()
        element.row?.detail = row?.detail?.bounded()
        element.row?.swipeActions = (row?.swipeActions ?? []).prefix(100).map { $0.bounded() }
        element.segments = segments.map { $0.prefix(100).map { $0.bounded() } }
        for line in Wire.Acts.lines { element.acts[keyPath: line] = acts[keyPath: line].map { _ in "" } }
        return element
    }
}

extension Wire.Acts {
    fileprivate static var lines: [WritableKeyPath<Self, String?>] {
        [
            \.tap, \.type, \.clear, \.hold, \.swipeLeft, \.swipeRight, \.accessory, \.edit, \.move,
            \.increase,
            \.decrease,
        ]
    }
}
