#if CAIRN_INSPECTOR
    import Cairn

    extension Wire.Entry {
        /// One entry of a journal.
        package init(_ entry: Journal.Entry, id: Int, window: Int, time: Double, line: Int?) {
            self.init(
                id: id, number: entry.number, window: window, cause: .start, text: "\(entry.cause)".bounded(),
                outcome: .performed, duration: entry.duration / .seconds(1), time: time, line: line)
            unguarded = entry.unguarded.map { $0.bounded() }
            switch entry.cause {
            case .start: cause = .start
            case .route(let route, let asker):
                (cause, self.route, self.asker) = (.route, route.bounded(), asker.bounded())
            case .link(let path): (cause, route) = (.link, path.bounded())
            case .restored: cause = .restored
            case .finger where entry.isOfColumns, .outside where entry.isOfColumns:
                (cause, text) = (.columns, "UIKit laid out its columns")
            case .finger: cause = .finger
            case .outside: cause = .outside
            case .windowClosed: cause = .windowClosed
            }
            switch entry.outcome {
            case .performed: outcome = .performed
            case .superseded(let other): (outcome, why) = (.superseded, other.bounded())
            case .refused(let refusal): (outcome, why) = (.refused, "\(refusal)".bounded())
            case .cancelled: outcome = .cancelled
            }
            change = entry.change.map(\.word)
        }
    }

    extension Journal.Entry {
        /// Whether all that happened is that columns went beside each other, or became one stack: UIKit's own doing, as they
        /// first appear or their window is resized.
        fileprivate var isOfColumns: Bool {
            func columns(_ tree: Tree) -> [Tree.Node.ID: Bool] {
                tree.nodes.reduce(into: [:]) { found, node in
                    if case .split(_, let front) = node.content { found[node.id] = front == nil }
                }
            }
            return columns(before) != columns(tree) && before.departed(in: tree).isEmpty
                && tree.departed(in: before).isEmpty
        }
    }

    extension Wire.Detail {
        package init(_ entry: Journal.Entry, id: Int) {
            self.init(id: id, from: entry.before, to: entry.tree)
            change = entry.change.map { $0.words.bounded() }
        }

        /// What came and went between two trees.
        package init(id: Int, from before: Tree, to after: Tree) {
            self.init(
                id: id, before: before.notation.bounded(to: 20_000),
                after: after.notation.bounded(to: 20_000),
                came: after.departed(in: before).sorted().compactMap { after[$0]?.label.bounded() },
                went: before.departed(in: after).sorted().compactMap { before[$0]?.label.bounded() })
        }
    }

    extension Journal.Change {
        /// What was done, in a word.
        fileprivate var word: String {
            switch self {
            case .applied(let transition, _, _, _, _): transition.word
            case .began: "began"
            case .absorbed: "absorbed"
            case .followed: "followed"
            case .several(let changes): changes.last?.word ?? "none"
            case .restored: "restored"
            case .closed: "closed"
            }
        }
    }

    extension Journal.Change {
        /// What was done, and about what.
        fileprivate var words: String {
            switch self {
            case .applied(let transition, _, _, _, _): label(of: transition)
            case .followed(let path, let changes):
                "followed \(path): " + changes.map(\.words).joined(separator: ", ")
            case .several(let changes): changes.map(\.words).joined(separator: ", ")
            case .began, .absorbed, .restored, .closed: word
            }
        }
    }

    extension Tree.Transition {
        /// The verb, without what it is about.
        fileprivate var word: String {
            switch self {
            case .none: "none"
            case .push: "push"
            case .pop: "pop"
            case .popTo: "popTo"
            case .popToRoot: "popToRoot"
            case .set: "set"
            case .replaceTop: "replaceTop"
            case .present: "present"
            case .dismiss: "dismiss"
            case .close: "close"
            case .select: "select"
            case .show: "show"
            case .replaceAll: "replaceAll"
            case .rest: "rest"
            case .dismissAll: "dismissAll"
            case .leaveApp: "leaveApp"
            case .finish: "finish"
            case .several: "several"
            case .in(_, let transition): transition.word
            case .animated(let transition, _): transition.word
            }
        }
    }
#endif
