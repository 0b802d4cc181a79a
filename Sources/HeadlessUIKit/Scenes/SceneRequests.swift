/// Why a request about a scene came to nothing.
public struct UISceneError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported, requestDenied
        case geometryRequestUnsupported = 100
        case geometryRequestDenied
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
    public static let requestDenied = Code.requestDenied
    public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
    public static let geometryRequestDenied = Code.geometryRequestDenied
    public static let errorDomain = "UISceneErrorDomain"
    public var errorCode: Int { code.rawValue }
}

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
}

/// How a scene with windows is closed.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// What closing a scene is to look like. Recorded, of no effect.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit, decline
    }
}

/// What an app asks for that wants a scene in front.
public struct UISceneSessionActivationRequest {
    public let role: UISceneSession.Role
    /// The scene that is to come back; nil for a new one.
    public let session: UISceneSession?
    public var userActivity: NSUserActivity?
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session) = (role, nil)
        (self.userActivity, self.options) = (userActivity, options)
    }

    /// Asks for the scene of that session.
    @preconcurrency @MainActor
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session) = (session.role, session)
        (self.userActivity, self.options) = (userActivity, options)
    }
}

extension UIScene {
    /// How a scene is brought to the front.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asked. Recorded, of no effect.
        open weak var requestingScene: UIScene?
        @preconcurrency @MainActor public override init() { super.init() }
    }
}

extension UIApplication {
    /// Brings a scene to the front at the next turn: a new one without a session, which gets the activity with its
    /// connection; one that is connected takes the activity up. Where there may be one scene only, a new one is an
    /// error.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options,
            errorHandler: errorHandler)
    }

    /// As ``activateSceneSession(for:errorHandler:)``, which has replaced it.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        let simulator = Simulator.current
        simulator.clock.nextTurn { [self] in
            if let sceneSession, !sessions.contains(sceneSession) {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            if let scene = sceneSession?.scene {
                if let userActivity { return simulator.resume(userActivity, in: scene) }
                return simulator.enterForeground(scene)
            }
            let scene = simulator.openScene(sceneSession, activities: userActivity.map { [$0] } ?? [])
            if scene == nil { errorHandler?(UISceneError(.multipleScenesNotSupported)) }
        }
    }

    /// Closes a scene for good, at the next turn: it is disconnected, and its session discarded. An error where there
    /// may be one scene only.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let simulator = Simulator.current
        simulator.clock.nextTurn { [self] in
            guard supportsMultipleScenes else {
                errorHandler?(UISceneError(.multipleScenesNotSupported))
                return
            }
            guard sessions.contains(sceneSession) else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            simulator.discard(sceneSession)
        }
    }

    /// Brings what a background scene shows up to date, at the next turn: one that was disconnected is connected, and
    /// it goes to the foreground and back. Does nothing for one in the foreground.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        let simulator = Simulator.current
        simulator.clock.nextTurn { [self] in
            if sessions.contains(sceneSession) { simulator.refresh(sceneSession) }
        }
    }
}

extension Simulator {
    /// Closes a scene for good, as a person does in the list of apps: it is disconnected, and its session discarded.
    /// Does nothing for a session that is not open.
    public func discard(_ session: UISceneSession) {
        guard application.sessions.contains(session) else { return }
        enter {
            if let scene = session.scene { disconnect(scene) }
            application.sessions.removeAll { $0 === session }
            application.delegate?.application(application, didDiscardSceneSessions: [session])
        }
    }

    fileprivate func refresh(_ session: UISceneSession) {
        let scene = session.scene ?? connectUnseen(session)
        guard scene.activationState == .background else { return }
        bringToForeground(scene)
        sendToBackground(scene)
    }
}
