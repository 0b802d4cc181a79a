import Cairn
import UIKit

@testable import CairnStudio

/// An app in two versions: in the second there is a basket and no help, and an article has a guard.
class Shop: ExploredDelegate {
    class var isNew: Bool { false }
    override func makeNavigator() -> Navigator { Navigator(root: ShopCoordinator(isNew: Self.isNew)) }
}

final class NewShop: Shop { override class var isNew: Bool { true } }

@MainActor
private final class ShopCoordinator: Coordinator {
    enum Route: Hashable { case article, help, basket }
    enum Destination: Cairn.Destination { case list, article, help, basket }

    private let isNew: Bool
    private var isAllowed = false

    init(isNew: Bool) { self.isNew = isNew }

    var root: Tree.Root<Destination> { .stack(.list) }

    func transition(for route: Route, from asker: Asker) -> Next {
        switch route {
        case .article: .push(.article)
        case .help: .present(.help, as: .sheet)
        case .basket: .present(.basket, as: .sheet)
        }
    }

    func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .list:
            let page = ExploredPage("Shop").button("Article") { router.trigger(.article) }
            if isNew {
                page.button("Basket") { router.trigger(.basket) }
                page.button("I am of age") { [weak self] in self?.isAllowed = true }
            } else {
                page.button("Help") { router.trigger(.help) }
            }
            return page
        case .article: return ExploredPage(isNew ? "One article" : "Article").text("A knife")
        case .help: return ExploredPage("Help").button("Done") { router.close() }
        case .basket: return ExploredPage("Basket").button("Done") { router.close() }
        }
    }
}

extension ShopCoordinator: EnterGuard {
    func mayEnter(_ destination: Destination, from asker: Asker) -> Verdict<Destination> {
        isNew && destination == .article && !isAllowed ? .refuse("Not yet.") : .allow
    }
}
