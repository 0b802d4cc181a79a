import CairnInspector
import UIKit

/// What each launch of a run begins with: a script that can be played to its end.
@MainActor
struct StartScript {
    let console: Console
    let device: Wire.Device
    let launch: @MainActor (Simulator) -> Player

    /// - Parameter path: None for none.
    func actions(in path: String?) async throws(EarlyEnd) -> [Action] {
        guard let path else { return [] }
        let script = try Script(in: path, from: console)
        if script.lines.isEmpty {
            throw EarlyEnd(code: Exit.badInput, text: "\(path): there is nothing in it to begin with")
        }
        return try await actions(of: script)
    }

    /// - Throws: Where it is for another device, or a line of it cannot be done.
    func actions(of script: Script) async throws(EarlyEnd) -> [Action] {
        if let device = script.device, device != self.device {
            throw EarlyEnd(
                code: Exit.badInput, text: "\(script.name): it is for a \(device): add --device \(device)")
        }
        let actions = script.lines.map(\.action)
        let fuzzer = Fuzzer(.init(start: actions, device: device), launch: launch)
        guard let (index, failure) = await fuzzer.flawOfStart() else { return actions }
        let line = script.lines[index]
        throw EarlyEnd(
            code: Exit.failed, text: "\(script.name):\(line.number): \(failure.message)\n    \(line.text)")
    }
}
