import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ControlTests: World {
    @Test func `N06 of two actions with one identifier the second replaces the first`() {
        let button = UIButton(type: .system)
        let id = UIAction.Identifier("x")
        button.addAction(UIAction(identifier: id) { _ in self.record.lines.append("1") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: id) { _ in self.record.lines.append("2") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(record.lines == ["2"])
    }

    @Test func `N07 sendActions calls sendAction for each, on this line`() {
        final class Silent: UIControl {
            var count = 0
            override func sendAction(_ action: UIAction) { count += 1 }
        }
        let control = Silent()
        control.addAction(UIAction { _ in self.record.lines.append("x") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.count == 1)
        #expect(record.lines == [])
    }

    @Test func `a button says the title of its configuration, its action or its state`() {
        let action = UIAction(title: "Go") { _ in }
        #expect(UIButton(configuration: .filled(), primaryAction: action).currentTitle == "Go")
        #expect(UIButton(primaryAction: action).currentTitle == "Go")
        let plain = UIButton(type: .system)
        plain.setTitle("On", for: .normal)
        plain.setTitle("Off", for: .disabled)
        plain.isEnabled = false
        #expect(plain.currentTitle == "Off")
    }

    @Test func `a tap performs the primary action and those for touchUpInside`() throws {
        let button = UIButton(
            primaryAction: UIAction(title: "Go") { _ in self.record.lines.append("primary") })
        button.addAction(UIAction { _ in self.record.lines.append("up") }, for: .touchUpInside)
        a.onDL = { [unowned self] in a.view.addSubview(button) }
        host(a)
        record.lines = []
        try simulator.user.tap("Go")
        #expect(record.lines == ["up", "primary"])
    }

    @Test func `an activity indicator that hides when stopped is there only while it turns`() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.isHidden && !wheel.isAnimating)
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
    }

    @Test func `a button says the text of a title with attributes`() {
        let button = UIButton(type: .system)
        let bold = NSAttributedString(string: "Bold", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        button.setAttributedTitle(bold, for: .normal)
        #expect(button.currentTitle == "Bold" && button.attributedTitle(for: .normal) == bold)
        button.setTitle("Plain", for: .normal)
        #expect(button.currentTitle == "Plain" && button.attributedTitle(for: .normal) == nil)
        var configuration = UIButton.Configuration.glass()
        configuration.attributedTitle = AttributedString("Glass")
        #expect(configuration.title == "Glass" && configuration.attributedTitle == AttributedString("Glass"))
        configuration.title = "Clear"
        #expect(configuration.attributedTitle == nil && configuration.imagePlacement == .leading)
    }
}
