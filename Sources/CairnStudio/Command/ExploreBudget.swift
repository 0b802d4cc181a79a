import ArgumentParser

/// How long to explore.
enum ExploreBudget: Equatable, ExpressibleByArgument {
    case steps(Int)
    case time(seconds: Int)

    init?(argument: String) {
        let number = argument.filter { $0 != "," && $0 != "_" }
        let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600]
        if let steps = Int(number), steps > 0 {
            self = .steps(steps)
        } else if let unit = number.last.flatMap({ units[$0] }), let count = Int(number.dropLast()), count > 0
        {
            let (seconds, isTooMuch) = count.multipliedReportingOverflow(by: unit)
            guard !isTooMuch else { return nil }
            self = .time(seconds: seconds)
        } else {
            return nil
        }
    }

    var defaultValueDescription: String {
        switch self {
        case .steps(let count): "\(count)"
        case .time(let seconds): "\(seconds)s"
        }
    }
}
