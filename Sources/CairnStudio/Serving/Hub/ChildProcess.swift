import CairnInspector
import Foundation

/// The app in a process of its own: the same command once more, told by a hidden name to be the app.
@MainActor
final class ChildProcess: AppLink {
    private let process = Process()
    private let input: FileHandle
    /// Orders are written here, lest a process that reads none holds up the server.
    private let writing = DispatchQueue(label: "studio.orders")
    private let encoder = JSONEncoder()
    private var hears = true

    /// - Parameter command: the words after the command's own name that lead to this app; none for most.
    init(
        executable: URL, command: [String], device: Wire.Device, link: String?,
        hear: @escaping @MainActor (AppEvent) -> Void
    ) throws {
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = executable
        process.arguments =
            command + [Hosted.name, "--device", device.rawValue] + (link.map { ["--link=\($0)"] } ?? [])
        var environment = ProcessInfo.processInfo.environment
        // It takes seconds, and the page says what matters.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["CAIRN_LOG"] = environment["CAIRN_LOG"] ?? "0"
        process.environment = environment
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        self.input = input.fileHandleForWriting
        do { try process.run() } catch {
            for pipe in [input, output, errors] {
                try? pipe.fileHandleForReading.close()
                try? pipe.fileHandleForWriting.close()
            }
            throw error
        }
        // Only the process itself holds the other ends, so that they close when it ends.
        try? input.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
        let events = AppEvents()
        listen(to: output.fileHandleForReading, errors.fileHandleForReading, events)
        Task { [weak self] in
            while let event = await events.next() {
                if self?.hears == true { hear(event) }
            }
        }
    }

    var identifier: Int32 { process.processIdentifier }

    func send(_ order: Order) {
        guard var line = try? encoder.encode(order) else { return }
        line.append(0x0A)
        let bytes = Array(line)
        let file = input.fileDescriptor
        writing.async { [input] in
            _ = input
            Console.write(bytes: bytes[...], to: file)
        }
    }

    func end() {
        hears = false
        // A trap's handler, or the app, may ignore anything else.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private func listen(
        to output: FileHandle, _ errors: FileHandle, _ events: AppEvents
    ) {
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            var bytes = [UInt8](repeating: 0, count: 4_096)
            var pieces = TextPieces()
            while true {
                let count = read(errors.fileDescriptor, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                let text = pieces.take(bytes[..<count])
                if !text.isEmpty { events.post(.wrote(text)) }
            }
            if !pieces.rest.isEmpty {
                events.post(.wrote(String(decoding: pieces.rest, as: UTF8.self)))
            }
            isRead.signal()
        }
        let process = UncheckedSendable(process)
        Thread.detachNewThread {
            let decoder = JSONDecoder()
            var reader = LineReader(output.fileDescriptor)
            while let line = reader.next() {
                if let news = try? decoder.decode(AppNews.self, from: line) {
                    events.post(.told(news))
                }
            }
            if reader.isTooLong {
                events.post(.wrote("It told more at once than the studio reads, and was ended.\n"))
                kill(process.value.processIdentifier, SIGKILL)
            }
            isRead.wait()
            process.value.waitUntilExit()
            let status = process.value.terminationStatus
            let isSignal = process.value.terminationReason == .uncaughtSignal
            events.post(.ended(signal: isSignal ? status : nil, status: status))
            events.finish()
        }
    }
}

/// Something that is handed to one other thread, which waits for it and does nothing else.
private struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
