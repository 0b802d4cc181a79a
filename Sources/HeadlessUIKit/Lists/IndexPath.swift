extension IndexPath {
    /// The path of a table's row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The path of a collection's item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section, counted from 0. The path needs one.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row in its section, counted from 0. The path needs one.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item in its section, counted from 0. The path needs one.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
