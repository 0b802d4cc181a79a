import Observation

/// What was read of models in one update of one view or controller. It counts until the next one, or until a model changes.
///
/// Observation takes a registration back only when something changes that it has heard of. So each pass reads a mark of its own
/// as well, which changes when the pass counts no longer: else each would stay in the models, however many there are.
@MainActor
final class ReadingPass {
    /// The updates under way, from the outside in; nil for one that nothing was read in the time before.
    private static var underWay: [ReadingPass?] = []

    private struct Mark: Observable { var isOver = false }
    private let mark = ObservationRegistrar()
    private let isMarked: Bool
    /// What is read in this one counts as read in these as well: its mark with it.
    private let around: [Outer]
    /// Those that were in this one, and are over, whose marks have to wait until this one is.
    private var inside: [ReadingPass] = []
    private var counts = true

    private struct Outer { weak var pass: ReadingPass? }

    private init(isMarked: Bool) {
        self.isMarked = isMarked
        around = isMarked ? Self.underWay.map(Outer.init) : []
    }

    /// Runs `body`, and calls `changed` once, before the first change of anything observable that it has read: unless another
    /// pass has taken its place by then, in which the owner keeps it.
    ///
    /// A mark costs more than most updates, which read nothing: the first pass that reads something has none.
    static func run<Owner: AnyObject>(
        of owner: Owner, _ place: ReferenceWritableKeyPath<Owner, ReadingPass?>, _ body: () -> Void,
        changed: @autoclosure () -> @MainActor @Sendable () -> Void
    ) {
        let last = owner[keyPath: place]
        last?.end()
        // In one without a mark, which a change of another's would end.
        let isMarked = last != nil && !underWay.contains { $0 == nil }
        var pass = isMarked ? ReadingPass(isMarked: true) : nil
        underWay.append(pass)
        noteReading(
            {
                if let pass { pass.mark.access(Mark(), keyPath: \.isOver) }
                body()
                underWay.removeLast()
            },
            changed: {
                let made = pass ?? ReadingPass(isMarked: false)
                pass = made
                let changed = changed()
                return { [weak made] in
                    guard let made, made.counts else { return }
                    made.end()
                    changed()
                }
            }())
        guard let pass else { return }
        // Another may have come and gone in the middle of this one.
        if owner[keyPath: place] === last { owner[keyPath: place] = pass } else { pass.end() }
    }

    /// Another has come, or a model has changed.
    func end() {
        guard counts else { return }
        counts = false
        changeMark()
        let waiting = inside
        inside = []
        for pass in waiting { pass.changeMark() }
    }

    private func changeMark() {
        guard isMarked else { return }
        if let outer = around.lazy.compactMap(\.pass).first(where: \.counts) {
            outer.inside.append(self)
        } else {
            mark.withMutation(of: Mark(), keyPath: \.isOver) {}
        }
    }
}
