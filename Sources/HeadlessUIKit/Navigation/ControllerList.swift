/// Controllers in the order in which they came, each once. One is found among many at once: thousands may come onto a stack by one
/// change, and each is looked for as it comes.
struct ControllerList {
    private(set) var all: [UIViewController] = []
    private var names: Set<ObjectIdentifier> = []

    var isEmpty: Bool { all.isEmpty }

    func holds(_ controller: UIViewController) -> Bool { names.contains(ObjectIdentifier(controller)) }

    mutating func append(_ controller: UIViewController) {
        if names.insert(ObjectIdentifier(controller)).inserted { all.append(controller) }
    }

    mutating func remove(_ controller: UIViewController) {
        guard names.remove(ObjectIdentifier(controller)) != nil, let index = all.position(of: controller)
        else { return }
        all.remove(at: index)
    }

    /// - Returns: those that are removed.
    @discardableResult
    mutating func remove(where fits: (UIViewController) -> Bool) -> [UIViewController] {
        let removed = all.filter(fits)
        guard !removed.isEmpty else { return [] }
        names.subtract(removed.map { ObjectIdentifier($0) })
        all.removeAll { !names.contains(ObjectIdentifier($0)) }
        return removed
    }
}
