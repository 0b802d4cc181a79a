// Where there is an Objective-C runtime, it has these.
#if !canImport(ObjectiveC)
    /// How an associated value is kept.
    public enum objc_AssociationPolicy: UInt, Sendable {
        /// Not held: here the value reads as nil once it is gone.
        case OBJC_ASSOCIATION_ASSIGN = 0
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
        case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
        case OBJC_ASSOCIATION_RETAIN = 769
        case OBJC_ASSOCIATION_COPY = 771
    }

    /// The value that was associated with an object by that key.
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        Associations.shared.value(of: object as AnyObject, key)
    }

    /// Associates a value with an object, in the place of the one before; nil takes it away.
    ///
    /// What is associated with a responder or a gesture recognizer goes as that does. Of other objects Swift tells nobody the end: what was associated
    /// with them goes at the latest when as many again have been associated.
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        Associations.shared.set(value.map { Associations.Value($0, policy) }, of: object as AnyObject, key)
    }

    /// Takes away all that is associated with an object.
    public func objc_removeAssociatedObjects(_ object: Any) {
        Associations.shared.forget(ObjectIdentifier(object as AnyObject))
    }

    /// What is associated with which object. Any thread may ask.
    final class Associations: @unchecked Sendable {
        static let shared = Associations()

        struct Value {
            private let held: Any?
            private weak var loose: AnyObject?

            init(_ value: Any, _ policy: objc_AssociationPolicy) {
                switch policy {
                case .OBJC_ASSOCIATION_ASSIGN:
                    held = nil
                    loose = value as AnyObject
                case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                    held = (value as? any NSCopying)?.copy(with: nil) ?? value
                case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: held = value
                }
            }

            var current: Any? { held ?? loose }
        }

        private struct Entry {
            weak var owner: AnyObject?
            var values: [UnsafeRawPointer: Value] = [:]
        }

        private let lock = NSLock()
        private var entries: [ObjectIdentifier: Entry] = [:]
        private var limit = 64

        func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
            lock.withLock {
                let entry = entries[ObjectIdentifier(owner)]
                // Another object may have lain at this place before.
                return entry?.owner === owner ? entry?.values[key]?.current : nil
            }
        }

        func set(_ value: Value?, of owner: AnyObject, _ key: UnsafeRawPointer) {
            // Whatever goes is let go outside the lock: its end may ask for more.
            var gone: [Entry] = []
            lock.withLock {
                let place = ObjectIdentifier(owner)
                var entry = entries[place] ?? Entry(owner: owner)
                gone.append(entry)
                if entry.owner !== owner { entry = Entry(owner: owner) }
                entry.values[key] = value
                entries[place] = entry.values.isEmpty ? nil : entry
                guard entries.count > limit else { return }
                gone += entries.values.filter { $0.owner == nil }
                entries = entries.filter { $0.value.owner != nil }
                limit = max(64, entries.count * 2)
            }
            withExtendedLifetime(gone) {}
        }

        func forget(_ place: ObjectIdentifier) {
            let gone = lock.withLock { entries.removeValue(forKey: place) }
            withExtendedLifetime(gone) {}
        }
    }
#endif
