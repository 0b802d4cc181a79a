import Cairn
import CairnBinding

/// A choice of one number. Its output is a stream: whoever observes it hears every choice.
@MainActor
public protocol ChoiceViewModel: AnyObject {
    var title: String { get }
    var choices: [Int] { get }
    var chosen: Property<Int?> { get }
    func choose(_ number: Int)
}

public final class ChoiceDefaultViewModel: ChoiceViewModel {
    public let title: String
    public let choices: [Int]
    public var chosen: Property<Int?> { mutableChosen }
    private let mutableChosen = MutableProperty<Int?>(nil)

    public init(_ title: String, _ choices: some Sequence<Int>) {
        self.title = title
        self.choices = Array(choices)
    }

    public func choose(_ number: Int) { mutableChosen.value = number }
}

/// A flow of two screens. Where it is pushed it shares the stack of the flow around it; it ends with a year.
@MainActor
public final class BirthdayFlow: Coordinator {
    public enum Route { case decade(Int), year(Int) }
    public nonisolated enum Destination: Cairn.Destination { case decade, year(in: Int) }
    public typealias Output = Int

    private let views: FlowViews

    public init(views: FlowViews) { self.views = views }

    public var root: Tree.Root<Destination> { .stack(.decade) }

    public func transition(for route: Route, from asker: Asker) throws -> Next {
        switch route {
        case .decade(let decade): .push(.year(in: decade))
        case .year(let year): .finish(year)
        }
    }

    public func screen(for destination: Destination, router: Router<Route>) -> any Presentable {
        switch destination {
        case .decade:
            choice("Born in the", stride(from: 1960, through: 2000, by: 10)) { router.trigger(.decade($0)) }
        case .year(let decade): choice("Born in", decade...decade + 9) { router.trigger(.year($0)) }
        }
    }

    private func choice(
        _ title: String, _ numbers: some Sequence<Int>, then next: @escaping @MainActor (Int) -> Void
    ) -> Screen {
        let model = ChoiceDefaultViewModel(title, numbers)
        model.chosen.observe(with: model) { _, number in
            if let number { next(number) }
        }
        return Screen(model, views.choice)
    }
}
