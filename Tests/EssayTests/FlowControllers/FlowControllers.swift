import UIKit

// Changed: `UIApplicationLaunchOptionsKey` is `UIApplication.LaunchOptionsKey`; `weak var onUserNameSelected` is not weak,
// which a closure cannot be, and says `@MainActor`; `#selector(…)` is `Selector(…)`, as there is none here, and `@objc` is
// gone with it; ReactiveSwift is the stand-in beside this file.
// Filled in: the buttons' titles, what `setupView` sets up, the fetcher and its user, and the next screen.

/// My motives for MVVM + FlowControllers path.
enum FlowControllers {
    class AppDelegate: UIResponder, UIApplicationDelegate {

        var window: UIWindow?
        var mainNavigationController: UINavigationController!
        var mainFlowController: MainFlowController!

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {

            mainNavigationController = UINavigationController()

            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = mainNavigationController
            window?.makeKeyAndVisible()

            mainFlowController = MainFlowController(rootNavigationController: mainNavigationController)
            mainFlowController.startFlow()

            return true
        }

    }

    class MainFlowController {

        private let rootNavigationController: UINavigationController

        private lazy var entryViewModel: EntryViewModel = {
            let fetcher = FakeUserFetcher()
            let viewModel = EntryDefaultViewModel(userFetcher: fetcher)
            viewModel.onUserNameSelected = self.onUserNameSelected
            return viewModel
        }()
        private lazy var entryViewController = EntryViewController(viewModel: entryViewModel)

        init(rootNavigationController: UINavigationController) {
            self.rootNavigationController = rootNavigationController
        }

        func startFlow() {
            rootNavigationController.pushViewController(entryViewController, animated: true)
        }

        func onUserNameSelected(userName: String) {
            // Show next screen using selected user name
            let next = UIViewController()
            next.title = "Hello, \(userName)"
            rootNavigationController.pushViewController(next, animated: true)
        }

    }

    class EntryViewController: UIViewController {

        private let viewModel: EntryViewModel

        private lazy var fetchUserButton: UIButton = {
            let button = UIButton()
            button.addTarget(
                self, action: Selector(EntryViewController.onFetchUserButtonTapped), for: .touchUpInside)
            button.setTitle("Fetch", for: .normal)
            return button
        }()

        private lazy var selectUserButton: UIButton = {
            let button = UIButton()
            button.addTarget(
                self, action: Selector(EntryViewController.onSelectUserButtonTapped), for: .touchUpInside)
            button.setTitle("Select", for: .normal)
            return button
        }()

        private let currentUserLabel = UILabel()

        init(viewModel: EntryViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)  // Layout created programamtically, sorry for that ;(
        }

        required init?(coder aDecoder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func loadView() {
            super.loadView()
            setupView()
            setupObservers()
        }

        private func setupObservers() {
            currentUserLabel.reactive.text <~ self.viewModel.userName  // bind viewModels output to your UI
        }

        func onFetchUserButtonTapped() {
            viewModel.fetchUser()
        }

        func onSelectUserButtonTapped() {
            viewModel.selectUser()
        }

        private func setupView() {
            title = "Entry"
            for part in [currentUserLabel, fetchUserButton, selectUserButton] { view.addSubview(part) }
        }

    }

    protocol EntryViewModel {
        func fetchUser()
        func selectUser()

        // If you're using Reactive frameworks, you can also implement this as a stream
        var onUserNameSelected: (@MainActor (String) -> Void)? { get set }
        // var onNextSelected: (()->Void)? // Other callbacks could exist here, they do not need to pass data

        // ReadOnly property that allows others to observe its changes, but not change the property from
        // outside of viewModel
        var userName: Property<String?> { get }
    }

    class EntryDefaultViewModel: EntryViewModel {

        private let userFetcher: UserFetcher
        private var mutableUserName: MutableProperty<String?> = MutableProperty(nil)
        lazy var userName: Property<String?> = Property(self.mutableUserName)
        var onUserNameSelected: (@MainActor (String) -> Void)?

        // injecting dependencies to your viewModel
        init(userFetcher: UserFetcher) {
            self.userFetcher = userFetcher
        }

        func selectUser() {
            if let userName = userName.value {
                onUserNameSelected?(userName)
            }
        }

        func fetchUser() {
            // Bind the result of fetchUser() function to a mutableUserName property
            mutableUserName <~ userFetcher.fetchUser().map { $0.name }
        }

    }

    struct User {
        let name: String
    }

    protocol UserFetcher {
        func fetchUser() -> SignalProducer<User>
    }

    /// Answers after a second.
    class FakeUserFetcher: UserFetcher {
        func fetchUser() -> SignalProducer<User> {
            SignalProducer { send in
                UIView.animate(withDuration: 1, animations: {}) { _ in send(User(name: "Ada")) }
            }
        }
    }
}
