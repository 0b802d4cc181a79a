/// Looking for one of many objects. Outside of any actor: a closure of the main actor makes sure for each that it is there.
extension Array where Element: AnyObject {
    /// Where an object stands among these.
    func position(of object: AnyObject?) -> Int? { self[...].position(of: object) }

    func holds(_ object: AnyObject) -> Bool { position(of: object) != nil }

    /// The same, for who asks for many in their order.
    /// - Parameter place: Where one is looked for first, such as where the one before stands; where it stands, if it does.
    func holds(_ object: AnyObject, from place: inout Int) -> Bool {
        withUnsafeBufferPointer { all in
            let start = Swift.min(Swift.max(place, 0), all.count)
            for indices in [start..<all.count, 0..<start] {
                for index in indices where all[index] === object {
                    place = index
                    return true
                }
            }
            return false
        }
    }

    /// Those that are not among others. Most stand where they stood.
    func without(_ others: [Element]) -> [Element] {
        withUnsafeBufferPointer { all in
            others.withUnsafeBufferPointer { others in
                var (left, names) = ([Element](), Set<ObjectIdentifier>())
                var (next, searches) = (0, 0)
                for index in all.indices {
                    if next < others.count, others[next] === all[index] {
                        next += 1
                    } else if next + 1 < others.count, others[next + 1] === all[index] {
                        next += 2
                    } else if searches < 8 {
                        searches += 1
                        if !others.contains(where: { $0 === all[index] }) { left.append(all[index]) }
                    } else {
                        if names.isEmpty { names = Set(others.map { ObjectIdentifier($0) }) }
                        if !names.contains(ObjectIdentifier(all[index])) { left.append(all[index]) }
                    }
                }
                return left
            }
        }
    }
}

extension ArraySlice where Element: AnyObject {
    /// Where an object stands among these, counted from the first.
    func position(of object: AnyObject?) -> Int? {
        withUnsafeBufferPointer { all in
            for index in all.indices where all[index] === object { return index }
            return nil
        }
    }

    func holds(_ object: AnyObject) -> Bool { position(of: object) != nil }
}
