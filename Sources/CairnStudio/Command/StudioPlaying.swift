import CairnInspector
import Foundation
import UIKit

/// An app that is played by hand, from a script, or through a pipe.
extension Studio {
    func play(
        script path: String?, record: String?, link: String?, device: Wire.Device?, plain: Bool,
        on console: Console
    ) async -> Int32 {
        var script: Script?
        if let path {
            switch Script.reading(path, from: console) {
            case .success(let read): script = read
            case .failure(let end):
                console.complain(end.text)
                return end.code
            }
        }
        return await recording(to: record, on: console) { recorder in
            let device = device ?? script?.device ?? .phone
            let simulator = device == .phone ? Simulator.current : device.makeSimulator()
            return await simulator.enter { @MainActor in
                let player = launch(in: simulator, by: link.flatMap { URL(link: $0) })
                player.recorder = recorder
                return await play(script, player: player, plain: plain, on: console)
            }
        }
    }

    /// Does something that may be written down.
    /// - Returns: how the command ends.
    func recording(
        to path: String?, on console: Console, _ body: (Recorder?) async -> Int32
    ) async -> Int32 {
        guard let path else { return await body(nil) }
        let recorder: Recorder
        // Among what is printed meanwhile nobody would find it.
        var kept = ""
        do throws(FileTrouble) {
            recorder = Recorder(path == "-" ? { kept += $0 } : try console.open(path))
        } catch {
            console.complain("\(path): \(error)")
            return Exit.notWritten
        }
        let code = await body(recorder)
        recorder.end()
        console.write(kept)
        if let trouble = recorder.trouble {
            console.complain("\(path): \(trouble)")
            return Exit.notWritten
        }
        if !recorder.hasBegun {
            console.complain("nothing to record: \(Player.noNavigator)")
            return Exit.failed
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
