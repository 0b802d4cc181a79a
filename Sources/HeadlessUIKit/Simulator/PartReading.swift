// Views that hold several things to touch which are no views themselves.
extension ScreenReader {
    mutating func readSegments(
        of control: UISegmentedControl, into screen: inout Simulator.Outline.Screen, isHidden: Bool,
        isOff: Bool
    ) {
        guard !isHidden else { return }
        let titles = control.titles
        let chosen = control.selectedSegmentIndex
        let isEnabled = control.isEnabled && !isOff
        screen.elements.append(
            .init(
                kind: .segments(titles, selected: titles.indices.contains(chosen) ? chosen : nil),
                label: control.accessibilityLabel ?? rowTitle ?? "",
                identifier: control.accessibilityIdentifier,
                isEnabled: isEnabled))
        for (index, title) in titles.enumerated() {
            found.append(
                .init(
                    names: [title], target: .segment(control, index),
                    isEnabled: isEnabled && control.isEnabledForSegment(at: index), layer: topLayer))
        }
    }
}
