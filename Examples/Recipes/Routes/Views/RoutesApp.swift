#if canImport(UIKit)
    import Cairn
    import CairnUIKit
    import CairnUIKitBinding
    import RoutesRecipe
    import UIKit

    public final class RoutesApp: RecipeApp {
        public override func makeNavigator() -> Navigator {
            Navigator(root: FriendsCoordinator(friends: Friends(), views: .uiKit))
        }

        public override var animators: [Tree.Animation: any Animator] { [.fade: FadeAnimator()] }
    }

    extension RoutesViews {
        public static var uiKit: RoutesViews {
            RoutesViews(
                friends: { model in
                    let list = ListViewController(
                        title: "Friends", rows: model.friends, text: \.name, tapped: model.tapped,
                        deleted: model.removeTapped)
                    list.bind.title <~ model.news
                    list.barButton("", tapped: model.openingTapped)
                        .bind.title <~ model.opening.map { "Opens by \($0)" }
                    list.barButton("Chats", tapped: model.chatsTapped)
                    list.barButton("About", tapped: model.aboutTapped)
                    return list
                },
                chats: { model in
                    ListViewController(
                        title: "Chats", rows: model.friends, text: { "Chat with \($0.name)" },
                        tapped: model.tapped)
                },
                profile: { ProfileViewController(viewModel: $0) },
                about: { AboutViewController(onCaptain: $0) })
        }
    }
#endif
