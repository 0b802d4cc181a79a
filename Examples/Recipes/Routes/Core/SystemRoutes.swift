import Cairn
import CairnSystemScreens

/// Places that the system's own screens are among.
public nonisolated protocol SystemPlace: Destination {
    static func share(_ text: String) -> Self
    static func mail(to address: String) -> Self
    static var photo: Self { get }
}

/// What the system can do for a screen. What it answers comes back; left without an answer, by a swipe too, a route
/// throws a `CancellationError`.
@MainActor
public protocol SystemRoutes {
    func share(_ text: String) async throws -> ShareSheet.Answer
    func mail(to address: String) async throws -> MailDraft.Answer
    func pickPhoto() async throws -> PhotoPicker.Answer
    @discardableResult func openSettings() -> Request
    @discardableResult func open(url: String) -> Request
}

extension SystemRoutes where Self: ScreenRouter, Place: SystemPlace {
    public func share(_ text: String) async throws -> ShareSheet.Answer {
        try await run(.present(.share(text), as: .popover))
    }

    public func mail(to address: String) async throws -> MailDraft.Answer {
        try await run(.present(.mail(to: address), as: .sheet))
    }

    public func pickPhoto() async throws -> PhotoPicker.Answer {
        try await run(.present(.photo, as: .sheet))
    }

    @discardableResult
    public func openSettings() -> Request { router.trigger(.leaveApp(for: .settings)) }
    @discardableResult
    public func open(url: String) -> Request { router.trigger(.leaveApp(for: .url(url))) }

    private func run<Answer>(_ transition: Tree.Transition<Place, Never>) async throws -> Answer {
        try await router.run(ResultRoute(transition))
    }
}
