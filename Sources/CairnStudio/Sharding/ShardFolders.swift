import Foundation

/// The folders that the shards of a run were written into, by whatever ran them.
@MainActor
struct ShardFolders {
    /// What the command is called.
    let name: String
    let paths: [String]
    let console: Console

    init(_ paths: [String], of name: String, console: Console) throws(EarlyEnd) {
        (self.name, self.paths, self.console) = (name, paths, console)
        for path in paths where !console.isFolder(path) {
            throw EarlyEnd(
                code: Exit.noInput, text: "\(path): there is no such folder; --shard with --out makes one")
        }
    }

    /// All shards of a run in their order; none where there is no file of that kind.
    func shards<Shard: RunShard>(_ type: Shard.Type = Shard.self) throws(EarlyEnd) -> [Shard] {
        let (shards, missing) = try found(type)
        if !shards.isEmpty { try complain(of: missing, Shard.command) }
        return shards
    }

    /// The shards that are there in their order, up to one that ends the run, and the numbers of those before it that are not.
    func found<Shard: RunShard>(_: Shard.Type) throws(EarlyEnd) -> (shards: [Shard], missing: [Int]) {
        var found: [(path: String, shard: Shard)] = []
        var missing: [Int] = []
        for number in 1...ShardPart.total {
            let files = try files(named: Shard.file(number))
            guard let file = files.first else {
                missing.append(number)
                continue
            }
            guard files.count == 1 else {
                throw EarlyEnd(
                    code: Exit.badInput,
                    text:
                        "shard \(number) is there twice, in \(file.path) and in \(files[1].path): leave one out"
                )
            }
            found.append((file.path, try shard(number, in: file.path, file.data)))
        }
        guard let first = found.first else { return ([], missing) }
        for other in found { try compare(first, other) }
        if let last = found.firstIndex(where: \.shard.endsRun) {
            found.removeSubrange((last + 1)...)
            missing.removeAll { $0 > found[last].shard.numbers[0] }
        }
        return (found.map(\.shard), missing)
    }

    private func files(named file: String) throws(EarlyEnd) -> [(path: String, data: Data)] {
        var files: [(path: String, data: Data)] = []
        for path in paths.map({ $0 + "/" + file }) {
            do throws(FileError) { files.append((path, try console.contents(path))) } catch {
                guard error.code != ENOENT else { continue }
                throw EarlyEnd(code: Exit.noInput, text: "\(path): \(error)")
            }
        }
        return files
    }

    private func shard<Shard: RunShard>(_ number: Int, in path: String, _ data: Data) throws(EarlyEnd)
        -> Shard
    {
        let shard: Shard
        do throws(ShardError) { shard = try Shard(json: data) } catch {
            throw EarlyEnd(code: Exit.badInput, text: "\(path): \(error.text)")
        }
        guard shard.numbers != [number] else { return shard }
        let held = shard.numbers.map(String.init).joined(separator: ", ")
        throw EarlyEnd(
            code: Exit.badInput,
            text:
                "\(path): by its name it is shard \(number), and it holds \(held): make shard \(number) again"
        )
    }

    private func compare<Shard: RunShard>(
        _ one: (path: String, shard: Shard), _ other: (path: String, shard: Shard)
    ) throws(EarlyEnd) {
        for (ours, theirs) in zip(one.shard.run, other.shard.run) where ours.value != theirs.value {
            throw EarlyEnd(
                code: Exit.badInput,
                text: "these are no shards of one run: the \(ours.name) is \(ours.value) in \(one.path), and "
                    + "\(theirs.value) in \(other.path)")
        }
    }

    private func complain(of missing: [Int], _ command: String) throws(EarlyEnd) {
        guard let first = missing.first else { return }
        let names = missing.map(String.init).joined(separator: ", ")
        let isOne = missing.count == 1
        throw EarlyEnd(
            code: Exit.noInput,
            text:
                "\(isOne ? "shard" : "shards") \(names) of \(ShardPart.total) \(isOne ? "is" : "are") missing: "
                + "\(command) \(isOne ? "it" : "them") again, as in "
                + "\(name) \(command) --shard \(first)/\(ShardPart.total) --out <folder>")
    }
}
