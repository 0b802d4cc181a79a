import Foundation

/// Reads lines of a file as they come.
struct LineReader {
    private let file: Int32
    private let limit: Int
    private var bytes: [UInt8] = []
    /// Where in them no end of line was looked for.
    private var seen = 0
    /// Whether it ended at a line that is too long.
    private(set) var isTooLong = false

    /// - Parameter limit: A line longer than that ends the reading.
    init(_ file: Int32, limit: Int = 64_000_000) {
        self.file = file
        self.limit = limit
    }

    /// The next line without its end; nil at the end of the file.
    mutating func next() -> Data? {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let end = bytes[seen...].firstIndex(of: 0x0A) {
                defer {
                    bytes.removeFirst(end + 1)
                    seen = 0
                }
                return Data(bytes[..<end])
            }
            seen = bytes.count
            isTooLong = seen > limit
            if isTooLong { return nil }
            let count = read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
    }
}
