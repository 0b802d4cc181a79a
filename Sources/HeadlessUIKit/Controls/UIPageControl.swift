/// Which of several pages is seen. A finger's tap sends `valueChanged`; code sends nothing.
open class UIPageControl: UIControl, Adjustable {
    open var numberOfPages = 0 { didSet { currentPage = stored } }
    private var stored = 0
    /// The page, counted from 0 and kept among those there are.
    open var currentPage: Int {
        get { stored }
        set { stored = min(max(0, newValue), max(0, numberOfPages - 1)) }
    }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func value(after steps: Int) -> Double? {
        let next = min(max(0, currentPage + steps), max(0, numberOfPages - 1))
        return next == currentPage ? nil : Double(next)
    }

    func adopt(_ value: Double) { currentPage = Int(value) }
}
