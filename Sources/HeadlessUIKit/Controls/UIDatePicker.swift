/// A date that a person chooses. A finger's choice sends `valueChanged`; code sends nothing.
open class UIDatePicker: UIControl, Adjustable {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    /// The date, kept between the two ends. At first the beginning of 2001 and as long after as the simulator's clock
    /// has run.
    open var date: Date {
        get { stored }
        set { stored = kept(newValue) }
    }
    private lazy var stored = Date(
        timeIntervalSinceReferenceDate: SimulatorClock.Instant.zero.duration(to: Simulator.current.clock.now)
            / .seconds(1))
    /// The two ends. Both are ignored where the first is later than the second, and while a duration is chosen.
    open var minimumDate: Date? { didSet { date = stored } }
    open var maximumDate: Date? { didSet { date = stored } }
    open var datePickerMode: Mode = .dateAndTime
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    /// In minutes: from 1 to 30, and so that an hour has a whole number of them. Anything else is 1.
    open var minuteInterval: Int {
        get { interval }
        set { interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
    }
    private var interval = 1
    /// In seconds, whole minutes and less than a day: what a finger raises and lowers where a duration is chosen.
    open var countDownDuration: TimeInterval {
        get { duration }
        set { duration = min(max(0, (newValue / 60).rounded(.down) * 60), Self.longest) }
    }
    private var duration: TimeInterval = 0
    private static let longest: TimeInterval = 86_340
    /// In which words, and by which clock, dates are shown. Recorded: a reading has the date itself.
    open var locale: Locale?
    open var timeZone: TimeZone?
    open var calendar: Calendar! = .current

    /// What a person reads.
    var shownText: String {
        guard datePickerMode == .countDownTimer else { return date.ISO8601Format() }
        let minutes = Int(duration / 60)
        return "\(minutes / 60) h \(minutes % 60) min"
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the date, and sends no event.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func kept(_ date: Date) -> Date {
        if datePickerMode == .countDownTimer { return date }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        let low = max(date, minimumDate ?? date)
        return min(low, maximumDate ?? low)
    }

    /// A step is a day, or where only a time or a duration is chosen so many minutes as there are between two. No finger chooses a
    /// duration of nothing.
    func value(after steps: Int) -> Double? {
        let minutes = Double(60 * minuteInterval)
        if datePickerMode == .countDownTimer {
            let next = duration + Double(steps) * minutes
            return (minutes...Self.longest).contains(next) ? next : nil
        }
        let step = datePickerMode == .time ? minutes : 86_400
        let next = kept(date.addingTimeInterval(Double(steps) * step))
        return next == date ? nil : next.timeIntervalSinceReferenceDate
    }

    func adopt(_ value: Double) {
        if datePickerMode == .countDownTimer {
            countDownDuration = value
        } else {
            date = Date(timeIntervalSinceReferenceDate: value)
        }
    }
}

/// How dates are chosen. Recorded, of no effect.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
