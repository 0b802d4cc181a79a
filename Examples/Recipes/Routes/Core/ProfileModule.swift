import Cairn
import CairnBinding
import CairnSystemScreens

/// What a profile tells whoever opened it, while it is still open.
@MainActor
public protocol ProfileOutput: AnyObject {
    func followed(_ user: User)
}

/// A profile as a module: what goes in is a user, what comes out is ``ProfileOutput``. Any coordinator can show it.
@MainActor
public final class ProfileModule: Coordinator {
    public nonisolated enum Destination: Cairn.Destination, SystemPlace {
        case profile, share(String), mail(to: String), photo
    }
    public typealias Route = Tree.Transition<Destination, Never>

    private let user: User
    private weak var output: (any ProfileOutput)?
    private let views: RoutesViews

    /// - Parameter output: Who hears what the profile tells, if anybody does.
    public init(user: User, output: (any ProfileOutput)?, views: RoutesViews) {
        self.user = user
        self.output = output
        self.views = views
    }

    public var root: Tree.Root<Destination> { .screen(.profile) }

    public func transition(for route: Route, from asker: Asker) throws -> Next { route }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .profile:
            Screen(
                ProfileViewModel(user: user, router: ProfileRouter(router: router)) { [weak output] in
                    output?.followed($0)
                }, views.profile)
        case .share(let text): ShareSheet(.text(text))
        case .mail(let address): MailDraft(to: address)
        case .photo: PhotoPicker()
        }
    }
}

public struct ProfileRouter: ScreenRouter, Closable, SystemRoutes {
    public typealias Routes = Closable & SystemRoutes
    public let router: Router<ProfileModule.Route>
}

@MainActor
public final class ProfileViewModel {
    public let user: User
    /// What became of the last thing that was tried.
    public var status: Property<String> { said }
    private let said = MutableProperty("")
    private let router: any ProfileRouter.Routes
    private let onFollow: (User) -> Void
    private var isTrying = false

    public init(user: User, router: any ProfileRouter.Routes, onFollow: @escaping (User) -> Void) {
        self.user = user
        self.router = router
        self.onFollow = onFollow
    }

    public func closeTapped() { router.close() }
    public func settingsTapped() { router.openSettings() }
    public func callTapped() { router.open(url: "tel:\(user.phone)") }

    public func followTapped() {
        onFollow(user)
        said.value = "You follow \(user.name)."
    }

    public func shareTapped() async {
        await say {
            switch try await router.share("Do you know \(user.name)?") {
            case .shared(by: .copy?): "Copied."
            case .shared: "Shared."
            case .failed(let why): "Not shared: \(why)"
            }
        }
    }

    public func mailTapped() async {
        await say {
            switch try await router.mail(to: "\(user.name)@example.org") {
            case .sent: "The mail is on its way."
            case .saved: "The mail is among your drafts."
            case .failed(let why): "Not sent: \(why)"
            }
        }
    }

    public func photoTapped() async {
        await say { "Photos: \(try await router.pickPhoto().count)" }
    }

    /// Tells what became of it: an answer, none, or that the device has no such screen.
    private func say(_ attempt: () async throws -> String) async {
        // The second of two quick taps is cancelled, and that would be told as if the first had been left.
        guard !isTrying else { return }
        isTrying = true
        defer { isTrying = false }
        do {
            said.value = try await attempt()
        } catch is CancellationError {
            said.value = "Never mind."
        } catch Refusal.unavailable(_, let why) {
            said.value = "This device cannot do that: \(why)"
        } catch {
            said.value = "That did not work."
        }
    }
}
