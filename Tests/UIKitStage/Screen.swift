#if canImport(UIKit)
    import UIKit

    /// A controller that writes down its callbacks:
    /// - dL `viewDidLoad`; wA, iA, dA `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`; wD, dD
    ///   `viewWillDisappear`, `viewDidDisappear`;
    /// - wM, dM `willMove` and `didMove(toParent:)`, with a minus for no parent;
    /// - where asked for, lay: the first `viewDidLayoutSubviews` since it was about to appear.
    package final class Screen: UIViewController {
        package let name: String
        package var notesLayout = false
        /// Called at that callback, after it was written down.
        package var hooks: [String: () -> Void] = [:]
        private let record: Record
        private var isLaidOut = true

        package init(_ name: String, _ record: Record) {
            self.name = name
            self.record = record
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        package required init?(coder: NSCoder) { nil }

        private func note(_ callback: String) {
            record.note("\(name).\(callback)")
            hooks[callback]?()
        }

        package override func viewDidLoad() {
            super.viewDidLoad()
            note("dL")
        }
        package override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            isLaidOut = false
            note("wA")
        }
        package override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("iA")
        }
        package override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("dA")
        }
        package override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("wD")
        }
        package override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("dD")
        }
        package override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard notesLayout, !isLaidOut else { return }
            isLaidOut = true
            note("lay")
        }
        package override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            note(parent == nil ? "wM-" : "wM")
        }
        package override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note(parent == nil ? "dM-" : "dM")
        }
    }

    extension UIViewController {
        /// What the record calls this controller.
        package var recordName: String { (self as? Screen)?.name ?? title ?? "?" }
    }
#endif
