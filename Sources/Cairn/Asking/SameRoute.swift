/// Whether two routes are the same: equal, or for routes that are not `Equatable`, of the same case with payloads that are the same.
///
/// Objects are the same as themselves, and what cannot be compared, such as a closure, is never the same: a request too many is
/// better than one that is lost. Not what they print: two players may have the same name, and a secret prints as others do. So of a
/// type that says itself what it prints, a case without values is never the same either: its name is nowhere else.
func isSameRoute(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if let one = one as? any Equatable { return one.equals(other) }
    if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
    let (mirror, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
    switch mirror.displayStyle {
    case .enum where mirror.children.isEmpty:
        let saysItself = one is any CustomStringConvertible || one is any CustomDebugStringConvertible
        return others.children.isEmpty && !saysItself && "\(one)" == "\(other)"
    case .enum, .optional, .struct, .tuple, .collection:
        guard mirror.children.count == others.children.count else { return false }
        return zip(mirror.children, others.children).allSatisfy {
            $0.label == $1.label && isSameRoute($0.value, $1.value)
        }
    default: return false
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
