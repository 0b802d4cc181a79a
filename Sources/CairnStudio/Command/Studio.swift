public import Cairn
import CairnInspector
import Foundation
public import UIKit

/// Turns an app into a command that plays it, in a terminal, through a pipe, or from a script; and that tries to
/// break its laws.
///
/// In a file of the command's own (`README.md` has the package and the delegates):
/// ```swift
/// @MainActor let studio = Studio(AppDelegate.self, name: "club") { $0.front?.navigator }
/// ```
/// and `main.swift` is `await studio.main()`. Tests play scripts in it: ``play(_:on:link:)``.
///
/// The app runs on the simulator that is current, `Simulator.standard` unless another was entered. The command
/// explains itself with `--help`.
@MainActor
public struct Studio<Delegate: UIResponder & UIApplicationDelegate> {
    private let app: AppDescription
    private let prepare: @MainActor (Simulator) -> Void
    private let network: @MainActor (Delegate, String) -> Void
    private let link: @MainActor (Delegate, Tree.Node.ID) -> String?
    private let navigator: @MainActor (Delegate) -> Navigator?

    /// Describes the command. The app is launched by ``main()``, and only once its command line makes sense.
    /// - Parameters:
    ///   - delegate: the app's delegate, which makes its window when launched.
    ///   - name: what the command is called in its own help.
    ///   - about: one sentence for the help.
    ///   - texts: what `fuzz` and `explore` type beside other texts: what opens doors in this app, such as a password.
    ///   - links: what they open in the app, as a tap elsewhere does.
    ///   - networks: what the network can be like, in words of your own, as in `["fine", "slow", "down"]`: scripts say
    ///     `network "down"`, and `fuzz` and `explore` try each.
    ///   - destinations: types of destinations for `explore` to look for. Of an enum it knows all cases; and those types that
    ///     it meets it knows without being told.
    ///   - file: leave it out; its module is what tests import that the studio writes.
    ///   - prepare: what to do with each simulator before the app is launched there; `fuzz` launches often, each time in
    ///     another one. The place to give the app the simulator's clock, and files that outlive it: a script may have the
    ///     app killed and launched again. Of statics there is one for all, so scripts of tests are played
    ///     one after the other; a test that launches the app beside them sets them for its own simulator.
    ///   - network: what makes the network like one of `networks`.
    ///   - link: the link to a place of the tree, where there is one, for `studio` to show:
    ///     `{ app, place in try? Club.links.print(place, in: app.navigator.tree) }`.
    ///   - navigator: where the delegate keeps the navigator whose tree and journal are shown. It is asked again
    ///     whenever they are; nil shows neither. `fuzz` and `explore` end with 1 where it is never there.
    public nonisolated init(
        _ delegate: Delegate.Type, name: String, about: String = "", texts: [String] = [],
        links: [String] = [], networks: [String] = [], destinations: [any Cairn.Destination.Type] = [],
        file: String = #fileID,
        prepare: @escaping @MainActor (Simulator) -> Void = { _ in },
        network: @escaping @MainActor (Delegate, String) -> Void = { _, _ in },
        link: @escaping @MainActor (Delegate, Tree.Node.ID) -> String? = { _, _ in nil },
        navigator: @escaping @MainActor (Delegate) -> Navigator?
    ) {
        // Not the main actor's: with closures as defaults, Swift 6.3 would not let a closure call another actor.
        app = AppDescription(
            name: name, module: String(file[..<(file.firstIndex(of: "/") ?? file.endIndex)]), about: about,
            texts: texts, links: links, networks: networks, destinations: destinations)
        self.prepare = prepare
        self.network = network
        self.link = link
        self.navigator = navigator
    }

    /// Does what the command line asks for, and ends the process: with 0, or with 1 when an action or expectation
    /// failed or a law was broken, 64 for a bad command line, 65 for a malformed script, 66 for a script that cannot
    /// be read, 73 for a file that cannot be written, 130 for Ctrl-C, by which `studio` and `inspect` end, and `fuzz` and
    /// `explore` with what they have found. An app that ends the process itself has failed, whatever it says.
    /// - Parameter arguments: the command line without the command itself; a command that holds several apps takes their
    ///   names off it.
    public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Never {
        // What an app refuses would be written into the picture of its screen.
        setenv("CAIRN_LOG", "0", 0)
        // The words before those lead to this app, and do so again.
        var console = Console.process
        console.command = Array(CommandLine.arguments.dropFirst().dropLast(arguments.count))
        exit(await run(arguments, on: console))
    }

