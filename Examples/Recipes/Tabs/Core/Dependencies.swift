import Cairn
import CairnBinding

/// The club: who ordered what. One for the whole app.
@MainActor
public protocol Club: AnyObject {
    var orders: MutableProperty<[String]> { get }
}

/// What there is to read.
@MainActor
public protocol News: AnyObject {
    var headline: String { get }
}

/// What is about to be ordered.
@MainActor
public protocol Basket: AnyObject {
    var shirt: String { get set }
    var size: String { get set }
}

public final class SampleClub: Club {
    public let orders = MutableProperty<[String]>([])
    public init() {}
}

public final class SampleNews: News {
    public let headline = "We need new shirts"
    public init() {}
}

public final class SampleBasket: Basket {
    public var shirt = ""
    public var size = ""
    public init() {}
}

// One protocol for each, so that whoever needs it can say so.

@MainActor public protocol HasClub { var club: any Club { get } }
@MainActor public protocol HasNews { var news: any News { get } }
@MainActor public protocol HasBasket { var basket: any Basket { get } }

/// Says what it needs, and is made of that: `HomeViewModel.make(with: module)`.
@MainActor
public protocol Injectable {
    /// Composed of what is needed, and no more: `any HasClub & HasNews`.
    associatedtype Dependencies
    static func make(with dependencies: Dependencies) -> Self
}
