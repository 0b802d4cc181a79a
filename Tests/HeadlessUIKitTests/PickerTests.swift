import Foundation
import Testing
import UIKit

@MainActor @Suite(.simulator)
final class PickerTests: World {
    @Test func `a wheel may say its rows by views, or by titles with attributes`() throws {
        final class Styled: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString? { NSAttributedString(string: "Styled \(row)") }
        }
        final class Viewed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent: Int) -> String? { "No" }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
                reusing view: UIView?
            ) -> UIView {
                let label = UILabel()
                label.text = "View \(row)"
                return UIStackView(arrangedSubviews: [label])
            }
        }
        let (styled, viewed) = (Styled(), Viewed())
        let pickers = [UIPickerView(), UIPickerView()]
        (pickers[0].accessibilityLabel, pickers[1].accessibilityLabel) = ("One", "Other")
        (pickers[0].dataSource, pickers[0].delegate) = (styled, styled)
        (pickers[1].dataSource, pickers[1].delegate) = (viewed, viewed)
        a.onDL = { [unowned self] in for picker in pickers { a.view.addSubview(picker) } }
        host(a)
        try simulator.user.choose("Styled 1", in: "One")
        try simulator.user.choose("View 1", in: "Other")
        #expect(pickers.map { $0.selectedRow(inComponent: 0) } == [1, 1])
    }

    @Test func `a wheel that is reloaded stays at its row, or at the last`() {
        final class Years: NSObject, UIPickerViewDataSource {
            var count = 5
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                count
            }
        }
        let (years, picker) = (Years(), UIPickerView())
        picker.dataSource = years
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 3)
        years.count = 2
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        years.count = 0
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }
}
