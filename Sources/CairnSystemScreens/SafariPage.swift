import Cairn

/// A page of the web in a browser inside the app. Refused when its address is not one of the web.
///
/// It answers when a person taps Done; pulled away, it is left.
public struct SafariPage: SystemScreen, CustomStringConvertible {
    /// That a person is done.
    public typealias Answer = Void

    /// Where it begins, with `http` or `https`.
    public let address: String

    /// Begins at this address.
    public init(_ address: String) { self.address = address }

    /// What it is called in a tree, with nothing of what is in it.
    public var description: String { "safariPage" }
}
