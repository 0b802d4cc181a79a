import Testing
import UIKit

@MainActor @Suite(.simulator)
final class ValueControlTests: World {
    private func show(_ views: UIView...) {
        a.onDL = { [unowned self] in for view in views { a.view.addSubview(view) } }
        host(a)
        for case let control as UIControl in views {
            control.addAction(
                UIAction { [unowned self] _ in record.lines.append("changed") }, for: .valueChanged)
        }
        record.lines = []
    }

    private func named<View: UIView>(_ view: View, _ name: String) -> View {
        view.accessibilityLabel = name
        return view
    }

    @Test func `N08 code changes a value in silence, a finger with an event`() throws {
        let toggle = named(UISwitch(), "Sound")
        let slider = named(UISlider(), "Volume")
        let stepper = named(UIStepper(), "Players")
        let segments = UISegmentedControl(items: ["Home", "Away"])
        let pages = named(UIPageControl(), "Pages")
        let picker = named(UIDatePicker(), "Kick-off")
        pages.numberOfPages = 3
        show(toggle, slider, stepper, segments, pages, picker)
        toggle.isOn = true
        slider.value = 0.5
        stepper.value = 4
        segments.selectedSegmentIndex = 0
        pages.currentPage = 1
        picker.date = Date(timeIntervalSinceReferenceDate: 60)
        #expect(record.take() == [])
        let user = simulator.user
        try user.tap("Sound")
        try user.slide("Volume", to: 0.7)
        try user.increase("Players")
        try user.tap("Away")
        try user.decrease("Pages")
        try user.choose(Date(timeIntervalSinceReferenceDate: 120), in: "Kick-off")
        #expect(record.take().count == 6)
        #expect(
            !toggle.isOn && slider.value == 0.7 && stepper.value == 5 && segments.selectedSegmentIndex == 1)
        #expect(pages.currentPage == 0 && picker.date.timeIntervalSinceReferenceDate == 120)
        #expect(
            simulator.outline().description == """
                window (key)
                  root: Screen
                    (switch Sound: off)
                    (slider Volume: 70 %)
                    (stepper Players: 5)
                    (Home | *Away*)
                    (Pages: page 1 of 3)
                    (Kick-off: 2001-01-01T00:02:00Z)
                """)
    }

    @Test func `values stay between their ends, and at an end a finger can do no more`() throws {
        let slider = named(UISlider(), "Volume")
        slider.maximumValue = 10
        slider.value = 50
        #expect(slider.value == 10)
        slider.maximumValue = 5
        #expect(slider.value == 5)
        let stepper = named(UIStepper(), "Players")
        stepper.maximumValue = 1
        show(slider, stepper)
        #expect(
            simulator.outline().actions == [.decrease("Volume"), .increase("Players")])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.slide("Volume", to: 6) }
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.increase("Volume") }
        try simulator.user.increase("Players")
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.increase("Players") }
        stepper.wraps = true
        try simulator.user.increase("Players")
        #expect(stepper.value == 0)
    }

    @Test func `segments can be tapped whatever the control is called`() throws {
        let segments = named(UISegmentedControl(items: ["Home", "Away"]), "Side")
        segments.selectedSegmentIndex = 0
        show(segments)
        try simulator.user.tap("Away")
        #expect(segments.selectedSegmentIndex == 1)
        let screen = try #require(simulator.outline().windows.first?.layers.last?.screen)
        let element = try #require(screen.elements.first { $0.label == "Side" })
        #expect(element.kind == .segments(["Home", "Away"], selected: 1))
    }

    @Test func `a tap on the segment that is taken does nothing, and a momentary one is never taken`() throws
    {
        let segments = UISegmentedControl(items: ["Home", "Away"])
        segments.selectedSegmentIndex = 1
        segments.setEnabled(false, forSegmentAt: 0)
        show(segments)
        try simulator.user.tap("Away")
        #expect(record.take() == [])
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Home") }
        segments.isMomentary = true
        try simulator.user.tap("Away")
        #expect(record.take() == ["changed"])
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        segments.selectedSegmentIndex = 2
        #expect(simulator.log.takeRaises().count == 1)
    }

    @Test func `a disabled control cannot be changed by a finger`() {
        let toggle = named(UISwitch(), "Sound")
        toggle.isEnabled = false
        show(toggle)
        let error = #expect(throws: Simulator.UserError.self) { try self.simulator.user.tap("Sound") }
        #expect(error?.reason == .disabled)
    }

    @Test func `a finger that turns a wheel tells the delegate`() throws {
        final class Teams: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var chosen: [Int] = []
            let names = ["Ajax", "PSV", "Porto"]
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent: Int) -> String? {
                names[row]
            }
            func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent: Int) {
                chosen.append(row)
            }
        }
        let teams = Teams()
        let picker = named(UIPickerView(), "Team")
        picker.dataSource = teams
        picker.delegate = teams
        show(picker)
        picker.selectRow(1, inComponent: 0, animated: false)
        #expect(teams.chosen == [] && simulator.outline().description.contains("(Team: PSV)"))
        try simulator.user.choose("Porto", in: "Team")
        #expect(teams.chosen == [2] && picker.selectedRow(inComponent: 0) == 2)
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.choose("Benfica", in: "Team") }
    }

    @Test func `a progress view and a toolbar say what they show`() throws {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 1.5
        bar.setProgress(0.25, animated: true)
        let tools = UIToolbar()
        tools.items = [
            UIBarButtonItem(
                title: "Share", primaryAction: UIAction { [unowned self] _ in record.lines.append("share") })
        ]
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        let label = UILabel()
        label.text = "Over glass"
        glass.contentView.addSubview(label)
        show(bar, tools, glass)
        #expect(
            simulator.outline().description.hasSuffix(
                """
                    (progress : 25 %)
                    "Over glass"
                    toolbar: [Share]
                """))
        try simulator.user.tap("Share")
        #expect(record.take() == ["share"])
    }

    @Test func `a switch in a row goes by the row's title`() throws {
        final class Source: NSObject, UITableViewDataSource {
            let toggle = UISwitch()
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Sound"
                cell.accessoryView = toggle
                return cell
            }
        }
        let source = Source()
        let table = UITableView()
        table.dataSource = source
        table.allowsSelection = false
        show(table)
        try simulator.user.tap("Sound")
        #expect(source.toggle.isOn)
    }

    @Test func `an end of a slider takes the other along`() {
        let slider = UISlider()
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = -1
        #expect(slider.minimumValue == -1 && slider.value == -1)
    }

    @Test func `the ends of a stepper do not meet, and its step is more than nothing`() {
        let stepper = UIStepper()
        stepper.maximumValue = 0
        stepper.minimumValue = 100
        stepper.stepValue = 0
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(simulator.log.takeRaises().count == 3)
        stepper.minimumValue = 20
        #expect(stepper.value == 20)
    }

    @Test func `a date picker begins at the simulator's time, in 2001`() {
        simulator.clock.advance(by: .seconds(60))
        #expect(UIDatePicker().date == Date(timeIntervalSinceReferenceDate: 60))
    }

    @Test func `a date picker ignores ends in the wrong order, and an interval that does not fill an hour`() {
        let picker = UIDatePicker()
        let dates = [0, 60, 120].map { Date(timeIntervalSinceReferenceDate: $0) }
        picker.minimumDate = dates[1]
        #expect(picker.date == dates[1])
        picker.maximumDate = dates[0]
        picker.date = dates[2]
        #expect(picker.date == dates[2])
        for (asked, kept) in [(15, 15), (7, 1), (30, 30), (60, 1), (0, 1)] {
            picker.minuteInterval = asked
            #expect(picker.minuteInterval == kept)
        }
    }

    @Test func `a segment may be given what it does`() throws {
        let segments = UISegmentedControl(items: ["Home", "Away"])
        segments.setAction(
            UIAction(title: "Draw") { [unowned self] _ in record.lines.append("draw") }, forSegmentAt: 1)
        show(segments)
        #expect(segments.titleForSegment(at: 1) == "Draw" && segments.actionForSegment(at: 0) == nil)
        try simulator.user.tap("Draw")
        #expect(record.take() == ["draw", "changed"] && segments.actionForSegment(at: 1)?.title == "Draw")
    }

    @Test func `a duration is of whole minutes and less than a day, and a finger changes it`() throws {
        let picker = named(UIDatePicker(), "Half")
        picker.datePickerMode = .countDownTimer
        picker.minuteInterval = 5
        show(picker)
        let date = picker.date
        let kept: [(Double, Double)] = [(90, 60), (86_399, 86_340), (1e9, 86_340), (-1, 0), (.nan, 0)]
        for (asked, kept) in kept {
            picker.countDownDuration = asked
            #expect(picker.countDownDuration == kept)
        }
        try simulator.user.increase("Half")
        #expect(picker.countDownDuration == 300 && picker.date == date && record.take() == ["changed"])
        #expect(simulator.outline().description.contains("(Half: 0 h 5 min)"))
        #expect(throws: Simulator.UserError.self) { try self.simulator.user.decrease("Half") }
    }
}
