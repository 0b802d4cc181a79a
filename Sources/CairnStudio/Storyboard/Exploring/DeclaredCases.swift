/// What a type declares, read from what the compiler leaves of it in the program: so a list of all cases of an enum can never
/// be out of date.
enum DeclaredCases {
    /// The names of an enum's cases in the order of the source; nil for any other type, and where the program was built
    /// without what reflection needs.
    static func names(of type: Any.Type) -> [String]? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == enumKind else { return nil }
        let descriptor = metadata.load(fromByteOffset: wordSize, as: UnsafeRawPointer.self)
        guard let fields = follow(descriptor + 16) else { return nil }
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        return (0..<count).compactMap { index in
            follow(fields + 16 + index * size + 8).map { name in
                String(cString: name.assumingMemoryBound(to: CChar.self))
            }
        }
    }

    /// The case that a value is; nil for what is no enum.
    static func name(of value: any Sendable) -> String? {
        func name<Value>(of value: Value) -> String? {
            guard unsafeBitCast(Value.self, to: UnsafeRawPointer.self).load(as: Int.self) == enumKind else {
                return nil
            }
            return enumCaseName(value).map { String(cString: $0) }
        }
        return name(of: value)
    }

    /// What the runtime calls the type of an enum.
    private static let enumKind = 0x201
    private static let wordSize = MemoryLayout<UnsafeRawPointer>.size

    /// Where an offset leads that counts from its own place; nil for none.
    private static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }
}

/// The runtime's own: what `print` writes an enum's case by.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