    /// - Returns: how the command ends.
    func run(_ arguments: [String], on console: Console) async -> Int32 {
        let code = await console.status { () async throws(EarlyEnd) -> Int32 in
            try await perform(arguments, on: console)
        }
        guard let error = console.outputError() else { return code }
        console.complain("standard output: \(error)")
        return code == Exit.fine ? Exit.notWritten : code
    }

    private func perform(_ arguments: [String], on console: Console) async throws(EarlyEnd) -> Int32 {
        let width = max(50, min(console.room(plain: false).columns, 100))
        let context = Root.Context(name: app.name, about: app.about, width: width)
        let job = try Root.$context.withValue(context) { Job.reading(arguments) }.get()
        guard console.ownsProcess else { return try await perform(job, on: console) }
        if job.outputIsFile { StandardOutput.takeAside() }
        let work: @MainActor () async -> Int32 = {
            guard job.isUnattended else { return await run(job, on: console) }
            return await MainQueue.run { await run(job, on: console) }
        }
        // Of the server's app the server says how it has ended.
        if case .hosted = job { return await work() }
        return await ExitWatch.run(onExit: { ExitWatch.tell(console) }, during: work)
    }

    private func run(_ job: Job, on console: Console) async -> Int32 {
        await console.status { () async throws(EarlyEnd) -> Int32 in try await perform(job, on: console) }
    }

    private func perform(_ job: Job, on console: Console) async throws(EarlyEnd) -> Int32 {
        switch job {
        case .play(let options): return try await play(options, on: console)
        case .replay(let options):
            return ReplaySession(name: app.name, module: app.module, options: options, console: console)
                .play()
        case .hosted(let link, let device):
            return await host(device, by: link.flatMap { URL(link: $0) })
        case .serve(let options):
            return try await ServeSession(app: app, options: options, console: console).run()
        case .inspect(let options):
            return try await InspectSession(app: app, options: options, console: console).run()
        case .explore(let options):
            return try await exploring(options, on: console).run()
        case .storyboard(let options):
            let session = StoryboardSession(name: app.name, options: options, console: console) {
                options, start async throws(EarlyEnd) in
                try await exploring(options, on: console).map(after: start)
            }
            return try await session.run()
        case .merge(let options):
            return try await MergeSession(
                name: app.name, options: options, console: console, launch: explored
            )
            .run()
        case .shorten(let options):
            return try await ShortenSession(app: app, options: options, console: console) { launch(in: $0) }
                .run()
        case .fuzz(let options):
            let session = FuzzSession(app: app, options: options, console: console) { launch(in: $0) }
            return try await recording(to: options.record, on: console) { recorder throws(EarlyEnd) in
                try await session.run(recorder: recorder)
            }
        }
    }

    /// Runs the app for a studio's server.
    private func host(_ device: Wire.Device, by link: URL?) async -> Int32 {
        weak var delegate: Delegate?
        return await AppProcess.run(on: device) { simulator in
            AppProcess.App(
                player: launch(in: simulator, by: link) { delegate = $0 },
                module: app.module, link: { [link = self.link] node in delegate.flatMap { link($0, node) } })
        }
    }

    private func exploring(_ options: ExploreOptions, on console: Console) -> ExploreSession {
        ExploreSession(app: app, options: options, console: console, launch: explored)
    }

    private func explored(in simulator: Simulator) -> ExploredApp {
        weak var delegate: Delegate?
        let player = launch(in: simulator) { delegate = $0 }
        return ExploredApp(player: player) { [link, weak player] in
            guard let delegate, let front = player?.navigator?.tree.visible.id else { return nil }
            return link(delegate, front)
        }
    }

    /// - Parameter onLaunch: told of the delegate of each launch.
    func launch(
        in simulator: Simulator, by link: URL? = nil,
        onLaunch: @escaping @MainActor (Delegate) -> Void = { _ in }
    ) -> Player {
        simulator.enter { prepare(simulator) }
        weak var current: Delegate?
        var launcher = Launcher { [navigator] links in
            let delegate = simulator.launch(Delegate.self, links: links, savedState: simulator.savedState)
            current = delegate
            onLaunch(delegate)
            return { navigator(delegate) }
        }
        launcher.networks = app.networks
        launcher.change = { [network] name in if let current { network(current, name) } }
        return Player(simulator, launching: launcher, links: link.map { [$0] } ?? [])
    }
}
