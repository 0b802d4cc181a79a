/// Wheels, each of which shows one of several rows. A finger that turns one tells the delegate; code does not.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { ownDataSource = dataSource } }
    /// The data source as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { ownDelegate = delegate } }
    /// The delegate as it was set here: the one that is asked, for a subclass may override the property.
    private(set) final weak var ownDelegate: (any UIPickerViewDelegate)?
    private var chosen: [Int: Int] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfComponents: Int { ownDataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        ownDataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Turns a wheel, and tells nobody.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
    /// The row a wheel shows; -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
    }
    /// There are other rows. A wheel stays at its row, or at the last where that is there no more.
    open func reloadAllComponents() { for component in chosen.keys { reloadComponent(component) } }
    /// The same for one wheel.
    open func reloadComponent(_ component: Int) {
        guard let row = chosen[component] else { return }
        let rows = numberOfRows(inComponent: component)
        chosen[component] = rows == 0 ? nil : min(row, rows - 1)
    }

    /// What a person reads on a wheel's rows.
    func titles(_ component: Int) -> [String] {
        (0..<numberOfRows(inComponent: component)).map { title(ofRow: $0, component) ?? "" }
    }

    /// A view goes before a title with attributes, and that before a plain one.
    private func title(ofRow row: Int, _ component: Int) -> String? {
        guard let delegate = ownDelegate else { return nil }
        let simulator = Simulator.current
        simulator.defaultWasCalled = false
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if !simulator.defaultWasCalled { return view.firstText }
        return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
    }

    /// What a finger does that turns a wheel.
    func turn(_ component: Int, to row: Int) {
        chosen[component] = row
        ownDelegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

/// Says how many wheels there are, and how many rows on each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what stands on the rows, and is told which was chosen. Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// A view in the place of a title. Here none is used again: `view` is nil.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIView {
    /// The first that can be read of it.
    fileprivate var firstText: String? {
        accessibilityLabel ?? (self as? UILabel)?.text ?? subviews.lazy.compactMap(\.firstText).first
    }
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        Simulator.current.defaultWasCalled = true
        return UIView()
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
