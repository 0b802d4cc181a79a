import Cairn
import Foundation
import UIKit

@testable import CairnInspector
@testable import CairnStudio

/// An app in this process, behind the same lines of JSON as one in a process of its own.
@MainActor
final class LocalApp: AppLink {
    private(set) var orders: [Order] = []
    let simulator: Simulator
    /// The index of the line of a script at which it ends.
    var trapsAtLine: Int?
    private var session: AppSession?
    private var hear: (@MainActor (AppEvent) -> Void)?

    init<Delegate: UIResponder & UIApplicationDelegate>(
        _ delegate: Delegate.Type, on device: Wire.Device = .phone, by link: String? = nil,
        navigator: @escaping @MainActor (Delegate) -> Navigator?,
        hear: @escaping @MainActor (AppEvent) -> Void
    ) {
        simulator = Simulator(idiom: device == .tablet ? .pad : .phone)
        self.hear = hear
        let launcher = Launcher { [simulator] links in
            let delegate = simulator.launch(Delegate.self, links: links)
            return { navigator(delegate) }
        }
        let player = Player(
            simulator, launching: launcher, links: link.flatMap { URL(string: $0) }.map { [$0] } ?? [])
        let session = AppSession(player, module: "ClubCommand") { [weak self] news in
            guard let data = try? JSONEncoder().encode(news),
                let read = try? JSONDecoder().decode(AppNews.self, from: data), read == news
            else { fatalError("what is told cannot be written and read: \(news)") }
            self?.hear?(.told(read))
            if let line = self?.trapsAtLine, news.begun == line { self?.trap() }
        }
        self.session = session
        Task { await simulator.enter { await session.begin() } }
    }

    func send(_ order: Order) {
        guard let data = try? JSONEncoder().encode(order),
            let read = try? JSONDecoder().decode(Order.self, from: data), read == order
        else { fatalError("an order cannot be written and read: \(order)") }
        orders.append(read)
        simulator.enter { session?.take(read) }
    }

    func end() { hear = nil }

    /// As if a task had done this that no order began.
    func goOnByItself(_ change: (Simulator) -> Void) {
        simulator.enter {
            change(simulator)
            session?.tellWhatCameByItself()
        }
    }

    /// As if the system had ended its process.
    func trap() {
        hear?(.wrote("Fatal error: it is planted here\n"))
        hear?(.ended(signal: 4, status: 4))
        hear = nil
    }
}

/// A page, as far as a test needs one: it keeps what it is told.
@MainActor
final class Guest {
    let hub: Hub
    let link: PageLink
    private(set) var hello: Wire.Hello?
    private(set) var shown = Wire.Update()
    private(set) var revisions: [Int] = []
    private var asked = 0
    private var answers: [Int: Wire.Answer] = [:]

    init(_ hub: Hub) {
        self.hub = hub
        link = hub.enter()
    }

    /// Takes the next message, as it would come by a socket.
    func listen() async {
        guard let message = await link.next(), let data = try? JSONEncoder().encode(message),
            let read = try? JSONDecoder().decode(Wire.Message.self, from: data), read == message
        else { return }
        hello = read.hello ?? hello
        if let update = read.update {
            revisions.append(update.revision)
            shown.take(update)
        }
        if let answer = read.answer { answers[answer.id] = answer }
    }

    func listen(until isSo: (Wire.Update) -> Bool) async {
        while !isSo(shown), !link.isGone { await listen() }
    }

    /// Asks something, and goes on without the answer.
    @discardableResult
    func begin(_ kind: Wire.Ask.Kind, _ fill: (inout Wire.Ask) -> Void = { _ in }) -> Int {
        asked += 1
        var ask = Wire.Ask(id: asked, kind: kind)
        fill(&ask)
        hub.take(ask, from: link)
        return asked
    }

    func answer(to id: Int) async -> Wire.Answer {
        while true {
            if let answer = answers.removeValue(forKey: id) { return answer }
            await listen()
        }
    }

    @discardableResult
    func ask(_ kind: Wire.Ask.Kind, _ fill: (inout Wire.Ask) -> Void = { _ in }) async -> Wire.Answer {
        await answer(to: begin(kind, fill))
    }

    /// Does a line of script.
    @discardableResult
    func `do`(_ line: String) async -> Wire.Answer { await ask(.do) { $0.line = line } }

    var lines: [String] { shown.script?.lines.map(\.text) ?? [] }
    var tree: String { shown.inside?.notation ?? "" }
}

extension Wire.Stage {
    /// The lines that belong to a thing, or to the screen as a whole.
    var lines: Set<String> {
        var lines = Set(gestures.map(\.line))
        for layer in windows.flatMap(\.layers) { layer.screen.collect(&lines) }
        return lines
    }
}

extension Wire.Screen {
    fileprivate func collect(_ lines: inout Set<String>) {
        let buttons = (bar?.left ?? []) + (bar?.right ?? []) + toolbar
        lines.formUnion(buttons.flatMap { [$0.tap, $0.hold] }.compactMap { $0 })
        lines.formUnion((tabs ?? []).compactMap(\.tap))
        for element in elements {
            let acts = element.acts
            lines.formUnion(
                [
                    acts.tap, acts.type, acts.clear, acts.hold, acts.swipeLeft, acts.swipeRight,
                    acts.accessory,
                    acts.edit, acts.increase, acts.decrease,
                ].compactMap { $0 })
            let choices = (element.segments ?? []) + (element.row?.swipeActions ?? [])
            lines.formUnion(choices.compactMap(\.tap))
        }
        for screen in embedded { screen.collect(&lines) }
    }
}
