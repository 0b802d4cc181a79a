import ArgumentParser

/// Shows apps that run elsewhere.
struct Inspect: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            abstract: "Wait for apps that run elsewhere, and see them in a browser.",
            usage: "\(Root.context.name) inspect [--port <number>] [--host <address>] [--no-open]",
            discussion: Manual.inspecting(width: Root.context.width))
    }

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Apps connect there; without it, on any port that is free.", valueName: "number"))
    var port: UInt16 = 0

    @Option(
        help: ArgumentHelp(
            "Which address of this machine apps connect to: 0.0.0.0 for all of them, so that a phone can.",
            valueName: "address"))
    var host = "127.0.0.1"

    @Flag(name: .customLong("no-open"), help: "Print the address of the page, and open no browser.")
    var noOpen = false

    func validate() throws {
        guard LocalAddresses.isAddress(host) else {
            throw ValidationError("'\(host)' is no address in numbers, such as 127.0.0.1 or 0.0.0.0.")
        }
    }
}
