#if canImport(UIKit)
    import Cairn
    import LoginRecipe

    public final class LoginApp: RecipeApp {
        public override func makeNavigator() -> Navigator {
            let service = FileAuthenticationService(clock: Self.clock)
            return Navigator(root: LoginCoordinator(service: service, views: .uiKit))
        }
    }
#endif
