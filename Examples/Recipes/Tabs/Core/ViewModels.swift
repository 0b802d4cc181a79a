import Cairn
import CairnBinding

// Each says by closures what is to come next. They are the coordinator's, and no view sees them.

public final class HomeViewModel: Injectable {
    public typealias Dependencies = any HasClub & HasNews  // to ask for more, edit this line

    var onOrder: (@MainActor () -> Void)?
    var onAllOrders: (@MainActor () -> Void)?
    public var headline: String { dependencies.news.headline }
    public var count: Property<String> { dependencies.club.orders.map { "\($0.count) ordered" } }
    private let dependencies: Dependencies

    private init(_ dependencies: Dependencies) { self.dependencies = dependencies }

    public static func make(with dependencies: Dependencies) -> HomeViewModel {
        HomeViewModel(dependencies)
    }

    public func orderTapped() { onOrder?() }
    public func allOrdersTapped() { onAllOrders?() }
}

public final class OrdersViewModel: Injectable {
    public var orders: Property<String> {
        club.orders.map { $0.isEmpty ? "Nothing ordered yet" : $0.joined(separator: "\n") }
    }
    private let club: any Club

    private init(_ club: any Club) { self.club = club }

    public static func make(with dependencies: any HasClub) -> OrdersViewModel {
        OrdersViewModel(dependencies.club)
    }
}

/// One step of an order: a choice that goes into the basket.
public final class ShirtViewModel: Injectable {
    var onChosen: (@MainActor () -> Void)?
    private let basket: any Basket

    private init(_ basket: any Basket) { self.basket = basket }

    public static func make(with dependencies: any HasBasket) -> ShirtViewModel {
        ShirtViewModel(dependencies.basket)
    }

    public func choose(_ shirt: String) {
        basket.shirt = shirt
        onChosen?()
    }
}

/// The last step: what is in the basket is ordered.
public final class SizeViewModel: Injectable {
    var onOrdered: (@MainActor (String) -> Void)?
    public var title: String { "\(dependencies.basket.shirt) shirt" }
    private let dependencies: any HasBasket & HasClub

    private init(_ dependencies: any HasBasket & HasClub) { self.dependencies = dependencies }

    public static func make(with dependencies: any HasBasket & HasClub) -> SizeViewModel {
        SizeViewModel(dependencies)
    }

    public func choose(_ size: String) {
        dependencies.basket.size = size
        let order = "\(dependencies.basket.shirt) \(size)"
        dependencies.club.orders.value.append(order)
        onOrdered?(order)
    }
}
