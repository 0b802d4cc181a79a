import Cairn
import CairnBinding

public final class HomeViewModel: Injectable {
    public typealias Dependencies = any HasClub & HasNews  // to ask for more, edit this line

    public var onOrder: (@MainActor () -> Void)?
    public var onAllOrders: (@MainActor () -> Void)?
    public var headline: String { dependencies.news.headline }
    public var count: Property<String> { dependencies.club.orders.map { "\($0.count) ordered" } }
    private let dependencies: Dependencies

    private init(_ dependencies: Dependencies) { self.dependencies = dependencies }

    public static func make(with dependencies: Dependencies) -> HomeViewModel {
        HomeViewModel(dependencies)
    }
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
    public var onChosen: (@MainActor () -> Void)?
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
    public var onOrdered: (@MainActor (String) -> Void)?
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
