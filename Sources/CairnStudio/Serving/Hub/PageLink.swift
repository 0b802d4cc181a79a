import CairnInspector
import FlyingFox
import Foundation

/// One page that looks on. What it has not taken yet is kept as one update, however much has happened.
@MainActor
final class PageLink {
    /// More than that many answers and frames wait for a page that takes none: it is left.
    static let most = 1_000

    private var hello: Wire.Hello?
    private var update: Wire.Update?
    private var answers: [Wire.Answer] = []
    private var frames: [WSFrame] = []
    private var waiter: CheckedContinuation<Void, Never>?
    private(set) var isGone = false
    private let encoder = JSONEncoder()

    init(_ hello: Wire.Hello, _ update: Wire.Update) {
        self.hello = hello
        self.update = update
    }

    func show(_ news: Wire.Update) {
        if update == nil { update = news } else { update?.take(news) }
        wake()
    }

    func answer(_ answer: Wire.Answer) {
        answers.append(answer)
        wake()
    }

    func confirm(_ ask: Wire.Ask) { answer(.init(id: ask.id, isDone: true)) }

    /// A frame that is no message, such as what answers a ping.
    func send(_ frame: WSFrame) {
        frames.append(frame)
        wake()
    }

    func leave() {
        isGone = true
        wake()
    }

    private func wake() {
        if answers.count > Self.most || frames.count > Self.most { isGone = true }
        waiter?.resume()
        waiter = nil
    }

    /// What the page is to be told next, once there is something; nil when it has left.
    func next() async -> Wire.Message? {
        while !isGone {
            if hello != nil || update != nil || !answers.isEmpty {
                // An answer comes with what it is about.
                let message = Wire.Message(
                    hello: hello, update: update, answer: answers.isEmpty ? nil : answers.removeFirst())
                (hello, update) = (nil, nil)
                return message
            }
            await wait()
        }
        return nil
    }

    /// The same as frames of a WebSocket.
    func nextFrame() async -> WSFrame? {
        while !isGone {
            if !frames.isEmpty { return frames.removeFirst() }
            if hello != nil || update != nil || !answers.isEmpty, let message = await next(),
                let data = try? encoder.encode(message)
            {
                return WSFrame(fin: true, opcode: .text, mask: nil, payload: data)
            }
            await wait()
        }
        return nil
    }

    private func wait() async {
        guard !isGone else { return }
        await withCheckedContinuation { waiter = $0 }
    }
}

extension Wire.Update {
    /// What came later takes the place of what was there.
    mutating func take(_ later: Wire.Update) {
        revision = later.revision
        status = later.status ?? status
        stage = later.stage ?? stage
        picture = later.picture ?? picture
        inside = later.inside ?? inside
        if let new = later.script {
            if var script, new.from >= script.from, new.from <= script.from + script.lines.count {
                var lines = Array(script.lines.prefix(new.from - script.from))
                lines += new.lines
                let from = script.from
                script = new
                (script.from, script.lines) = (from, lines)
                self.script = script
            } else {
                script = new
            }
        }
        if let new = later.timeline {
            if timeline == nil { timeline = new } else { timeline?.take(new) }
        }
    }
}
