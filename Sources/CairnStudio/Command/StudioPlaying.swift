import CairnInspector
import Foundation
import UIKit

/// An app that is played by hand, from a script, or through a pipe.
extension Studio {
    func play(_ options: PlayOptions, on console: Console) async throws(EarlyEnd) -> Int32 {
        let script = try options.script.map { path throws(EarlyEnd) in try Script(in: path, from: console) }
        return try await recording(to: options.record, on: console) { recorder in
            let device = options.device ?? script?.device ?? .phone
            let simulator = device == .phone ? Simulator.current : device.makeSimulator()
            return await simulator.enter { @MainActor in
                let player = launch(in: simulator, by: options.link.flatMap { URL(link: $0) })
                player.recorder = recorder
                return await play(script, player: player, plain: options.isPlain, on: console)
            }
        }
    }

    /// Does something that may be written down.
    /// - Returns: how the command ends.
    func recording(
        to path: String?, on console: Console, _ body: (Recorder?) async throws(EarlyEnd) -> Int32
    ) async throws(EarlyEnd) -> Int32 {
        guard let path else { return try await body(nil) }
        let recorder: Recorder
        // Among what is printed meanwhile nobody would find it.
        var kept = ""
        do throws(FileError) {
            recorder = Recorder(path == "-" ? { kept += $0 } : try console.open(path))
        } catch {
            throw EarlyEnd(code: Exit.notWritten, text: "\(path): \(error)")
        }
        let code = await console.status { () async throws(EarlyEnd) -> Int32 in try await body(recorder) }
        recorder.end()
        console.write(kept)
        if let error = recorder.error {
            throw EarlyEnd(code: Exit.notWritten, text: "\(path): \(error)")
        }
        guard recorder.hasBegun else {
            throw EarlyEnd(code: Exit.failed, text: "nothing to record: \(Player.noNavigator)")
        }
        return code
    }

    private func play(_ script: Script?, player: Player, plain: Bool, on console: Console) async -> Int32 {
        // What is printed and not redrawn may end up in a file, so it is plain.
        let room = console.room(plain: true)
        if let script {
            return await ScriptSession(player: player, console: console, room: room).play(script)
        }
        if console.canBeLive(plain: plain) {
            let session = LiveSession(player: player, terminal: console.openTerminal()) {
                console.room(plain: false)
            }
            return await session.play()
        }
        return await LineSession(player: player, console: console, room: room).play()
    }
}
