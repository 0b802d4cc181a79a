import CairnInspector
import Foundation

/// Has the shards of a run made by several processes of the same command, at the same time.
@MainActor
struct ShardJobs {
    let name: String
    /// Which command makes the shards, and what it is told beside which and where to.
    let arguments: [String]
    let jobs: Int
    let console: Console
    var isTold = true
    /// How a process ends that has written what it was to write.
    var fine: Set<Int32> = [Exit.fine]

    /// The variable by which a process knows who waits for it.
    static let parent = "CAIRN_SHARDS_PARENT"

    /// Whether another process waits for what this one finds.
    static func isAwaited(_ console: Console) -> Bool { console.environment[parent] != nil }

    /// Ends this process if the one that began it has been ended: nobody takes what it finds.
    static func endIfAlone(_ console: Console, removing folder: String?) {
        guard let parent = console.environment[parent].flatMap({ Int32($0) }), getppid() != parent else {
            return
        }
        if let folder { try? FileManager.default.removeItem(atPath: folder) }
        _exit(Exit.failed)
    }

    /// One of the processes, and where its shards go.
    private struct Work {
        let command: SameCommand
        let part: ShardPart
        let folder: URL

        @MainActor var process: Process { command.process }
    }

    /// All shards in their order, once all processes have ended.
    func shards<Shard: RunShard>(_ type: Shard.Type = Shard.self) throws(EarlyEnd) -> [Shard] {
        let count = min(jobs, ShardPart.total)
        let parts = (1...count).compactMap { ShardPart(argument: "\($0)/\(count)") }
        var works: [Work] = []
        defer {
            for work in works {
                if work.process.isRunning { kill(work.process.processIdentifier, SIGKILL) }
                try? FileManager.default.removeItem(at: work.folder)
            }
        }
        for part in parts { works.append(try begin(part)) }
        if isTold { console.print("in \(works.count.counted("process", "es"))") }
        for (number, work) in works.enumerated() {
            wait(for: work, among: works)
            if !console.isInterrupted() { try check(work) }
            if isTold { console.print("\(number + 1) of \(works.count.counted("process", "es")) done") }
        }
        let paths = works.map(\.folder.path).filter { !console.isInterrupted() || console.isFolder($0) }
        let folders = try ShardFolders(paths, of: name, console: console)
        let (shards, missing) = try folders.found(type)
        guard let first = missing.first, !console.isInterrupted() else { return shards }
        // The process in which it did has said where, and ended as where a law was broken.
        throw EarlyEnd(
            code: Exit.failed,
            text:
                "the app trapped, stood still or ended the process in shard \(first) of \(ShardPart.total), and so the run is not whole"
        )
    }

    /// Ctrl-C in a terminal is heard by all of them, and a signal by this one alone, so it passes that on; again and again, as one
    /// that has only just begun does not hear it yet.
    private func wait(for work: Work, among works: [Work]) {
        while !work.command.hasEnded(within: 0.1) {
            guard console.isInterrupted() else { continue }
            for other in works where other.process.isRunning { other.process.interrupt() }
        }
    }

    private func begin(_ part: ShardPart) throws(EarlyEnd) -> Work {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let command = SameCommand(
            arguments + ["--shard", "\(part.number)/\(part.count)", "--out", folder.path, "--plain"],
            on: console, environment: [Self.parent: "\(getpid())"])
        do { try command.process.run() } catch { throw .noProcess(error) }
        return Work(command: command, part: part, folder: folder)
    }

    private func check(_ work: Work) throws(EarlyEnd) {
        let status = work.process.terminationStatus
        let isSignal = work.process.terminationReason == .uncaughtSignal
        guard isSignal || !fine.contains(status) else { return }
        let shards = work.part.shards.map(String.init).joined(separator: ", ")
        throw EarlyEnd(
            code: Exit.failed,
            text: "the process with shards \(shards) of \(ShardPart.total) "
                + (isSignal ? "was ended by signal \(status)" : "ended with \(status)")
                + ", and so the run is not whole")
    }
}
