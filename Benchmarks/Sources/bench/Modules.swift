/// Asking a module for what a screen needs against calling the initialisers by hand: what protocols composed with `&`
/// cost, and modules inside modules.
@MainActor
enum Modules {
    static let costs = [
        Cost("a module's dependency / init", bound: 1.2) {
            let module: any HasRules = AppModule()
            return interleaved(repeated { module.rules() }, repeated { Rules() })
        },
        Cost("a screen of nested modules / inits", bound: 1.2) {
            let app = AppModule()
            let flow: any TableModel.Dependencies = FlowModule(tab: TabModule(app: app))
            let (clock, file) = (app.clock, app.file)
            return interleaved(
                repeated { TableModel(flow) },
                repeated { TableModel(rules: Rules(), store: Store(clock: clock, file: file)) })
        },
    ]

    private static let times = 10_000

    private static func repeated(_ make: @escaping @MainActor () -> AnyObject) -> () -> Duration {
        average(of: 1) {
            clock.measure { for _ in 0..<times { kept = make() } } / times
        }
    }

    /// Held for a moment, so that nothing is made for nothing.
    private static var kept: AnyObject?
    private static let clock = ProcessorClock()
}

@MainActor private protocol HasRules { func rules() -> Rules }
@MainActor private protocol HasStore { func store() -> Store }

private final class Rules {
    let points = [3, 1, 0]
}

private final class Clock {
    let now = 0
}

private final class File {
    let name = "league.json"
}

private final class Store {
    let clock: Clock
    let file: File

    init(clock: Clock, file: File) {
        self.clock = clock
        self.file = file
    }
}

@MainActor
private final class TableModel {
    typealias Dependencies = HasRules & HasStore

    let rules: Rules
    let store: Store

    convenience init(_ dependencies: any Dependencies) {
        self.init(rules: dependencies.rules(), store: dependencies.store())
    }

    init(rules: Rules, store: Store) {
        self.rules = rules
        self.store = store
    }
}

@MainActor
private final class AppModule: HasRules {
    let clock = Clock()
    lazy var file = File()

    func rules() -> Rules { Rules() }
}

@MainActor
private final class TabModule: HasRules, HasStore {
    private let app: AppModule

    init(app: AppModule) { self.app = app }

    func rules() -> Rules { app.rules() }
    func store() -> Store { Store(clock: app.clock, file: app.file) }
}

@MainActor
private final class FlowModule: HasRules, HasStore {
    private let tab: TabModule

    init(tab: TabModule) { self.tab = tab }

    func rules() -> Rules { tab.rules() }
    func store() -> Store { tab.store() }
}
