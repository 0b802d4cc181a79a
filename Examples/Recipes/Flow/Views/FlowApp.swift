#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import FlowRecipe
    import UIKit

    public final class FlowApp: RecipeApp {
        public override func makeNavigator() -> Navigator {
            Navigator(root: MainFlow(fetcher: SampleUserFetcher(clock: Self.clock), views: .uiKit))
        }
    }

    extension FlowViews {
        public static var uiKit: FlowViews {
            FlowViews(
                entry: { EntryViewController(viewModel: $0) },
                choice: { ChoiceViewController(viewModel: $0) },
                hello: { HelloViewController(viewModel: $0) })
        }
    }

    final class EntryViewController: FormViewController {
        init(viewModel: any EntryViewModel) {
            super.init(title: "Entry")
            text("").bind.text <~ viewModel.userName
            button("Fetch user") { viewModel.fetchUser() }
            button("Select user", .filled()) { viewModel.selectUser() }.bind.isEnabled <~ viewModel.canSelect
        }
    }

    final class ChoiceViewController: FormViewController {
        init(viewModel: any ChoiceViewModel) {
            super.init(title: viewModel.title)
            for number in viewModel.choices { button("\(number)") { viewModel.choose(number) } }
        }
    }

    final class HelloViewController: FormViewController {
        init(viewModel: any HelloViewModel) {
            super.init(title: "Hello")
            text(viewModel.text)
            button("Done") { viewModel.doneTapped() }
        }
    }
#endif
