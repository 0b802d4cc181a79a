import Foundation

/// What somebody else wrote, in a file or over a network. Each is read, written as it was understood, and read again.
///
/// `Fuzzers` has links to the files of this folder, and makes inputs that no test thought of.
enum FileFormat: String, CaseIterable {
    case notation, link, snapshot, journal, script, map, request

    /// - Returns: What is wrong with what was understood; nil where all is well, or where it is refused.
    @MainActor
    func fault(in data: Data) -> String? {
        let text = String(decoding: data, as: UTF8.self)
        return switch self {
        case .notation: faultOfNotation(text)
        case .link: faultOfLink(text)
        case .snapshot: faultOfSnapshot(text)
        case .journal: faultOfJournal(text)
        case .script: faultOfScript(data)
        case .map: faultOfMap(data)
        case .request: faultOfRequest(data)
        }
    }
}
