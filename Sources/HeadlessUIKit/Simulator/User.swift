extension Simulator {
    /// The person in front of the screen. Finds things as people do, by what they read: a title, a text, a
    /// placeholder, an accessibility label; or by the accessibility identifier.
    ///
    /// A tap happens on the calling line, and its consequences as the clock turns. Each verb throws a
    /// ``Simulator/UserError``, and does nothing, when a person could not do it. A verb costs a reading of the screen.
    @MainActor
    public struct User: Sendable {
        let simulator: Simulator
        /// What this person sees; nil for one who looks anew at each thing done.
        var sight: Simulator.Sight?

        /// Taps a button, a bar button, a tab, a button of an alert, or any control.
        /// - Parameter index: which one, of several that read the same, counted from 0.
        public func tap(
            _ name: String, at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
        ) throws(Simulator.UserError) {
            simulator.isAsked(at: fileID, line)
            let found = try find(name, at: index, asked: "tap \"\(name)\"") { $0.isTappable || $0.isField }.0
            let target = found.target
            simulator.enter {
                if let view = found.view, Touch(view).tap() { return }
                switch target {
                case .control(let control): control.tapped()
                case .field(let field): _ = field.becomeFirstResponder()
                case .barButton(let item): item.tapped(in: read().responder)
                case .menuElement(let element): simulator.openMenu?.choose(element, in: simulator)
                case .menuPreview(let preview): preview.tapped(in: simulator)
                case .alertAction(let action, let alert): alert.choose(action)
                case .tab(let controller, let tabs): tabs.tapTab(controller)
                case .placedTab(let tab, let tabs): tabs.tap(tab)
                case .sidebarButton(let tabs): tabs.sidebar.isHidden.toggle()
                case .row(let cell, let table): table.tapRow(cell)
                case .item(let cell, let collection): collection.tapItem(cell)
                case .swipeAction(let action, let list): list.perform(action)
                case .segment(let control, let index): control.tap(index)
                case .adjustable, .picker, .nothing: break
                }
            }
        }

        /// Taps a tab. The one that is selected already pops its stack to the root.
        public func tapTab(_ title: String, fileID: StaticString = #fileID, line: UInt = #line)
            throws(Simulator.UserError)
        {
            simulator.isAsked(at: fileID, line)
            let target = try target(title, at: nil, asked: "tap the tab \"\(title)\"") { $0.isTab }
            simulator.enter {
                switch target {
                case .tab(let controller, let tabs): tabs.tapTab(controller)
                case .placedTab(let tab, let tabs): tabs.tap(tab)
                default: break
                }
            }
        }

        /// How many characters a person types; more come from elsewhere, by paste.
        private static let typedAtMost = 10_000

        /// Taps into a field and types at its end, one character after the other. Of a text of more than 10,000 characters the rest is
        /// pasted, as one change: apps read all of the text after each, so a million take as many times a million to type.
        /// - Parameter index: which one, of several fields that read the same.
        public func type(
            _ text: String, into name: String, at index: Int? = nil, fileID: StaticString = #fileID,
            line: UInt = #line
        ) throws(Simulator.UserError) {
            simulator.isAsked(at: fileID, line)
            let field = try edit(name, at: index, asked: "type into \"\(name)\"")
            simulator.enter {
                let pasted = text.dropFirst(Self.typedAtMost)
                for character in text[..<pasted.startIndex] { field.append(String(character)) }
                if !pasted.isEmpty { field.append(String(pasted)) }
            }
        }

        /// Taps into a field and deletes all its text: with the button for that, if the field has one while it is edited.
        /// - Parameter index: which one, of several fields that read the same.
        public func clear(
            _ name: String, at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
        ) throws(Simulator.UserError) {
            simulator.isAsked(at: fileID, line)
            let field = try edit(name, at: index, asked: "clear \"\(name)\"")
            simulator.enter {
                if !field.typed.isEmpty { field.deleteAll() }
            }
        }

        /// Presses the keyboard's return key.
        public func pressReturn(fileID: StaticString = #fileID, line: UInt = #line) throws(Simulator
            .UserError)
        {
            simulator.isAsked(at: fileID, line)
            let reader = read()
            if reader.outline.isMoving { throw failure("press return", .moving, reader) }
            guard let field = simulator.firstResponder as? any TypedInto else {
                throw failure("press return", .notThere, reader)
            }
            simulator.enter { field.pressReturn() }
        }

        /// Does what an outline says can be done.
        /// - Parameter text: what to type, for `type`.
        public func perform(
            _ action: Simulator.Outline.Action, text: String = "", fileID: StaticString = #fileID,
            line: UInt = #line
        ) throws(Simulator.UserError) {
            simulator.isAsked(at: fileID, line)
            switch action {
            case .tap(let name, let index): try tap(name, at: index)
            case .type(let name, let index): try type(text, into: name, at: index)
            case .clear(let name, let index): try clear(name, at: index)
            case .back: try tapBack()
            case .backMenu(let title): try backMenu(to: title)
            case .swipeBack: try swipeBack()
            case .nextPage: try swipePage(.forward)
            case .previousPage: try swipePage(.reverse)
            case .pull: try pullSheet()
            case .detent(let name): try dragSheet(to: .init(name))
            case .outside: try tapOutside()
            case .hold(let name, let index): try hold(name, at: index)
            case .dismissMenu: try dismissMenu()
            case .scroll(let direction): try scroll(direction)
            case .increase(let name, let index): try increase(name, at: index)
            case .decrease(let name, let index): try decrease(name, at: index)
            case .swipeOver(let name, let direction, let index): try swipe(name, direction, at: index)
            case .accessory(let name, let index): try tapAccessory(name, at: index)
            case .editRow(let name, let index): try tapEditControl(name, at: index)
            case .refresh: try pullToRefresh()
            case .tab(let title, _): try tapTab(title)
            case .window(let number): try tapWindow(number)
            case .moveRow(let name, let index, let other, let otherIndex):
                try move(name, at: index, to: other, at: otherIndex)
            case .alertButton(let title): try tap(title)
            }
        }

        private func edit(_ name: String, at index: Int?, asked: String) throws(Simulator.UserError)
            -> any TypedInto
        {
            let target = try target(name, at: index, asked: asked) { $0.isField }
            guard case .field(let field) = target else { throw failure(asked, .notAField, read()) }
            guard simulator.enter({ field.becomeFirstResponder() }) else {
                throw failure(asked, .refused, read())
            }
            return field
        }

        func target(
            _ name: String, at index: Int?, asked: String, where fits: (ScreenReader.Found) -> Bool
        ) throws(Simulator.UserError) -> ScreenReader.Found.Target {
            try find(name, at: index, asked: asked, where: fits).0.target
        }

        func find(
            _ name: String, at index: Int?, asked: String, where fits: (ScreenReader.Found) -> Bool
        ) throws(Simulator.UserError) -> (ScreenReader.Found, ScreenReader) {
            let reader = read()
            if reader.outline.isMoving { throw failure(asked, .moving, reader) }
            let named = reader.found.filter { $0.names.contains(name) }
            let visible = named.filter { reader.sees($0) }
            var fitting = visible.filter(fits)
            // What reads like a tab goes before it: the tab has a verb of its own.
            if fitting.contains(where: { !$0.isTab }) { fitting.removeAll { $0.isTab } }
            // Only what can be touched is in question, if any can.
            if fitting.contains(where: \.isEnabled) { fitting.removeAll { !$0.isEnabled } }
            guard let first = fitting.first else {
                let reason: Simulator.UserError.Reason =
                    if !visible.isEmpty {
                        .notTouchable
                    } else if named.contains(where: { reader.reaches($0) && !$0.isHidden }) {
                        .offScreen
                    } else if named.contains(where: { reader.reaches($0) }) {
                        .hidden
                    } else if !named.isEmpty { .covered } else { .notThere }
                throw failure(asked, reason, reader)
            }
            // Of rows, what is called that goes before what says it among other things.
            let called = fitting.filter { $0.names.first == name }
            guard fitting.count == 1 || called.count == 1 || index != nil else {
                throw failure(asked, .ambiguous(fitting.count), reader)
            }
            guard fitting.indices.contains(index ?? 0) else {
                throw failure(asked, .fewer(fitting.count), reader)
            }
            let one = index.map { fitting[$0] } ?? called.first ?? first
            guard one.isEnabled else { throw failure(asked, .disabled, reader) }
            return (one, reader)
        }

        func read() -> ScreenReader { sight?.reader ?? simulator.enter { ScreenReader(simulator) } }

        func failure(_ asked: String, _ reason: Simulator.UserError.Reason, _ reader: ScreenReader)
            -> Simulator.UserError
        {
            Simulator.UserError(
                asked: asked, reason: reason, possible: simulator.enter { reader.complete.actions },
                inTheWay: reason == .covered ? reader.outline.top?.name : nil,
                place: simulator.placeOfAsking, isEarly: simulator.clock.waitsForTurn)
        }
    }
}

extension ScreenReader.Found {
    var isTab: Bool {
        switch target {
        case .tab, .placedTab: true
        default: false
        }
    }

    var isField: Bool {
        if case .field = target { return true }
        return false
    }
}
