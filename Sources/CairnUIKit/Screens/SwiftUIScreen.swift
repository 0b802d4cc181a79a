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
    }
#endif
