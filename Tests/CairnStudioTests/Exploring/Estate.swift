import Cairn
import CairnUIKit
import UIKit

@testable import CairnStudio

/// An app with something wrong of each kind, and with one thing of each kind that is right.
final class Estate: ExploredDelegate {
    override func makeNavigator() -> Navigator { Navigator(root: EstateCoordinator()) }
}

@MainActor
final class EstateCoordinator: Coordinator {
    enum Route: Hashable { case garden, vault, note, letter, cellar, tower(Int) }
    enum Destination: Cairn.Destination {
        case gate, garden, vault, note, letter, cellar, tower(Int)
        /// Nobody ever asks for it.
        case attic
    }

    private var hasKey = false
    var root: Tree.Root<Destination> { .stack(.gate) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .garden: .push(.garden)
        case .vault: .push(.vault)
        case .note: .present(.note, as: .sheet)
        case .letter: .present(.letter, as: .sheet)
        case .cellar: .set(.cellar)
        case .tower(let height): .present(.tower(height), as: .sheet)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .gate:
            return ExploredPage("Gate")
                .button("Garden") { router.trigger(.garden) }
                .button("Vault") { router.trigger(.vault) }
                .button("Take the key") { [weak self] in self?.hasKey = true }
                .button("Note") { router.trigger(.note) }
                .button("Letter") { router.trigger(.letter) }
                .button("Cellar") { router.trigger(.cellar) }
                .button("Tower") { router.trigger(.tower(1)) }
        case .garden: return GardenCoordinator()
        case .vault: return VaultPage("Vault")
        case .note: return WritingPage("Note", close: { router.close() })
        case .letter: return LetterPage("Letter", close: { router.close() })
        // No back button, nothing to tap that does anything.
        case .cellar: return ExploredPage("Cellar").text("It is dark.").button("Call for help")
        case .tower(let height):
            let page = ExploredPage("Tower \(height)").button("Down") { router.close() }
            if height < 3 { page.button("Higher") { router.trigger(.tower(height + 1)) } }
            // Nobody can say what this one is.
            page.button("") { router.close() }
            return page
        case .attic: return ExploredPage("Attic")
        }
    }
}

extension EstateCoordinator: EnterGuard {
    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        destination == .vault && !hasKey ? .refuse("There is no key.") : .allow
    }
}

/// Another way to the vault, which nobody guards.
@MainActor
private final class GardenCoordinator: Coordinator {
    enum Route: Cairn.Destination { case lawn, vault }

    var root: Tree.Root<Route> { .stack(.lawn) }

    func screen(for destination: Route, router: Router<Route>) -> any Presentable {
        switch destination {
        case .lawn: ExploredPage("Lawn").button("Through the window") { router.trigger(.vault) }
        case .vault: VaultPage("Vault")
        }
    }
}

private final class VaultPage: ExploredPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        text("Gold")
    }
}

/// Loses what is typed.
private class WritingPage: ExploredPage {
    private var text: UITextField?
    var isEdited: Bool { text?.text?.isEmpty == false }

    init(_ title: String, close: @escaping @MainActor () -> Void) {
        super.init(title)
        text = field("Text")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { _ in close() })
    }

    required init?(coder: NSCoder) { nil }
}

/// Asks before.
private final class LetterPage: WritingPage, LeaveGuard {
    var isArmed: Bool { isEdited }
    func mayLeave() -> Dialog<Bool> { Dialog("Throw it away?", .destructive("Yes", true), .cancel) }
}
