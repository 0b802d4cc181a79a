import UIKit

// Also described, and not printed, but for the names.

extension WhosInCharge {
    /// An associated type, and a variable of that type.
    protocol Injectable: AnyObject {
        associatedtype Dependencies
        var dependencies: Dependencies! { get set }
    }

    protocol MainViewModelConformable {
        var greeting: String { get }
    }

    protocol SecondViewModelConformable {
        var text: String { get }
    }

    protocol HasMainViewModel {
        var mainViewModel: MainViewModelConformable { get }
    }

    protocol HasSecondViewModel {
        var secondViewModel: SecondViewModelConformable { get }
    }

    /// What every coordinator's module inherits from.
    class Module {
        init() {}
    }

    class MainTabModule: Module, HasMainViewModel, HasSecondViewModel {
        var mainViewModel: MainViewModelConformable { MainViewModel() }
        var secondViewModel: SecondViewModelConformable { SecondViewModel() }
    }

    struct MainViewModel: MainViewModelConformable {
        var greeting: String { "Welcome" }
    }

    struct SecondViewModel: SecondViewModelConformable {
        var text: String { "Second" }
    }

    class MainViewController: ButtonsViewController, Injectable {
        typealias Dependencies = HasMainViewModel

        var dependencies: Dependencies!
        var onNext: (() -> Void)?
        var onOrder: (() -> Void)?

        static func make(dependencies: Dependencies) -> MainViewController {
            let controller = MainViewController()
            controller.dependencies = dependencies
            return controller
        }

        override func viewDidLoad() {
            title = dependencies.mainViewModel.greeting
            buttons = [
                ("Next", { [unowned self] in onNext?() }), ("Order", { [unowned self] in onOrder?() }),
            ]
            super.viewDidLoad()
        }
    }

    class SecondViewController: UIViewController, Injectable {
        typealias Dependencies = HasMainViewModel & HasSecondViewModel

        var dependencies: Dependencies!

        static func make(dependencies: Dependencies) -> SecondViewController {
            let controller = SecondViewController()
            controller.dependencies = dependencies
            return controller
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = dependencies.secondViewModel.text
        }
    }

    /// Buttons, and what is called when they are pressed.
    class ButtonsViewController: UIViewController {
        var buttons: [(title: String, press: () -> Void)] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            for button in buttons {
                view.addSubview(
                    UIButton(primaryAction: UIAction(title: button.title) { _ in button.press() }))
            }
        }
    }
}
