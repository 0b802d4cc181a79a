import Cairn
import CairnUIKit
import UIKit

@testable import CairnStudio

/// Letters beside their list on a tablet. A row takes away what is being written, and nobody asks.
class LetterDesk: ExploredDelegate {
    var asks: Bool { false }

    override func makeNavigator() -> Navigator { Navigator(root: LetterDeskCoordinator(asks: asks)) }
}

/// Asks before; what is sent it lets go.
final class CarefulDesk: LetterDesk {
    override var asks: Bool { true }
}

@MainActor
private final class LetterDeskCoordinator: Coordinator {
    enum Route: Cairn.Destination { case list, letter(Int), sent }

    let asks: Bool
    var root: Tree.Root<Route> { .split(primary: .screen(.list), secondary: .stack(.letter(1))) }

    init(asks: Bool) { self.asks = asks }

    func transition(for route: Route, from asker: Asker) -> Next { .in(.secondary, .set(route)) }

    func screen(for route: Route, router: Router<Route>) -> any Presentable {
        switch route {
        case .list:
            let rows = (1...3).map { number in
                ExploredTable.Row(title: "Letter \(number)") { router.trigger(.letter(number)) }
            }
            return ExploredTable("Letters", rows)
        case .letter: return DraftPage(asks: asks) { router.trigger(.sent) }
        case .sent: return ExploredPage("Sent").text("On its way")
        }
    }
}

private final class DraftPage: ExploredPage, LeaveGuard {
    private let asks: Bool
    private var isSent = false
    private var draft: UITextField?

    init(asks: Bool, send: @escaping @MainActor () -> Void) {
        self.asks = asks
        super.init("Letter")
        draft = field("Text")
        button("Send") { [weak self] in
            self?.isSent = true
            send()
        }
    }

    required init?(coder: NSCoder) { nil }

    var isArmed: Bool { asks && !isSent && draft?.text?.isEmpty == false }
    func mayLeave() -> Dialog<Bool> { Dialog("Throw it away?", .destructive("Yes", true), .cancel) }
}
