/// A journal as text, to be sent with a report and replayed (``Replay``): JSON, an entry a line, after a first line that
/// says where it begins.
///
/// Destinations stand in it by their labels, in which ``Redacting`` ones keep to themselves what they hold. Different ones
/// that are labelled alike get a number; those that are equal are called as the first of them is labelled. ``JournalWriter``
/// writes the same line by line, while the session goes on.
extension Journal {
    /// The version of the form that is written. Since version 2 an entry may say which ids its change dealt;
    /// since version 3 a change may be several.
    public static let version = 3

    /// The newest entries that fit, and the tree before the first of them.
    /// - Parameter limit: How many bytes it takes at most, the first line excepted.
    public func text(limit: Int = 8_000_000) -> String {
        var writer = JournalWriter()
        // Lines are written from the newest, names given from the oldest: as a writer does that was there all the time.
        writer.name(entries)
        var lines: [String] = []
        var size = 0
        // An older one that was dropped has taken along what the counting of ids began with.
        let oldest = entries.first.map { $0.number == 0 ? 0 : 1 } ?? 0
        var first = entries.count
        while first > oldest {
            let line = writer.line(for: entries[first - 1])
            size += line.utf8.count + 1
            guard size <= limit else { break }
            lines.append(line)
            first -= 1
        }
        let before = first > 0 ? entries[first - 1] : nil
        return ([writer.header(after: before)] + lines.reversed()).joined(separator: "\n") + "\n"
    }
}
