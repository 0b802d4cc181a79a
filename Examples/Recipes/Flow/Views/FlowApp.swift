#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import FlowRecipe
    import UIKit

    public final class FlowApp: RecipeApp {
        /// Whether nobody is to be found.
        public var isServiceDown = false {
            didSet { fetcher.isDown = isServiceDown }
        }

        private let fetcher = SampleUserFetcher(clock: clock)

        public override func makeNavigator() -> Navigator {
            Navigator(root: MainFlow(fetcher: fetcher, views: .uiKit))
        }
    }

    extension FlowViews {
        public static var uiKit: FlowViews {
            FlowViews(
                entry: { model in
                    FormViewController(title: "Entry") { page in
                        page.text().bind.text <~ model.userName
                        page.button("Fetch user") { model.fetchUser() }
                        page.button("Select user", .filled()) { model.selectUser() }
                            .bind.isEnabled <~ model.canSelect
                    }
                },
                choice: { model in
                    FormViewController(title: model.title) { page in
                        for number in model.choices { page.button("\(number)") { model.choose(number) } }
                    }
                },
                hello: { model in
                    FormViewController(title: "Hello") { page in
                        page.text(model.text)
                        page.button("Done") { model.doneTapped() }
                    }
                })
        }
    }
#endif
