import UIKit

/// A whole movement of a finger, moment by moment, a step of time between each and the next. An app's tasks
/// run between them too, so that an answer may come in the middle of a swipe.
struct Gesture: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable { case swipe, pull }

    enum Moment: Hashable, Sendable {
        case down
        case move(to: Double)
        case up(finish: Bool)
    }

    let kind: Kind
    private(set) var moments: [Moment]

    /// The movement of 0.3 seconds that an action stands for; nil for an action without one.
    init?(_ action: Action) {
        let reach: Double
        let end: Moment?
        switch action {
        case .swipe(let progress): (kind, reach, end) = (.swipe, progress ?? 1, .up(finish: progress == nil))
        case .pull(let progress): (kind, reach, end) = (.pull, progress ?? 1, .up(finish: progress == nil))
        case .hold(let held, let progress): (kind, reach, end) = (held, progress, nil)
        default: return nil
        }
        let steps = 6
        moments = [.down] + (1...steps).map { .move(to: reach * Double($0) / Double(steps)) }
        if let end { moments.append(end) }
    }
}

extension Player {
    /// Plays a whole gesture.
    func play(_ gesture: Gesture) async throws(PlayFailure) {
        for moment in gesture.moments {
            try play(moment, of: gesture.kind)
            if case .up = moment { return }
            await pass(Self.step)
        }
    }

    /// Plays one moment of a gesture. No time passes.
    func play(_ moment: Gesture.Moment, of kind: Gesture.Kind) throws(PlayFailure) {
        let user = simulator.user
        do throws(Simulator.UserError) {
            switch (kind, moment) {
            case (.swipe, .down): try user.beginSwipeBack()
            case (.swipe, .move(let progress)): user.moveSwipe(to: progress)
            case (.swipe, .up(let finish)): user.endSwipe(finish: finish)
            case (.pull, .down): try user.beginPull()
            case (.pull, .move(let progress)): user.movePull(to: progress)
            case (.pull, .up(let finish)): user.endPull(finish: finish)
            }
        } catch {
            throw PlayFailure(kind == .swipe ? .swipe() : .pull(), error)
        }
    }
}
