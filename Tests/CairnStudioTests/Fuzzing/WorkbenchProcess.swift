import Foundation

/// Runs the workbench in a process of its own.
/// - Parameter variables: Besides those of this process.
func workbench(
    _ arguments: String..., in folder: URL? = nil, with variables: [String: String] = [:]
) throws -> (
    status: Int32, output: String, errors: String
) {
    let (output, errors) = (inTemporary("\(UUID()).txt"), inTemporary("\(UUID()).txt"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("workbench")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    // Nothing comes there, and it does not end.
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
    return (process.terminationStatus, try output.text(), try errors.text())
}

func inTemporary(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(name)
}

extension URL {
    func write(_ lines: [String]) throws {
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: self)
    }

    /// What is in the file, which is taken away.
    func text() throws -> String {
        defer { try? FileManager.default.removeItem(at: self) }
        return String(decoding: try Data(contentsOf: self), as: UTF8.self)
    }

    /// The lines of the file, which is taken away.
    func lines() throws -> [String] { try text().split(separator: "\n").map(String.init) }
}
