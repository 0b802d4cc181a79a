import Cairn

/// What the whole app shares.
@MainActor
public final class AppModule: HasClub {
    public var club: any Club = SampleClub()
    public init() {}
}

/// What the tab shares, and what it has from the app.
@MainActor
public final class HomeModule: HasClub, HasNews {
    public let app: AppModule
    public var club: any Club { app.club }
    public lazy var news: any News = SampleNews()  // shared: made when it is first asked for, and kept
    public func order() -> OrderModule { OrderModule(home: self) }  // fresh: another one each time

    public init(app: AppModule) { self.app = app }
}

/// What the screens of one order share.
@MainActor
public final class OrderModule: HasClub, HasBasket {
    public let home: HomeModule
    public var club: any Club { home.club }
    public lazy var basket: any Basket = SampleBasket()

    public init(home: HomeModule) { self.home = home }
}
