import Cairn
import UIKit

/// Starts an app: anew, with the links that it is to open, what it keeps in files and sessions still there.
struct Launcher {
    /// - Returns: Where the app that now runs has its navigator.
    let launch: @MainActor ([URL]) -> @MainActor () -> Navigator?
    /// What the network can be like, in the app's words.
    var networks: [String] = []
    /// Makes it so.
    var change: @MainActor (_ network: String) -> Void = { _ in }
}

// The app's end and its next beginning, and what comes from other apps.
extension Player {
    /// Ends the app as the system does, which asks nobody.
    func kill() throws(PlayFailure) {
        guard launcher != nil else {
            throw PlayFailure("could not kill: nobody here can launch the app again")
        }
        simulator.kill()
        ended()
    }

    /// Closes all windows, and lets what waits for something in them end: it would keep the app alive.
    func closeWindows() async {
        navigator?.windowClosed()
        let app = UIApplication.shared
        for session in app.openSessions where app.supportsMultipleScenes {
            app.requestSceneSessionDestruction(session, options: nil)
        }
        // What yields for ever would be under way in the next launch as well.
        if isBreathless { MainQueue.owned?.drop() }
        await breathe()
    }

    /// Starts the app that was killed.
    func launch(opening link: String? = nil) throws(PlayFailure) {
        guard isKilled, let launcher else { throw PlayFailure("could not launch: the app is running") }
        var links: [URL] = []
        if let link { links = [try url(link)] }
        begun(launcher.launch(links))
    }

    /// Opens a link, as a tap on it in another app does: that launches an app that does not run.
    func open(_ link: String) throws(PlayFailure) {
        guard !isKilled else { return try launch(opening: link) }
        simulator.open(try url(link))
    }

    /// The network is like that from now on.
    func change(network name: String) throws(PlayFailure) {
        guard let launcher, launcher.networks.contains(name) else {
            let known = launcher?.networks ?? []
            let guess = nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
            let words =
                known.isEmpty ? "names no network" : "knows \(known.map(quoted).joined(separator: ", "))"
            throw PlayFailure("could not \(Action.network(name)): this app \(words)\(guess)")
        }
        simulator.enter { launcher.change(name) }
    }

    private func url(_ link: String) throws(PlayFailure) -> URL {
        guard let url = URL(link: link) else {
            throw PlayFailure("could not \(Action.open(link)): \(URL.noLink(link))")
        }
        return url
    }
}

extension URL {
    /// A link that can be opened in an app: one with a scheme.
    init?(link: String) {
        guard let url = URL(string: link), let scheme = url.scheme, !scheme.isEmpty else { return nil }
        self = url
    }

    /// Why that is none, and how one looks.
    static func noLink(_ text: String) -> String {
        "'\(text)' is no link; one begins with a scheme and a colon, as in app://matches/7"
    }
}
