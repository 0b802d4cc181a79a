// The windows there are, hidden ones included. Nothing here holds them.
extension Simulator {
    /// A window that was made, as long as somebody holds it.
    struct MadeWindow { weak var window: UIWindow? }

    /// Keeps a new window in mind.
    func note(_ window: UIWindow) {
        madeWindows.removeAll { $0.window == nil }
        madeWindows.append(MadeWindow(window: window))
    }

    /// From the back to the front: by their levels, and of one level the hidden ones first.
    var allWindows: [UIWindow] {
        let hidden = madeWindows.compactMap(\.window).filter { window in
            !window.isShown && (window.windowScene != nil || !application.usesScenes)
        }
        let all = (hidden + windows).enumerated().sorted { one, other in
            (one.element.windowLevel.rawValue, one.offset) < (
                other.element.windowLevel.rawValue, other.offset
            )
        }
        return all.map(\.element)
    }
}
