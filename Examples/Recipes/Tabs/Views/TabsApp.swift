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
                    let page = FormViewController(title: "Home")
                    page.text(model.headline)
                    page.text("").bind.text <~ model.count
                    page.button("Order a shirt", .filled()) { model.onOrder?() }
                    page.button("All orders") { model.onAllOrders?() }
                    return page
                },
                orders: { model in
                    let page = FormViewController(title: "Orders")
                    page.text("").bind.text <~ model.orders
                    return page
                },
                shirt: { model in
                    let page = FormViewController(title: "Which shirt?")
                    for shirt in ["Red", "Blue"] { page.button(shirt) { model.choose(shirt) } }
                    return page
                },
                size: { model in
                    let page = FormViewController(title: model.title)
                    for size in ["M", "L"] { page.button(size) { model.choose(size) } }
                    return page
                })
        }
    }
#endif
