import Foundation
import Testing

/// What the fuzzers of `Fuzzers` came upon: some inputs for each way through a reader. `make files` finds more.
struct FileFormatTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Fuzzers/Corpus").standardized

    @MainActor @Test(arguments: FileFormat.allCases)
    func `what is read is written as what it was`(_ format: FileFormat) throws {
        let folder = Self.corpus.appendingPathComponent(format.rawValue)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 20)
        for file in files {
            let fault = format.fault(in: try Data(contentsOf: file))
            #expect(fault == nil, "\(format.rawValue)/\(file.lastPathComponent)")
        }
    }
}
