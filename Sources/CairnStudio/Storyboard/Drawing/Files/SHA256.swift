/// The digest by which a page's policy knows its own script, and runs no other.
enum SHA256 {
    static func digest(of message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
            0x5be0_cd19,
        ]
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        let bits = UInt64(message.count) * 8
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        bytes.withUnsafeBufferPointer { bytes in
            var words = [UInt32](repeating: 0, count: 64)
            for start in stride(from: 0, to: bytes.count, by: 64) {
                add(bytes, start, to: &state, &words)
            }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
        }
    }

    private static func add(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, to state: inout [UInt32], _ words: inout [UInt32]
    ) {
        for index in 0..<16 {
            let at = start + index * 4
            words[index] =
                UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
                | UInt32(bytes[at + 3])
        }
        for index in 16..<64 {
            let (w15, w2) = (words[index - 15], words[index - 2])
            let s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >> 3)
            let s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >> 10)
            words[index] = words[index - 16] &+ s0 &+ words[index - 7] &+ s1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
            let choice = (e & f) ^ (~e & g)
            let one = h &+ s1 &+ choice &+ constants[index] &+ words[index]
            let s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
            let most = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ s0 &+ most)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }

    private static func turn(_ word: UInt32, _ places: UInt32) -> UInt32 {
        word >> places | word << (32 - places)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes.map { prime in
        // The largest number whose cube is no more than the prime times two to the 96: exact, as no rounded root is.
        var root: UInt64 = 0
        for place in stride(from: 34, through: 0, by: -1) {
            let next = root | 1 << UInt64(place)
            if isCube(of: next, atMost: prime) { root = next }
        }
        return UInt32(truncatingIfNeeded: root)
    }

    private static func isCube(of root: UInt64, atMost prime: UInt64) -> Bool {
        let square = root.multipliedFullWidth(by: root)
        // The root has 35 bits, its square 70, its cube 105.
        let low = square.low.multipliedFullWidth(by: root)
        let high = square.high.multipliedFullWidth(by: root)
        let middle = low.high.addingReportingOverflow(high.low)
        return middle.partialValue < prime << 32 || middle.partialValue == prime << 32 && low.low == 0
    }

    private static let primes: [UInt64] = {
        var primes: [UInt64] = []
        var number: UInt64 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes
    }()
}
