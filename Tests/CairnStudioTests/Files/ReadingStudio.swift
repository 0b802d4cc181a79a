import Foundation

@testable import CairnStudio

/// The lines of a script are, by themselves, the same actions.
func faultOfScript(_ data: Data) -> String? {
    guard let script = try? Script(data, name: "s") else { return nil }
    let again = try? Script(Data(script.lines.map(\.text).joined(separator: "\n").utf8), name: "s")
    return again?.lines.map(\.action) == script.lines.map(\.action) ? nil : "its lines are other actions"
}

/// A storyboard is written, drawn, and compared with itself.
func faultOfMap(_ data: Data) -> String? {
    guard let map = try? AppMap(json: data) else { return nil }
    guard (try? AppMap(json: map.json)) == map else { return "a storyboard is read as another" }
    guard MapDifference(from: map, to: map).isEmpty else { return "a storyboard differs from itself" }
    _ = StoryboardFiles.texts(of: map, comparedWith: AppMap.merged([map, map]))
    return nil
}

/// What comes in by the network, a WebSocket's frames or the head of a request: what is handed on says the same.
func faultOfRequest(_ data: Data) -> String? {
    var meter = FrameMeter(limit: 1_000)
    _ = meter.take(Array(data))
    guard let head = RequestHead(data, cookie: "ours") else { return nil }
    let again = RequestHead(head.forwarded, cookie: "ours")
    return again?.forwarded == head.forwarded && again?.target == head.target
        ? nil : "a head is handed on as another"
}
