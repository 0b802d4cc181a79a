import UIKit

// A finger that is dragged: time stands still on its way, and passes as it does in a script once it is lifted.
extension AppSession {
    struct Drag {
        var kind: Gesture.Kind
        var progress = 0.0
    }

    func move(_ order: Order, _ done: inout AppNews.Done) async throws(PlayFailure) {
        switch order.finger {
        case .swipe: try await putDown(.swipe, order)
        case .pull: try await putDown(.pull, order)
        case .move: try move(to: order.progress ?? 0)
        case .finish: try await lift(order, finish: true, &done)
        case .cancel: try await lift(order, finish: false, &done)
        case nil: break
        }
    }

    private func putDown(_ kind: Gesture.Kind, _ order: Order) async throws(PlayFailure) {
        guard drag == nil else { throw PlayFailure("a finger is on the screen") }
        try player.checkForeground(for: kind == .swipe ? .swipe() : .pull())
        chronicle.line = order.first
        try player.play(.down, of: kind)
        drag = Drag(kind: kind)
        await player.pass(Player.step)
        if let progress = order.progress { try move(to: progress) }
    }

    private func move(to progress: Double) throws(PlayFailure) {
        guard let drag else { throw PlayFailure("no finger is on the screen") }
        let progress = (max(0, min(1, progress.isFinite ? progress : 0)) * 1_000).rounded() / 1_000
        self.drag?.progress = progress
        try player.play(.move(to: progress), of: drag.kind)
    }

    private func lift(_ order: Order, finish: Bool, _ done: inout AppNews.Done) async throws(PlayFailure) {
        guard let drag else { throw PlayFailure("no finger is on the screen") }
        chronicle.line = order.first
        if finish { try player.play(.move(to: 1), of: drag.kind) }
        for _ in 0..<6 { await player.pass(Player.step) }
        self.drag = nil
        try player.play(.up(finish: finish), of: drag.kind)
        // Whatever comes of it: the line leads there again.
        let reach = finish ? nil : drag.progress
        done.line = (drag.kind == .swipe ? Action.swipe(cancelAt: reach) : .pull(cancelAt: reach)).description
        try await player.rest()
        try player.notice()
        try await player.lookAgain()
    }
}
