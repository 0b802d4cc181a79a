import Cairn

/// The views. Each depends on its view model, and on nothing else.
@MainActor
public struct TabsViews {
    public var home: @MainActor (HomeViewModel) -> any Presentable
    public var orders: @MainActor (OrdersViewModel) -> any Presentable
    public var shirt: @MainActor (ShirtViewModel) -> any Presentable
    public var size: @MainActor (SizeViewModel) -> any Presentable

    public init(
        home: @escaping @MainActor (HomeViewModel) -> any Presentable,
        orders: @escaping @MainActor (OrdersViewModel) -> any Presentable,
        shirt: @escaping @MainActor (ShirtViewModel) -> any Presentable,
        size: @escaping @MainActor (SizeViewModel) -> any Presentable
    ) {
        self.home = home
        self.orders = orders
        self.shirt = shirt
        self.size = size
    }
}
