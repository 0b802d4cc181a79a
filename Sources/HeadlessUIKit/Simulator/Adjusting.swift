// What a finger does with controls that have a value.
extension Simulator.User {
    /// Raises a slider by a tenth, a stepper or a date by a step, or turns to the next page.
    public func increase(
        _ name: String, at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        try adjust(name, by: 1, at: index, asked: "increase \"\(name)\"")
    }

    /// Lowers a slider by a tenth, a stepper or a date by a step, or turns to the page before.
    public func decrease(
        _ name: String, at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        try adjust(name, by: -1, at: index, asked: "decrease \"\(name)\"")
    }

    /// Moves a slider to a value. One beyond its ends cannot be reached.
    public func slide(
        _ name: String, to value: Float, at index: Int? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "slide \"\(name)\" to \(value)"
        guard let slider = try adjustable(name, at: index, asked: asked) as? UISlider,
            (slider.minimumValue...slider.maximumValue).contains(value)
        else { throw failure(asked, .notTouchable, read()) }
        simulator.enter {
            slider.value = value
            slider.sendActions(for: .valueChanged)
        }
    }

    /// Chooses a date. One beyond the picker's ends cannot be chosen.
    public func choose(
        _ date: Date, in name: String, at index: Int? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "choose \(date.ISO8601Format()) in \"\(name)\""
        guard let picker = try adjustable(name, at: index, asked: asked) as? UIDatePicker,
            (picker.minimumDate ?? date) <= date, date <= (picker.maximumDate ?? date)
        else { throw failure(asked, .notTouchable, read()) }
        simulator.enter {
            picker.date = date
            picker.sendActions(for: .valueChanged)
        }
    }

    /// Turns a wheel of a picker to the row of that title.
    public func choose(
        _ title: String, in name: String, wheel: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let asked = "choose \"\(title)\" in \"\(name)\""
        let target = try target(name, at: nil, asked: asked) {
            if case .picker = $0.target { true } else { false }
        }
        guard case .picker(let picker) = target,
            let row = simulator.enter({ picker.titles(wheel).firstIndex(of: title) })
        else { throw failure(asked, .notThere, read()) }
        simulator.enter { picker.turn(wheel, to: row) }
    }

    private func adjust(_ name: String, by steps: Int, at index: Int?, asked: String) throws(Simulator
        .UserError)
    {
        let found = try find(name, at: index, asked: asked) { $0.isAdjustable }.0
        if let view = found.view, view.accessibilityTraits.contains(.adjustable) {
            simulator.enter { steps > 0 ? view.accessibilityIncrement() : view.accessibilityDecrement() }
            return
        }
        guard case .adjustable(let control) = found.target else {
            throw failure(asked, .notTouchable, read())
        }
        guard control.value(after: steps) != nil else { throw failure(asked, .notTouchable, read()) }
        simulator.enter { control.adjust(by: steps) }
    }

    private func adjustable(_ name: String, at index: Int?, asked: String) throws(Simulator.UserError)
        -> any Adjustable
    {
        let target = try target(name, at: index, asked: asked) { $0.isAdjustable }
        guard case .adjustable(let control) = target else { throw failure(asked, .notTouchable, read()) }
        return control
    }
}

extension ScreenReader.Found {
    @MainActor var isAdjustable: Bool {
        if case .adjustable = target { return true }
        return view?.accessibilityTraits.contains(.adjustable) == true
    }
}
