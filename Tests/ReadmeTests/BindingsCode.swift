import CairnUIKitBinding
import Testing
import UIKit

struct Badge: Identifiable, Equatable {
    let id: String
}

@MainActor final class ProfileViewModel {
    let name = MutableProperty("")
    let isPublic = MutableProperty(true)
    let badges = MutableProperty<[Badge]>([])
    private let isSaving = MutableProperty(false)

    var canSave: Property<Bool> { name.joined(with: isSaving) { !$0.isEmpty && !$1 } }
    var greeting: Property<String> { name.map { "Hello \($0)" } }
}

final class ProfileViewController: UIViewController {
    private let viewModel: ProfileViewModel
    private let greeting = UILabel()
    private let nameField = UITextField()
    private let publicSwitch = UISwitch()
    private let saveButton = UIButton(type: .system)
    private let tableView = UITableView()
    private lazy var badges = TableRows<Badge>(tableView) { _, _, badge in
        let cell = UITableViewCell()
        cell.textLabel?.text = badge.id
        return cell
    }

    init(viewModel: ProfileViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        let stack = UIStackView(arrangedSubviews: [greeting, nameField, publicSwitch, saveButton, tableView])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
        bindViews()
    }

    private func bindViews() {
        greeting.bind.text <~ viewModel.greeting  // whatever can be set, by its name
        saveButton.bind.isEnabled <~ viewModel.canSave
        nameField.bind.text <~> viewModel.name  // both ways
        publicSwitch.bind.value(\.isOn) <~> viewModel.isPublic
        badges.bind.rows <~ viewModel.badges  // by difference
        observe { [unowned self] in  // what a method sets: again, in the next turn
            saveButton.setTitle(viewModel.isPublic.value ? "Publish" : "Save", for: .normal)
        }
    }
}

@MainActor @Suite(.simulator)
struct ProfileTests {
    @Test func `what is typed is in the view model, and what follows from it on screen`() async throws {
        let viewModel = ProfileViewModel()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ProfileViewController(viewModel: viewModel)
        window.makeKeyAndVisible()
        await Simulator.current.settle()
        try Simulator.current.user.type("Ana", into: "Name")
        viewModel.isPublic.value = false
        await Simulator.current.settle()  // observe { } runs in the next turn
        #expect(viewModel.name.value == "Ana")
        #expect("\(Simulator.current.outline())".contains("Hello Ana"))
        #expect("\(Simulator.current.outline())".contains("Save"))
    }
}
