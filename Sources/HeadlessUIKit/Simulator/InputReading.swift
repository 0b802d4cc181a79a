// What stands above the keyboard, and in its place.
extension ScreenReader {
    /// What the first responder, or the first behind it in the chain, has brought along is in front of everything but menus and
    /// what is the system's.
    mutating func readInputs() {
        guard let responder = simulator.firstResponder, let window = outline.windows.indices.last,
            let layer = outline.windows[window].layers.indices.last
        else { return }
        let inputs = [responder.nearest { $0.inputAccessoryView }, responder.nearest { $0.inputView }]
            .compactMap(\.self)
        guard !inputs.isEmpty else { return }
        var screen = outline.windows[window].layers[layer].screen
        for input in inputs { read(input, into: &screen, isHidden: false, isOff: false) }
        outline.windows[window].layers[layer].screen = screen
    }
}

extension UIResponder {
    fileprivate func nearest(_ input: (UIResponder) -> UIView?) -> UIView? {
        var next: UIResponder? = self
        while let responder = next {
            if let view = input(responder) { return view }
            next = responder.nextInFront
        }
        return nil
    }
}
