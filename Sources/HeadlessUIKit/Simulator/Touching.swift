// Gestures on views that have recognizers.
extension Simulator.User {
    /// Taps something twice in a row.
    public func doubleTap(
        _ name: String, at index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws(Simulator.UserError) {
        simulator.isAsked(at: fileID, line)
        let view = try touchable(name, at: index, asked: "double-tap \"\(name)\"") { touch in
            touch.has(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 2 }
        }
        simulator.enter { Touch(view).doubleTap() }
    }

    /// Holds a finger on a view with a long-press recognizer for as long as that needs.
    func press(_ view: UIView, asked: String) throws(Simulator.UserError) {
        let presses = simulator.enter {
            Touch(view).winners(UILongPressGestureRecognizer.self) { _ in true }
        }
        guard let longest = presses.map(\.minimumPressDuration).max() else {
            throw failure(asked, .refused, read())
        }
        simulator.clock.advance(by: .seconds(longest))
        simulator.enter {
            for press in presses where press.isListening { press.enter(.began) }
            for press in presses where press.isRecognizing {
                press.enter(.ended)
                press.stand(at: .possible)
            }
        }
    }

    func touchable(
        _ name: String, at index: Int?, asked: String, where fits: @MainActor (Touch) -> Bool
    ) throws(Simulator.UserError) -> UIView {
        let found = try find(name, at: index, asked: asked) { found in
            found.view.map { fits(Touch($0)) } ?? false
        }.0
        guard let view = found.view else { throw failure(asked, .notTouchable, read()) }
        return view
    }
}

extension ScreenReader.Found {
    /// Whether a tap is recognized here.
    @MainActor var hasTapRecognizer: Bool {
        view.map { Touch($0).has(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 1 } } ?? false
    }

    @MainActor var hasLongPress: Bool {
        view.map { Touch($0).has(UILongPressGestureRecognizer.self) } ?? false
    }
}
