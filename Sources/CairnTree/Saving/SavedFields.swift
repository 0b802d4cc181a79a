extension SavedValue {
    /// The fields of an object, in the order of their names. Most objects have a handful, which are found sooner one
    /// after the other than by a hash.
    public struct Fields: Hashable, Sendable {
        /// One field.
        public struct Field: Hashable, Sendable {
            /// Its name: no other field of the object has it.
            public let name: String
            /// What is in it.
            public internal(set) var value: SavedValue

            init(_ name: String, _ value: SavedValue) {
                self.name = name
                self.value = value
            }
        }

        private var fields: [Field] = []

        /// No fields.
        public init() {}

        /// Fields in any order; of several with one name the last.
        init(_ unordered: [Field]) {
            let isOrdered = zip(unordered, unordered.dropFirst()).allSatisfy { $0.name < $1.name }
            guard !isOrdered else {
                fields = unordered
                return
            }
            // Of those that compare as equal the order stays.
            for field in unordered.sorted(by: { $0.name < $1.name }) {
                if fields.last?.name == field.name { fields.removeLast() }
                fields.append(field)
            }
        }

        /// The names of all fields, in their order.
        public var names: [String] { fields.map(\.name) }

        /// The field of that name; nil where there is none. Setting nil takes it away.
        public subscript(name: String) -> SavedValue? {
            get {
                let index = position(of: name)
                return index < fields.count && fields[index].name == name ? fields[index].value : nil
            }
            set {
                let index = position(of: name)
                let isThere = index < fields.count && fields[index].name == name
                switch newValue {
                case let value? where isThere: fields[index].value = value
                case let value?: fields.insert(Field(name, value), at: index)
                case nil where isThere: fields.remove(at: index)
                case nil: break
                }
            }
        }

        /// Where the field of that name is, or would be.
        private func position(of name: String) -> Int {
            guard let last = fields.last, name <= last.name else { return fields.count }
            return fields.partitioningIndex { $0.name >= name }
        }
    }
}

extension SavedValue.Fields: RandomAccessCollection {
    /// The place of the first field.
    public var startIndex: Int { 0 }
    /// The place after the last field.
    public var endIndex: Int { fields.count }
    /// The field at a place.
    public subscript(position: Int) -> Field { fields[position] }
}

extension SavedValue.Fields: ExpressibleByDictionaryLiteral {
    /// Of several fields with one name the last counts.
    public init(dictionaryLiteral elements: (String, SavedValue)...) {
        self.init(elements.map { Field($0.0, $0.1) })
    }
}
