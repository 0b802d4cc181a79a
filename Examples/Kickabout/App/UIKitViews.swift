#if canImport(UIKit)
    import CairnUIKit
    import KickaboutCore
    import RecipeViews
    import UIKit

    extension KickaboutViews {
        /// The app in UIKit.
        public static var uiKit: KickaboutViews {
            KickaboutViews(
                login: .uiKit,
                displayName: { DisplayNameViewController(viewModel: $0) },
                menu: { MenuViewController(viewModel: $0) },
                matches: MatchesViews(
                    list: { MatchesViewController(viewModel: $0) },
                    form: { EditMatchViewController(viewModel: $0) },
                    players: { PlayersViewController(viewModel: $0) }),
                rankings: { RankingsViewController(viewModel: $0) },
                friends: FriendsViews(
                    list: { FriendsViewController(viewModel: $0) },
                    chat: { ChatViewController(viewModel: $0) }),
                profile: { ProfileViewController(viewModel: $0) },
                settings: { SettingsViewController(viewModel: $0) })
        }
    }
#endif
