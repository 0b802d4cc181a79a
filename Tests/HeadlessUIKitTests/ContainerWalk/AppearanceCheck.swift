import UIKit

/// Follows the appearance callbacks of one controller, and notes those that come out of order.
@MainActor
struct AppearanceCheck {
    enum State { case off, coming, on, going }
    enum Callback { case willAppear, isAppearing, didAppear, willDisappear, didDisappear }

    private(set) var state = State.off
    private(set) var faults: [String] = []
    private var isAnnounced = false

    mutating func note(_ callback: Callback, of controller: UIViewController) {
        let legal: [State]
        switch callback {
        case .willAppear: legal = [.off, .going]
        case .isAppearing, .didAppear: legal = [.coming]
        case .willDisappear: legal = [.on, .coming]
        case .didDisappear: legal = [.going]
        }
        if !legal.contains(state) { faults.append("\(callback) while \(state)") }
        switch callback {
        case .willAppear: (state, isAnnounced) = (.coming, false)
        case .isAppearing:
            if isAnnounced { faults.append("isAppearing twice") }
            if controller.viewIfLoaded?.window == nil { faults.append("isAppearing without a window") }
            isAnnounced = true
        case .didAppear:
            if !isAnnounced { faults.append("didAppear without isAppearing") }
            state = .on
        case .willDisappear: state = .going
        case .didDisappear: state = .off
        }
    }
}

/// A controller that follows its own appearance.
@MainActor
protocol Walked: UIViewController {
    var check: AppearanceCheck { get }
}
