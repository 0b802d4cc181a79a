#if HEADLESS_UIKIT
    import CairnContract
    import UIKit

    /// Shows its name, and tells its screen what UIKit tells it.
    class SketchController: UIViewController, SketchView {
        var tell: (@MainActor (SketchViewEvent) -> Void)?
        private let label = UILabel()

        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = title
            view.addSubview(label)
            tell?(.loaded)
        }

        /// Shows another place from now on.
        func rename(_ name: String) {
            title = name
            label.text = name
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            tell?(.hiding)
        }
    }

    extension Simulator.Outline.Screen {
        /// What a person reads first: of columns and other stacks in it, in the last.
        var front: String? {
            navigationBar?.title ?? elements.first?.label
                ?? embedded.reversed().lazy.compactMap(\.front).first
        }

        /// What can be read in it, titles and texts.
        func read(into readable: inout Set<String>) {
            if let title = navigationBar?.title { readable.insert(title) }
            for element in elements { readable.insert(element.label) }
            for screen in embedded { screen.read(into: &readable) }
        }
    }
#endif
