#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import TabsRecipe
    import UIKit

    public final class TabsApp: RecipeApp {
        public override func makeNavigator() -> Navigator {
            Navigator(root: AppCoordinator(module: AppModule(), views: .uiKit))
        }
    }

    extension TabsViews {
        public static var uiKit: TabsViews {
            TabsViews(
                home: { model in
                    FormViewController(title: "Home") { page in
                        page.text(model.headline)
                        page.text().bind.text <~ model.count
                        page.button("Order a shirt", .filled()) { model.orderTapped() }
                        page.button("All orders") { model.allOrdersTapped() }
                    }
                },
                orders: { model in
                    FormViewController(title: "Orders") { $0.text().bind.text <~ model.orders }
                },
                shirt: { model in
                    FormViewController(title: "Which shirt?") { page in
                        for shirt in ["Red", "Blue"] { page.button(shirt) { model.choose(shirt) } }
                    }
                },
                size: { model in
                    FormViewController(title: model.title) { page in
                        for size in ["M", "L"] { page.button(size) { model.choose(size) } }
                    }
                })
        }
    }
#endif
