/// Reads along what a WebSocket's client sends, to stop it before a frame that is too long.
struct FrameMeter {
    private let limit: Int
    /// What is left of the payload of a frame.
    private var left = 0
    /// The beginning of a frame, up to its mask.
    private var head: [UInt8] = []

    init(limit: Int) { self.limit = limit }

    /// - Returns: Whether all frames so far are as they should be: masked, and not too long.
    mutating func take(_ bytes: [UInt8]) -> Bool {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            if left > 0 {
                let count = min(left, bytes.count)
                bytes.removeFirst(count)
                left -= count
                continue
            }
            head.append(bytes.removeFirst())
            guard head.count >= 2 else { continue }
            guard head[1] & 0x80 != 0 else { return false }
            let short = Int(head[1] & 0x7F)
            let size = short == 127 ? 8 : short == 126 ? 2 : 0
            guard head.count == 2 + size + 4 else { continue }
            var length = short
            if size > 0 {
                length = 0
                for byte in head[2..<2 + size] {
                    guard length <= limit else { return false }
                    length = length << 8 | Int(byte)
                }
            }
            guard length <= limit else { return false }
            (left, head) = (length, [])
        }
        return true
    }
}
