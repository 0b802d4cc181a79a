/// What a coordinator may return for a destination: a `Screen`, a `Dialog`, another coordinator, or, where there
/// is UIKit, a view controller.
public protocol Presentable {}
