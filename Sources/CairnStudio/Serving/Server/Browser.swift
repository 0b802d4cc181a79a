import Foundation

/// Opens the page in the person's own browser.
enum Browser {
    /// Does nothing where there is none.
    static func open(_ address: String) {
        #if os(macOS)
            let command = "/usr/bin/open"
        #else
            let command = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: command) else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = [address]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try? process.run()
    }
}
