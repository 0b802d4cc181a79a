import UIKit

/// Why the play cannot go on.
struct PlayFailure: Error, Hashable, Sendable {
    /// One sentence: what was asked, and why it is not so.
    var message: String
    /// Lines that show it, to be set apart.
    var details: [String] = []
    var kind = Kind.impossible

    enum Kind: Hashable, Sendable {
        /// It could not be done, or is not as expected; nothing has happened.
        case impossible
        /// UIKit would have raised.
        case raised
        /// The screen did not come to rest.
        case restless
    }

    init(_ message: String, details: [String] = [], kind: Kind = .impossible) {
        self.message = message
        self.details = details
        self.kind = kind
    }

    /// A person could not do it. Where something on screen reads almost like that, it is suggested.
    init(_ action: Action, _ error: Simulator.UserError) {
        message = "could not \(error.asked): \(error.reason)"
        if error.reason == .notThere, let (name, others) = action.named(among: error.possible) {
            if let guess = nearest(to: name, among: others) { message += "; did you mean \"\(guess)\"?" }
        }
        if case .ambiguous = error.reason {
            switch action {
            case .tap(let name, nil): message += "; say which, as in \(Action.tap(name, at: 1))"
            case .type(let name, nil, let text):
                message += "; say which, as in \(Action.type(name, at: 1, text: text))"
            case .clear(let name, nil): message += "; say which, as in \(Action.clear(name, at: 1))"
            default: break
            }
        }
    }
}

extension Action {
    /// What it names on screen, and what it could have named.
    fileprivate func named(among possible: [Simulator.Outline.Action]) -> (String, [String])? {
        func names(_ name: (Simulator.Outline.Action) -> String?) -> [String] { possible.compactMap(name) }
        switch self {
        case .tap(let name, _):
            let others = names {
                switch $0 {
                case .tap(let other, _), .tab(let other, _), .alertButton(let other), .type(let other, _):
                    other
                default: nil
                }
            }
            return (name, others)
        case .type(let name, _, _), .clear(let name, _):
            return (name, names { if case .type(let other, _) = $0 { other } else { nil } })
        case .tab(let name):
            return (name, names { if case .tab(let other, _) = $0 { other } else { nil } })
        case .menu(let name):
            return (name, names { if case .backMenu(let other) = $0 { other } else { nil } })
        default:
            return nil
        }
    }
}
