#if HEADLESS_UIKIT
    import Foundation

    /// What fuzzing and exploring take, and what they come upon, on Kickabout: by the command itself, in processes of their own.
    @MainActor
    enum StudioCosts {
        static let costs = [
            Cost("steps fuzzed and explored a second") { rates() },
            Cost("a step fuzzed / a pair of push and pop", bound: 14, wished: 2.8) { step() },
            Cost("a step explored / fuzzed", bound: 6) {
                measured(("explore", "--budget"), ("fuzz", "--steps"))
            },
            Cost("fuzz with laws checked / without", bound: 1.5) {
                measured(("fuzz", "--steps"), ("fuzz", "--steps"), more: ["--without-laws"])
            },
            Cost("edges fuzzed in 10,000 steps / at random") {
                edges(of: "fuzz", "--steps") { $0.edges ?? [] }
            },
            Cost("edges explored in 10,000 steps / at random") {
                edges(of: "explore", "--budget") {
                    ($0.ways ?? []).filter { $0.from != $0.to }.map { "\($0.from) \($0.to)" }
                }
            },
        ]

        /// As much as is read of a summary, and of a map.
        private struct Found: Decodable {
            struct Way: Decodable { var from, to: String }
            var edges: [String]?
            var ways: [Way]?
        }

        private static let steps = 10_000
        private static let clock = ContinuousClock()

        /// Where the command is; nil where nobody built it.
        private static let command = ProcessInfo.processInfo.environment["KICKABOUT"]

        /// - Returns: what it printed, and how long it took, its launch included.
        private static func run(_ arguments: [String]) -> (took: Duration, output: Data)? {
            guard let command else { return nil }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: command)
            process.arguments = arguments + ["--json", "-"]
            let output = Pipe()
            (process.standardOutput, process.standardInput) = (output, FileHandle.nullDevice)
            let start = clock.now
            guard (try? process.run()) != nil else { return nil }
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return process.terminationStatus == 0 ? (clock.now - start, data) : nil
        }

        private static let missing = Measured.figure(
            "not measured: KICKABOUT names no command, as make bench does")

        private static func rates() -> Measured {
            func rate(_ name: String, _ option: String) -> Int? {
                let times = (0..<3).compactMap { _ in run([name, option, "\(steps)"])?.took }
                return times.isEmpty ? nil : Int(Double(steps) / (times.median / .seconds(1)))
            }
            guard let fuzzed = rate("fuzz", "--steps"), let explored = rate("explore", "--budget") else {
                return missing
            }
            return .figure("\(fuzzed) and \(explored)")
        }

        /// By five seeds, against a pair by plain UIKit calls in this process.
        private static func step() -> Measured {
            let pairs = (1...5).compactMap { seed -> Pair? in
                let took = run(["fuzz", "--steps", "\(steps)", "--seed", "\(seed)"])?.took
                return took.map { Pair(a: $0 / steps, b: DoubleCosts.pairTime()) }
            }
            return pairs.isEmpty ? missing : .pairs(pairs)
        }

        private static func measured(
            _ a: (name: String, option: String), _ b: (name: String, option: String), more: [String] = []
        ) -> Measured {
            let pairs = (1...5).compactMap { seed -> Pair? in
                let end = ["\(steps)", "--seed", "\(seed)"]
                guard let a = run([a.name, a.option] + end), let b = run([b.name, b.option] + end + more)
                else {
                    return nil
                }
                return Pair(a: a.took / steps, b: b.took / steps)
            }
            return pairs.isEmpty ? missing : .pairs(pairs)
        }

        /// The medians of five seeds.
        private static func edges(of name: String, _ option: String, _ read: (Found) -> [String]) -> Measured
        {
            func count(_ more: [String]) -> Int? {
                let counts = (1...5).compactMap { seed -> Int? in
                    guard let output = run([name, option, "\(steps)", "--seed", "\(seed)"] + more)?.output,
                        let found = try? JSONDecoder().decode(Found.self, from: output)
                    else { return nil }
                    return Set(read(found)).count
                }
                return counts.isEmpty ? nil : counts.median
            }
            guard let ours = count([]), let random = count(["--random"]) else { return missing }
            return .figure("\(ours) / \(random)")
        }
    }
#endif
