#if canImport(UIKit)
    public import Cairn
    public import UIKit

    extension UIKitHost {
        /// What a host makes its containers with, and what names in the tree mean on screen. Whatever is left out is UIKit's
        /// own way.
        ///
        /// ```swift
        /// UIKitHost(window: window, configuration: .init(animators: [.fade: FadeAnimator()]))
        /// ```
        public struct Configuration {
            /// Makes the controller of a navigation stack: one of your own subclass, say, or with large titles. What a subclass
            /// overrides has to call `super` before it returns. A delegate that other code sets while nothing moves is noticed with the
            /// next swipe or request, and where this is left out at once. VoiceOver's two-finger scrub
            /// asks leave-guards where this is left out: a subclass may override `accessibilityPerformEscape` to do so.
            public var makeStack: @MainActor () -> UINavigationController
            /// Makes the controller of tabs.
            public var makeTabs: @MainActor () -> UITabBarController
            /// Makes the controller of columns, of the style given: the place for display modes and widths. Where two columns take the
            /// place of three of which one was closed, the controller of the three goes on showing them.
            public var makeSplit: @MainActor (UISplitViewController.Style) -> UISplitViewController
            /// What the tab of a place says, or the place in a container of the app's own; for nil what its controller says, or
            /// if that says nothing, or was not made yet, the name of the destination.
            public var tabItem: @MainActor (Tree.Node) -> UITabBarItem?
            /// What shows the containers of the app's own, by their kind.
            public var containers: [Tree.Kind: @MainActor () -> any ContainerController]
            /// What the names of animations mean; a transition under any other name is UIKit's own.
            public var animators: [Tree.Animation: any Animator]
            /// What presents a modal in a style of the app's own, by the style: the presentation controller for the presented
            /// and the presenting controller.
            public var presentations:
                [Tree.ModalStyle:
                    @MainActor (UIViewController, UIViewController?) -> UIPresentationController]

            /// A configuration with all or some of these.
            ///
            /// The host listens as the delegate of stacks, tabs and columns. A delegate of your own, set before or later, is
            /// told and asked as well: what is shown on a stack, which tab may be and was chosen, how columns collapse, expand
            /// and change their display mode, and what animates stacks and tabs. It is not asked for interface orientations,
            /// nor which controllers a tab displays, nor told of tabs that are customized, of `didShow` and `didHide` of columns, and of the
            /// gesture that shows a hidden one. For these have
            /// `makeStack`, `makeTabs` and `makeSplit` return subclasses: one that overrides
            /// `supportedInterfaceOrientations`, say, or makes a `UITab` of each controller that it is given.
            public init(
                makeStack: @escaping @MainActor () -> UINavigationController = StackController.make,
                makeTabs: @escaping @MainActor () -> UITabBarController = { UITabBarController() },
                makeSplit:
                    @escaping @MainActor (UISplitViewController.Style) -> UISplitViewController = {
                        UISplitViewController(style: $0)
                    },
                tabItem: @escaping @MainActor (Tree.Node) -> UITabBarItem? = { _ in nil },
                containers: [Tree.Kind: @MainActor () -> any ContainerController] = [:],
                animators: [Tree.Animation: any Animator] = [:],
                presentations: [Tree.ModalStyle:
                    @MainActor (UIViewController, UIViewController?) ->
                    UIPresentationController] = [:]
            ) {
                self.makeStack = makeStack
                self.makeTabs = makeTabs
                self.makeSplit = makeSplit
                self.tabItem = tabItem
                self.containers = containers
                self.animators = animators
                self.presentations = presentations
            }
        }
    }
#endif
