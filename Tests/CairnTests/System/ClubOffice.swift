import Cairn
import CairnContract
import CairnSystemScreens

/// A club's office: its one screen shares, writes, picks, reads and leaves the app. No UI import.
enum OfficeRoute: Hashable {
    case share, shareAndTell, write, pick, read, settings, call, callAndNote, noteOrCall, backAndNoteOrCall,
        noteAndNoteOrCall, pushShare,
        stackShare,
        shared(String)
}

extension ResultRoute where Route == OfficeRoute, Output == ShareSheet.Answer {
    static var share: Self { .init(.share) }
    static var pushShare: Self { .init(.pushShare) }
    static var stackShare: Self { .init(.stackShare) }
}
extension ResultRoute where Route == OfficeRoute, Output == MailDraft.Answer {
    static var write: Self { .init(.write) }
}
extension ResultRoute where Route == OfficeRoute, Output == PhotoPicker.Answer {
    static var pick: Self { .init(.pick) }
}
extension ResultRoute where Route == OfficeRoute, Output == Void {
    static var read: Self { .init(.read) }
}

@MainActor
final class OfficeModel {
    let router: Router<OfficeRoute>
    init(_ router: Router<OfficeRoute>) { self.router = router }
}

@MainActor
final class ClubOffice: Coordinator {
    typealias Route = OfficeRoute
    enum Destination: Cairn.Destination { case desk, share, toldShare, mail, photos, rules, note(String) }
    var root: Tree.Root<Destination> { .stack(.desk) }

    func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .share: .present(.share, as: .popover)
        case .shareAndTell: .present(.toldShare, as: .popover)
        case .pushShare: .push(.share)
        case .stackShare: .present(.stack(.share), as: .sheet)
        case .write: .present(.mail, as: .sheet)
        case .pick: .present(.photos, as: .sheet)
        case .read: .present(.rules, as: .fullScreen)
        case .settings: .leaveApp(for: .settings)
        case .call: .leaveApp(for: .url("tel:112"))
        case .callAndNote: .several(.push(.note("called")), .leaveApp(for: .url("tel:112")))
        case .noteOrCall: .show(.note("called"), orElse: .leaveApp(for: .url("tel:112")))
        case .backAndNoteOrCall:
            .several(.popToRoot, .show(.note("called"), orElse: .leaveApp(for: .url("tel:112"))))
        case .noteAndNoteOrCall:
            .several(.push(.note("called")), .show(.note("called"), orElse: .leaveApp(for: .settings)))
        case .shared(let by): .push(.note(by))
        }
    }

    private var mail: MailDraft {
        var mail = MailDraft(to: "club@example.org", subject: "Three to one")
        mail.attachments = [.init([1, 2, 3], mimeType: "image/png", fileName: "goal.png")]
        return mail
    }

    func screen(for place: Destination, router: Router<Route>) -> any Presentable {
        switch place {
        case .desk, .note: Screen(OfficeModel(router)) { _ in NoView("") }
        case .share: ShareSheet(.text("Three to one"), .link("https://example.org/3"), excluding: [.mail])
        case .toldShare: ShareSheet(.text("Three to one")).onFinish { OfficeRoute.shared("\($0)") }
        case .mail: mail
        case .photos: PhotoPicker(limit: 2)
        case .rules: SafariPage("https://example.org/rules")
        }
    }
}
