import Foundation

/// The addresses by which others reach this machine.
enum LocalAddresses {
    /// Those that mean all of them.
    static let all: Set = ["0.0.0.0", "::"]
    static let loopback: Set = ["127.0.0.1", "::1"]

    /// - Parameter host: what is listened on.
    static func reaching(_ host: String) -> [String] {
        guard all.contains(host) else { return [host] }
        return ["127.0.0.1"] + networked
    }

    private static var networked: [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String] = []
        var next = list
        while let one = next {
            next = one.pointee.ifa_next
            guard let address = one.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else {
                continue
            }
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let length = socklen_t(MemoryLayout<sockaddr_in>.size)
            guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
            else { continue }
            let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if !name.hasPrefix("127.") { found.append(name) }
        }
        return found
    }

    /// Whether it is an address in numbers.
    static func isAddress(_ text: String) -> Bool {
        var four = in_addr()
        var six = in6_addr()
        return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
    }
}
