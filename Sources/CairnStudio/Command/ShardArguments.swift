import ArgumentParser

/// What shares a run out, among processes here or among machines.
struct ShardArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Make this part of the run only, as in 3/16, for merge. Needs --out.", valueName: "number/count"))
    var shard: ShardPart?

    @Option(
        help: ArgumentHelp(
            "In how many processes at a time: which changes how long it takes, of fuzz the name of the script where the app "
                + "traps, and nothing else.",
            valueName: "count"))
    var jobs = 1

    /// - Parameter whole: What a shard is a part of.
    /// - Throws: What does not go with what.
    func check(out: String?, json: String?, partOf whole: String) throws {
        guard jobs > 0 else {
            throw ValidationError("--jobs takes a number of processes, from 1 and not \(jobs).")
        }
        guard shard != nil else { return }
        guard jobs == 1 else {
            throw ValidationError("A shard is made by one process: leave --jobs out.")
        }
        guard out != nil else { throw ValidationError("A shard goes into a folder: add --out.") }
        guard json == nil else {
            throw ValidationError("A shard is a part of a \(whole): leave --json out, and merge the shards.")
        }
    }
}
