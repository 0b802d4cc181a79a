import Cairn
import CairnBinding
import CairnSystemScreens
import Foundation

/// One player: what is known of them, and what can be done with that.
@MainActor
public final class ProfileViewModel {
    public typealias Dependencies = HasBook & HasContacts & HasLinks

    public enum Route: Hashable {
        case share, mail, photo, settings
        case failed(Attempt, String)
        case shareInstead
    }

    /// What can fail here.
    public nonisolated enum Attempt: Codable, Hashable, Sendable {
        case share, mail, photo, settings
    }

    private let id: Player.ID
    private let dependencies: any Dependencies
    private let router: Router<Route>
    private let told = MutableProperty<String?>(nil)
    /// Whether something of the system's is on its way, or open.
    private var isRunning = false
    private var contacts: Contacts { dependencies.contacts }

    public init(_ dependencies: any Dependencies, of id: Player.ID, router: Router<Route>) {
        self.dependencies = dependencies
        self.id = id
        self.router = router
    }

    public var name: Property<String> { dependencies.book.league.map { [id] in $0.name(of: id) } }
    public var summary: Property<String> { dependencies.book.league.map { [id] in $0.summary(of: id) } }
    public var friendship: Property<String> {
        contacts.isFriend(id).map { $0 ? "Remove from friends" : "Add to friends" }
    }
    /// The picture as a file's bytes; nil when none was chosen.
    public var photo: Property<Data?> { contacts.photo(of: id) }
    /// What to read where there is no picture; nil where there is one.
    public var photoPlaceholder: Property<String?> { photo.map { $0 == nil ? "No photo yet" : nil } }
    /// What became of the last thing that was done here; nil at first.
    public var news: Property<String?> { told }

    public func friendshipTapped() { contacts.setFriend(id, !contacts.isFriend(id).value) }
    public func closeTapped() { router.close() }

    public func shareTapped() {
        run(.share, as: .share, otherwise: "Nothing was shared.") { answer in
            switch answer {
            case .shared(.copy?): return "Copied."
            case .shared: return "Shared."
            case .failed(let why): throw Failure(why: why)
            }
        }
    }

    public func mailTapped() {
        run(.mail, as: .mail, otherwise: "The mail was thrown away.") { answer in
            switch answer {
            case .sent: return "The mail is on its way."
            case .saved: return "The mail is among your drafts."
            case .failed(let why): throw Failure(why: why)
            }
        }
    }

    public func photoTapped() {
        run(.photo, as: .photo, otherwise: "The photo is the same as before.") {
            [contacts, id] photos in
            guard let photo = photos.first else { return "The photo is the same as before." }
            try contacts.setPhoto(Data(try await photo.bytes()), of: id)
            return "The photo was changed."
        }
    }

    public func settingsTapped() {
        Task { [router] in
            if case .refused(.notOpened) = await router.trigger(.settings).outcome {
                router.trigger(.failed(.settings, "The settings cannot be opened."))
            }
        }
    }

    /// Opens something of the system's, and tells what became of it. Left without an answer, that is told too.
    private func run<Answer>(
        _ asking: ResultRoute<Route, Answer>, as attempt: Attempt, otherwise: String,
        _ sentence: @escaping @MainActor (Answer) async throws -> String
    ) {
        // `run` cancels the second of two quick taps, and that would be told as if the first had been left.
        guard !isRunning else { return }
        isRunning = true
        Task { [weak self, router] in
            defer { self?.isRunning = false }
            do {
                let text = try await sentence(router.run(asking))
                self?.told.value = text
            } catch is CancellationError {
                self?.told.value = otherwise
            } catch {
                router.trigger(.failed(attempt, attempt.reason(for: error)))
            }
        }
    }
}

/// The system tried, and could not.
private struct Failure: Error {
    let why: String
}

extension ProfileViewModel.Attempt {
    /// In words for the one who tried.
    fileprivate func reason(for error: any Error) -> String {
        switch error {
        case Refusal.unavailable:
            self == .mail
                ? "No mail can be written on this device." : "There is no way to do that on this device."
        case let error as StoreError: error.text
        case let failure as Failure: failure.why
        default: self == .photo ? "The photo cannot be loaded." : "This cannot be done now."
        }
    }
}

extension ResultRoute where Route == ProfileViewModel.Route, Output == ShareSheet.Answer {
    fileprivate static var share: Self { .init(.share) }
}

extension ResultRoute where Route == ProfileViewModel.Route, Output == MailDraft.Answer {
    fileprivate static var mail: Self { .init(.mail) }
}

extension ResultRoute where Route == ProfileViewModel.Route, Output == PhotoPicker.Answer {
    fileprivate static var photo: Self { .init(.photo) }
}
