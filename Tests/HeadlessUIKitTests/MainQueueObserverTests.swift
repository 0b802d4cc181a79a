import Testing
import UIKit

/// Who observes notifications on the main queue, as most of an app's code does.
@MainActor @Suite(.simulator)
final class MainQueueObserverTests: World {
    private final class Heard: Sendable {
        @MainActor static var names: [ObjectIdentifier: [String]] = [:]
    }

    private func hear(_ name: Notification.Name) -> any NSObjectProtocol {
        let id = ObjectIdentifier(record)
        return NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
            notification in
            let name = notification.name.rawValue
            MainActor.assumeIsolated { Heard.names[id, default: []].append(name) }
        }
    }

    private var heard: [String] { Heard.names[ObjectIdentifier(record)] ?? [] }

    @Test func `an observer of the main queue hears on the line of what the main actor posts`() {
        let token = hear(Notification.Name("posted"))
        defer { NotificationCenter.default.removeObserver(token) }
        NotificationCenter.default.post(name: Notification.Name("posted"), object: nil)
        #expect(heard == ["posted"])
    }

    @Test func `an observer of the main queue hears that a text has changed`() throws {
        let field = UITextField()
        field.placeholder = "Name"
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: field, queue: OperationQueue.main
        ) { [record] _ in MainActor.assumeIsolated { record.lines.append("changed") } }
        defer { NotificationCenter.default.removeObserver(token) }
        a.view.addSubview(field)
        host(a)
        record.lines = []
        try simulator.user.type("x", into: "Name")
        #expect(record.lines == ["changed"])
    }

    @Test func `what is posted elsewhere waits for the main queue`() async {
        let token = hear(Notification.Name("elsewhere"))
        defer { NotificationCenter.default.removeObserver(token) }
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                NotificationCenter.default.post(name: Notification.Name("elsewhere"), object: nil)
                continuation.resume()
            }
        }
        #expect(heard == ["elsewhere"])
    }
}
