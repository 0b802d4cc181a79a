import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ButtonStateTests: World {
    private final class Lit: UIButton {
        var states: [Bool] = []
        override var isHighlighted: Bool { didSet { states.append(isHighlighted) } }
    }

    private func show(_ view: UIView) {
        a.onDL = { [unowned self] in a.view.addSubview(view) }
        host(a)
        record.lines = []
    }

    @Test func `a button's label shows the title of the moment, and keeps what is set on it`() throws {
        let button = UIButton(type: .system)
        let label = try #require(button.titleLabel)
        label.numberOfLines = 3
        label.textColor = .red
        #expect(label.text == nil)
        button.setTitle("Buy", for: .normal)
        button.setTitle("Bought", for: .disabled)
        #expect(label.text == "Buy")
        button.isEnabled = false
        #expect(label.text == "Bought" && button.titleLabel === label)
        button.isEnabled = true
        button.setAttributedTitle(NSAttributedString(string: "Sell"), for: .normal)
        #expect(label.attributedText?.string == "Sell" && button.currentAttributedTitle?.string == "Sell")
        button.configuration = .filled()
        button.configuration?.title = "Keep"
        #expect(label.text == "Keep" && label.numberOfLines == 3 && label.textColor == .red)
    }

    @Test func `a finger lights a control until it is lifted`() throws {
        let lit = Lit(primaryAction: nil)
        lit.setTitle("Go", for: .normal)
        for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up")] {
            lit.addAction(
                UIAction { [unowned self] _ in self.record.lines.append("\(name) \(lit.isHighlighted)") },
                for: event)
        }
        show(lit)
        lit.states = []
        lit.configurationUpdateHandler = { [unowned self] in
            record.lines.append("shows \($0.state.contains(.highlighted))")
        }
        record.lines = []
        try simulator.user.tap("Go")
        #expect(record.lines == ["shows true", "down true", "shows false", "up false"])
        #expect(lit.states == [true, false])
    }
}
