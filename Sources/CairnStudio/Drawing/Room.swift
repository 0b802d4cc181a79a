/// Room for a picture, and what can be seen there.
struct Room: Hashable, Sendable {
    var columns = 80
    /// Nil where the picture may be as long as it has to be: in a pipe.
    var rows: Int?
    var look = Look.plain
    var isUnicode = true

    var glyphs: Glyphs { isUnicode ? .unicode : .ascii }

    /// The phone's columns: never so wide that a line is hard to read.
    var phone: Int { max(20, min(columns, isWide ? columns / 2 : columns, 60)) }

    /// Whether the list of actions stands beside the phone and not below it.
    var isWide: Bool { columns >= 76 }
}
