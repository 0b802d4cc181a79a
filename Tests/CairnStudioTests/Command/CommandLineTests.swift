import ArgumentParser
import FlyingSocks
import Foundation
import StudioStage
import Testing
import UIKit

@testable import CairnInspector
@testable import CairnStudio

@MainActor
struct CommandLineTests {
    let sitting = Sitting()

    @Test(arguments: [
        ([], Job.play(PlayOptions())),
        (["--plain"], .play(PlayOptions(isPlain: true))),
        (["--script", "a"], .play(PlayOptions(script: "a"))),
        (["play", "--script", "-", "--plain"], .play(PlayOptions(script: "-", isPlain: true))),
        (["--link", "a://b"], .play(PlayOptions(link: "a://b"))),
        (["play", "--link", "a://b"], .play(PlayOptions(link: "a://b"))),
        (["--script", "a", "play"], .play(PlayOptions(script: "a"))),
        (["--device", "pad"], .play(PlayOptions(device: .tablet))),
        (["play", "--device", "tablet"], .play(PlayOptions(device: .tablet))),
        (["fuzz"], .fuzz(FuzzOptions())),
        (
            ["fuzz", "--after", "a", "--device", "pad"],
            .fuzz(FuzzOptions(after: "a", device: .tablet))
        ),
    ])
    func `without a command the app is played, and each command says on what`(
        _ arguments: [String], _ job: Job
    ) throws {
        #expect(try Job.reading(arguments).get() == job)
    }

    @Test(arguments: [
        ["--script", "a", "--record", "./b/../a"], ["fuzz", "--script", "a", "--record", "a"],
    ])
    func `a script is not written over by what is recorded`(_ arguments: [String]) async {
        let code = await Simulator.run { _ in await club.run(arguments, on: sitting.console) }
        #expect(code == 64)
        #expect(
            sitting.errors.hasPrefix(
                "Error: --record would write over the script 'a'; name another file\n"))
    }

    @Test func `help names the command, its options and the whole language`() async {
        #expect(await sitting.run(club, "--help") == 0)
        #expect(sitting.errors == "")
        #expect(sitting.output.contains("OVERVIEW: Three matches and a form."))
        #expect(sitting.output.contains("USAGE: club"))
        #expect(sitting.output.contains("--script <file>"))
        for command in Command.allCases {
            for usage in command.usages { #expect(sitting.output.contains("  \(usage.form)")) }
        }
        #expect(sitting.output.split(separator: "\n").allSatisfy { $0.columns <= 60 })
    }

    @Test func `help of the studio has what means something there`() async {
        #expect(await sitting.run(club, "studio", "--help") == 0)
        for name in ["--script", "--link", "--device", "--port", "--no-open", "--storyboard"] {
            #expect(sitting.output.contains("  \(name)"), "\(name)")
        }
        #expect(!sitting.output.contains("--record") && !sitting.output.contains("--plain"))
        sitting.output = ""
        #expect(await sitting.run(club, "inspect", "--help") == 0)
        #expect(sitting.output.contains("--host") && !sitting.output.contains("--script"))
        #expect(await sitting.run(club, "inspect", "--host", "localhost") == 64)
        #expect(await sitting.run(club, "inspect", "--port", "70000") == 64)
    }

    @Test(arguments: [
        ["studio", "--port", "-1"], ["inspect", "--port", "-1"], ["fuzz", "--steps", "-5"],
        ["fuzz", "--seed", "-1"],
        ["explore", "--budget", "-5"], ["replay", "--to", "-5", "a.jsonl"],
    ])
    func `a negative number is not taken for an option`(_ arguments: [String]) async {
        #expect(await club.run(arguments, on: sitting.console) == 64)
        #expect(sitting.errors.contains(arguments[2]), "\(sitting.errors)")
        #expect(!sitting.errors.contains("Missing value"))
    }

    @Test(arguments: [["fuzz", "--steps", "0"], ["fuzz", "--jobs", "0"], ["explore", "--jobs", "0"]])
    func `of a number that is too small is said which are taken`(_ arguments: [String]) async {
        #expect(await club.run(arguments, on: sitting.console) == 64)
        #expect(sitting.errors.hasPrefix("Error: \(arguments[1]) takes a number of "), "\(sitting.errors)")
        #expect(sitting.errors.contains(", from 1 and not 0.\n"), "\(sitting.errors)")
    }

    @Test func `of an address that is another machine's is said which are taken`() async {
        #expect(await sitting.run(club, "inspect", "--no-open", "--host", "192.0.2.1") == 1)
        let why = "this machine has no such address; name one of its own, or 0.0.0.0 for all of them\n"
        #expect(sitting.errors == "cannot listen on 192.0.2.1, port 0: \(why)")
    }

    @Test func `a port that another program listens on is said to be that`() async throws {
        let other = try Socket(domain: AF_INET)
        defer { try? other.close() }
        try other.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
        try other.listen()
        guard case .ip4(_, let number) = try other.sockname() else { return }
        let port = "\(number)"
        #expect(await sitting.run(club, "studio", "--no-open", "--port", port) == 1)
        #expect(await sitting.run(club, "inspect", "--no-open", "--port", port) == 1)
        let why =
            "port \(port): another program listens there; name another port, or none for any that is free\n"
        #expect(sitting.errors == "cannot listen on \(why)cannot listen on 127.0.0.1, \(why)")
    }

    @Test(arguments: [
        ["--scirpt", "a"], ["--script"], ["fly"], ["--link"], ["--link", "matches/7"],
        ["fuzz", "--link", "a://b"], ["--device", "watch"],
    ])
    func `a bad command line is refused, and nothing is played`(_ arguments: [String]) async {
        let code = await Simulator.run { _ in
            await club.run(arguments, on: sitting.console)
        }
        #expect(code == 64)
        #expect(sitting.output == "")
        #expect(sitting.errors.contains("Usage: club") && sitting.errors.hasPrefix("Error: "))
    }
}
