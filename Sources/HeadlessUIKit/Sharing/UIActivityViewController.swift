/// The list of what can be done with some items: a few activities of the system's, each of which ends well at once, and
/// the app's own. On a pad it is a popover, and needs an anchor.
open class UIActivityViewController: UIViewController {
    /// The activity, nil for none; whether it was done; what came back; what went wrong.
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    /// Called once the list is gone, whoever dismissed it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Activities that are not listed.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var allowsProminentActivity = true
    private let items: [Any]
    private let own: [UIActivity]
    private var outcome: (type: UIActivity.ActivityType?, isCompleted: Bool)?

    /// - Parameters:
    ///   - activityItems: what is shared, or a ``UIActivityItemSource`` for it.
    ///   - applicationActivities: the app's own, listed after the system's.
    @preconcurrency @MainActor
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    override var automaticStyle: UIModalPresentationStyle {
        Simulator.current.device.userInterfaceIdiom == .pad ? .popover : .pageSheet
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for text in placeholders.compactMap(words) {
            let label = UILabel()
            label.text = text
            view.addSubview(label)
        }
        for activity in listed {
            let button = UIButton(
                primaryAction: UIAction(title: activity.activityTitle ?? "") { [weak self] _ in
                    self?.choose(activity)
                })
            view.addSubview(button)
        }
        view.addSubview(
            UIButton(
                primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }))
    }

    override func modalDidLeave() {
        guard let handler = completionWithItemsHandler else { return }
        completionWithItemsHandler = nil
        handler(outcome?.type, outcome?.isCompleted ?? false, nil, nil)
    }

    private var listed: [UIActivity] {
        let placeholders = placeholders
        return (SystemActivity.all + own).filter { activity in
            let isExcluded =
                activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: placeholders)
        }
    }

    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private func words(_ item: Any) -> String? { (item as? String) ?? (item as? URL)?.absoluteString }

    private func choose(_ activity: UIActivity) {
        activity.prepare(
            withActivityItems: items.compactMap { item in
                guard let source = item as? any UIActivityItemSource else { return item }
                return source.activityViewController(self, itemForActivityType: activity.activityType)
            })
        activity.finish = { [weak self] isCompleted in self?.end(activity, isCompleted) }
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    /// Done, all goes; given up, only what the activity has shown.
    private func end(_ activity: UIActivity, _ isCompleted: Bool) {
        if !isCompleted, presentedViewController != nil { return dismiss(animated: true) }
        outcome = (activity.activityType, isCompleted)
        (presentingViewController ?? self).dismiss(animated: true)
    }
}

/// An activity of the system's.
private final class SystemActivity: UIActivity {
    private let type: ActivityType
    private let title: String
    private let takes: (Any) -> Bool

    init(_ type: ActivityType, _ title: String, takes: @escaping (Any) -> Bool) {
        self.type = type
        self.title = title
        self.takes = takes
        super.init()
    }

    static var all: [UIActivity] {
        let isText: (Any) -> Bool = { $0 is String || $0 is URL }
        return [
            SystemActivity(.airDrop, "AirDrop") { _ in true },
            SystemActivity(.message, "Messages", takes: isText),
            SystemActivity(.mail, "Mail", takes: isText),
            SystemActivity(.copyToPasteboard, "Copy") { _ in true },
            SystemActivity(.saveToCameraRoll, "Save Image") { $0 is UIImage },
            SystemActivity(.addToReadingList, "Add to Reading List") {
                ($0 as? URL)?.scheme?.hasPrefix("http") == true
            },
        ]
    }

    override var activityType: ActivityType? { type }
    override var activityTitle: String? { title }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains(where: takes)
    }
}
