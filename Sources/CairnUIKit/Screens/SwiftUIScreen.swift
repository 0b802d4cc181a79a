#if canImport(UIKit) && canImport(SwiftUI) && !os(macOS)
    import Cairn
    import SwiftUI
    import UIKit

    extension Screen {
        /// Pairs a view model with its SwiftUI view, which is shown in a hosting controller:
        /// `Screen(ProfileModel(router: router), swiftUI: ProfileView.init)`.
        public init<Model, Content: View>(
            _ model: Model, swiftUI content: @escaping (Model) -> Content
        ) {
            self.init(model) { UIHostingController(rootView: content($0)) }
        }

        /// The same for a view model that holds its router, and asks by routes of its own:
        /// `Screen(profile, routes: Route.profile, swiftUI: ProfileView.init)`.
        public init<Model: Routed, Route, Content: View>(
            _ model: Model, routes: @escaping (Model.Route) -> Route,
            swiftUI content: @escaping (Model) -> Content
        ) {
            self.init(model, routes: routes) { UIHostingController(rootView: content($0)) }
        }
    }
#endif
