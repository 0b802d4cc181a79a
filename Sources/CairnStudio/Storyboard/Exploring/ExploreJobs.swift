import CairnInspector
import Foundation

/// Has the shards of a run made by several processes of the same command, at the same time.
@MainActor
struct ExploreJobs {
    let name: String
    let wish: ExploreWish
    /// The words after the command's own name that lead to this app.
    let command: [String]
    let console: Console
    var isTold = true

    /// The variable by which a process knows who waits for it.
    private static let parent = "CAIRN_EXPLORE_PARENT"

    /// Ends this process if the one that began it has been ended: nobody takes what it finds.
    static func endIfAlone(_ console: Console, removing folder: String?) {
        guard let parent = console.environment[parent].flatMap({ Int32($0) }), getppid() != parent else {
            return
        }
        if let folder { try? FileManager.default.removeItem(atPath: folder) }
        exit(Exit.failed)
    }

    /// One of the processes, and where its shards go.
    private struct Work {
        var process: Process
        var part: ShardPart
        var folder: URL
        let end = DispatchSemaphore(value: 0)
    }

    /// The maps of all shards, once all processes have ended.
    func maps() throws(EarlyEnd) -> [AppMap] {
        let parts = (1...min(wish.jobs, Exploration.shards)).compactMap {
            ShardPart(argument: "\($0)/\(min(wish.jobs, Exploration.shards))")
        }
        var works: [Work] = []
        defer {
            for work in works {
                if work.process.isRunning { kill(work.process.processIdentifier, SIGKILL) }
                try? FileManager.default.removeItem(at: work.folder)
            }
        }
        for part in parts { works.append(try begin(part)) }
        for (number, work) in works.enumerated() {
            work.end.wait()
            try check(work)
            if isTold { console.print("\(number + 1) of \(works.count.counted("process", "es")) done") }
        }
        var maps: [AppMap] = []
        for work in works {
            for shard in work.part.shards { maps.append(try map(of: shard, in: work.folder)) }
        }
        return maps.sorted { $0.exploration.shards.lexicographicallyPrecedes($1.exploration.shards) }
    }

    private func begin(_ part: ShardPart) throws(EarlyEnd) -> Work {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let work = Work(process: Process(), part: part, folder: folder)
        work.process.executableURL = ServeSession.executable
        work.process.arguments =
            command + [
                "explore", "--budget", wish.budget.defaultValueDescription, "--seed", "\(wish.seed)",
                "--device", wish.device.rawValue, "--shard", "\(part.number)/\(part.count)",
                "--out", folder.path, "--plain",
            ]
        work.process.environment = console.environment.merging(
            [Self.parent: "\(getpid())"], uniquingKeysWith: { $1 })
        work.process.standardInput = FileHandle.nullDevice
        work.process.standardOutput = FileHandle.nullDevice
        work.process.terminationHandler = { [end = work.end] _ in end.signal() }
        do { try work.process.run() } catch {
            throw EarlyEnd(code: Exit.failed, text: "another process cannot be started: \(error)")
        }
        return work
    }

    private func check(_ work: Work) throws(EarlyEnd) {
        let status = work.process.terminationStatus
        guard work.process.terminationReason == .uncaughtSignal || status != Exit.fine else { return }
        let shards = work.part.shards.map(String.init).joined(separator: ", ")
        let how =
            work.process.terminationReason == .uncaughtSignal
            ? "was ended by signal \(status)" : "ended with \(status)"
        throw EarlyEnd(
            code: Exit.failed,
            text:
                "the process with shards \(shards) of \(Exploration.shards) \(how), and so there is no storyboard"
        )
    }

    private func map(of shard: Int, in folder: URL) throws(EarlyEnd) -> AppMap {
        let path = folder.appendingPathComponent(AppMap.shardFile(shard)).path
        guard let data = try? console.contents(path), let map = try? AppMap(json: data) else {
            throw EarlyEnd(code: Exit.failed, text: "shard \(shard) cannot be read")
        }
        return map
    }
}
