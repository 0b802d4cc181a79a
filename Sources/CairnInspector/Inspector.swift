public import Cairn
public import Foundation

/// Lets a running app show itself in a studio on another computer, or on this one: its tree, its journal, and its screen.
/// The studio may have it open a link, close what is in front, go to a snapshot, and take a picture.
///
/// The command `inspect` of an app's studio waits for apps, and prints the address to connect to, with a token in it:
/// ```swift
/// let inspector = Inspector(navigator) { [weak navigator] url in
///     navigator?.follow(url, by: AppCoordinator.links)
/// }
/// if let address = ProcessInfo.processInfo.environment["CAIRN_STUDIO"], let url = URL(string: address) {
///     inspector.connect(to: url)
/// }
/// ```
/// Keep the inspector as long as the navigator. A connection that is lost is tried again after waits that grow from half a
/// second to half a minute; a token that is refused is not tried again. What it tells goes over the network as it is, with
/// what is typed into view models, so it is for debugging: in release builds an inspector does nothing and holds nothing,
/// unless the package's trait `InspectorInRelease` is on. It takes the place of another ``Cairn/Ledger``.
@MainActor
public final class Inspector {
    /// How it stands with the connection.
    public enum State: Hashable, Sendable, CustomStringConvertible {
        /// Nobody has asked for one, or not any more. In a release build it is always this.
        case disconnected
        /// The studio has not answered yet.
        case connecting
        /// The studio has been told everything, and is told what changes.
        case connected
        /// It was lost, and is tried again after the wait.
        case waiting(Duration, why: String)
        /// The studio does not want it: the token is wrong, the studio is of another version. It is not tried again.
        case refused(String)

        /// The state in a sentence.
        public var description: String {
            switch self {
            case .disconnected: "not connected to a studio"
            case .connecting: "connecting to a studio"
            case .connected: "connected to a studio"
            case .waiting(let wait, let why): "not connected, as \(why); the next try is in \(wait)"
            case .refused(let why): "not connected, as \(why)"
            }
        }
    }

    /// How it stands with the connection now.
    public private(set) var state = State.disconnected {
        didSet { if state != oldValue { onChange?(state) } }
    }
    /// Told of each state it comes to, after it has.
    public var onChange: (@MainActor (State) -> Void)?

    #if CAIRN_INSPECTOR
        private let session = "\(UInt64.random(in: .min ... .max))"
        private let clock: any Clock<Duration>
        private let transport: any Transport
        private let window: InspectedWindow
        private let bell = Bell()
        private var waits = Waits()
        private var watching: Task<Void, Never>?
        private var settling: Task<Void, Never>?
        private var connecting: Task<Void, Never>?
    #endif

    /// Shows a navigator, once it is connected.
    /// - Parameters:
    ///   - navigator: It is not kept alive.
    ///   - name: What the app is called in the studio; without one, as its process is.
    ///   - clock: Measures the waits between tries; put one that is turned here in a test.
    ///   - opens: Opens a link that the studio wants opened, as a scene delegate opens one from the system. Without it, such an
    ///     order is refused.
    ///   - link: The link to a place of the navigator's tree, where there is one, for the studio to show.
    public init(
        _ navigator: Navigator, name: String? = nil, clock: any Clock<Duration> = ContinuousClock(),
        opens: (@MainActor (URL) -> Void)? = nil, link: (@MainActor (Tree.Node.ID) -> String?)? = nil
    ) {
        #if CAIRN_INSPECTOR
            self.clock = clock
            transport = HTTPTransport()
            window = InspectedWindow(navigator, named: name, link: link, opens: opens, clock: clock)
            watch(navigator)
        #endif
    }

    #if CAIRN_INSPECTOR
        init(
            _ navigator: Navigator, screen: any InspectedScreen, transport: any Transport,
            clock: any Clock<Duration>
        ) {
            self.clock = clock
            self.transport = transport
            window = InspectedWindow(navigator, named: "test", on: screen, opens: nil, clock: clock)
            watch(navigator)
        }

        deinit {
            for task in [watching, settling, connecting] { task?.cancel() }
        }
    #endif

    /// Connects to a studio, and goes on trying until it is disconnected or refused. Another connection ends. Does nothing in
    /// a release build.
    /// - Parameter url: what the command `inspect` has printed.
    public func connect(to url: URL) {
        #if CAIRN_INSPECTOR
            connecting?.cancel()
            guard let studio = StudioAddress(url) else {
                state = .refused("\(url) is no address of a studio, or has no token")
                return
            }
            state = .connecting
            connecting = Task { [weak self] in
                while !Task.isCancelled, let conversation = self?.conversation(with: studio) {
                    let end = await conversation.run()
                    guard !Task.isCancelled, let wait = self?.wait(after: end) else { return }
                    try? await conversation.clock.sleep(for: wait)
                }
            }
        #endif
    }

    /// Ends the connection. Does nothing when there is none.
    public func disconnect() {
        #if CAIRN_INSPECTOR
            connecting?.cancel()
            connecting = nil
        #endif
        state = .disconnected
    }
}

#if CAIRN_INSPECTOR
    extension Inspector {
        private func watch(_ navigator: Navigator) {
            let changes = navigator.changes()
            // Of what waits nothing is in the journal yet.
            navigator.onWaiting = { [bell] in bell.ring() }
            watching = Task { [weak self, weak navigator] in
                for await entry in changes {
                    guard let self else { return }
                    window.saw(entry)
                    bell.ring()
                    if let navigator { settle(navigator) }
                }
            }
        }

        /// Once nothing moves, there is more to tell.
        private func settle(_ navigator: Navigator) {
            guard settling == nil else { return }
            settling = Task { [weak self, weak navigator] in
                await navigator?.settled()
                guard let self, !Task.isCancelled else { return }
                settling = nil
                window.settled()
                bell.ring()
            }
        }

        private func conversation(with studio: StudioAddress) -> Conversation? {
            state = .connecting
            return Conversation(
                studio: studio, session: session, transport: transport, clock: clock, window: window,
                bell: bell
            ) { [weak self] in
                self?.waits.reset()
                self?.state = .connected
            }
        }

        /// Nil when it is not to be tried again.
        private func wait(after end: Conversation.End) -> Duration? {
            switch end {
            case .refused(let why):
                state = .refused(why)
                return nil
            case .lost(let why):
                let wait = waits.next()
                state = .waiting(wait, why: why)
                return wait
            }
        }
    }
#endif
