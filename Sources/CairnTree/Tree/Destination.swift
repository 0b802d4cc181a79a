/// What can be shown, as a value: `.home`, `.match(7)`, `.failed("No connection")`.
///
/// A destination holds no view and no view model; the coordinator makes those from it. Most destinations are
/// enums, one for each coordinator. A destination that is also `Codable` can be saved with the tree.
///
/// It is compared, hashed and described while the tree changes: that must not ask a navigator for anything.
///
/// In tree notation a destination is written by its case and values, `match(7)`; one that conforms to
/// `CustomStringConvertible` is written as it describes itself. In a module that is on the main actor by default write that
/// `nonisolated extension …: CustomStringConvertible`: entries of the journal are also described elsewhere.
///
/// It adds nothing to `Hashable` and `Sendable`, and is needed all the same: in a module that is on the main actor by default, as
/// new apps are, an enum that is only those two is `Hashable` on the main actor alone, and no coordinator could name it.
public protocol Destination: Hashable, Sendable {}

/// A destination of any type: the one place where the types of the coordinators are forgotten, at the tree's
/// door. Two are equal when their types and values are. One that is not equal to itself, with a `nan` in it, is compared by its
/// bytes: it equals itself, and perhaps no other of the same values, since padding between them is compared as well.
public struct AnyDestination: Destination {
    /// The destination as the coordinator wrote it.
    public let base: any Destination

    /// Wraps a destination; one that is wrapped already is taken as it is.
    public init(_ base: some Destination) {
        self.base = (base as? AnyDestination)?.base ?? base
    }

    /// Whether both are of one type and equal.
    public static func == (left: AnyDestination, right: AnyDestination) -> Bool {
        areEqual(left.base, right.base)
    }

    /// Hashes its value.
    public func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }
}

extension AnyDestination {
    /// Whether both are of one type, and so of one coordinator's.
    func hasSameType(as other: AnyDestination) -> Bool { type(of: base) == type(of: other.base) }
}

/// Every place is compared with many others: to ask whether the types are the same takes far less time than a cast does.
private func areEqual<Left: Destination, Right: Destination>(_ left: Left, _ right: Right) -> Bool {
    guard Left.self == Right.self else { return false }
    return withUnsafePointer(to: right) { right in
        right.withMemoryRebound(to: Left.self, capacity: 1) { $0.pointee == left || hasSameBytes($0, left) }
    }
}

/// Whether both are one value, though it equals nothing: with a `nan` in it, say. A place is itself all the same. The bytes of
/// padding count: two of `case at(Bool, Double)` may differ in those.
private func hasSameBytes<Value>(_ one: UnsafePointer<Value>, _ other: Value) -> Bool {
    withUnsafeBytes(of: other) { other in
        UnsafeRawBufferPointer(start: one, count: other.count).elementsEqual(other)
    }
}

/// A controller that came on screen without the tree: pushed or presented by a plain UIKit call. It stands in
/// the tree as `~SFSafariViewController`, is never saved and never linked to.
package struct Foreign: Destination {
    /// The name of the controller's class.
    package let name: String

    /// Names a controller by its class.
    package init(_ name: String) {
        self.name = name
    }
}
