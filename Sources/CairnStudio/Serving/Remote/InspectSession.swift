import Foundation

/// The command that waits for apps that run elsewhere, and shows them in a browser, until it is interrupted.
@MainActor
struct InspectSession {
    let app: AppDescription
    let options: Options
    let console: Console

    /// What the command line asks for.
    struct Options: Equatable {
        /// Where apps connect to.
        var host = "127.0.0.1"
        var port: UInt16 = 0
        var opens = true
    }

    /// - Returns: how the command ends, where it does.
    func run() async throws(EarlyEnd) -> Int32 {
        // The other end of a socket may be gone.
        signal(SIGPIPE, SIG_IGN)
        let start = ContinuousClock.now
        let apps = RemoteApps(
            .init(app: app.name, links: app.links, manual: []),
            grace: { try? await Task.sleep(for: .seconds(10)) },
            beat: { try? await Task.sleep(for: .seconds(1)) }, now: { start.duration(to: .now) })
        let server = AppServer(apps)
        let page = StudioServer(hub: apps.hub)
        defer {
            apps.hub.end()
            server.end()
            page.end()
        }
        do { try await server.begin(host: options.host, port: options.port) } catch {
            throw ListeningError.end(error, at: "\(options.host), port \(options.port)")
        }
        // Of the network only apps come in; the page is for this machine.
        do { try await page.begin() } catch { throw ListeningError.end(error, at: "any port for the page") }
        let addresses = LocalAddresses.reaching(options.host).map { server.address($0) }
        apps.begin(at: addresses)
        console.print("\(app.name) inspect is at \(page.credentials.address)")
        for address in addresses { console.print("apps connect to \(address)") }
        if !LocalAddresses.loopback.contains(options.host) {
            console.print("What apps show goes over the network as it is: use one that you trust.")
        }
        if options.opens { Browser.open(page.credentials.address) }
        await Interruption.wait()
        return Exit.interrupted
    }
}
