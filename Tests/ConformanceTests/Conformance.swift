#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    /// What other libraries' own tests take for granted of Apple's UIKit, asked of whichever UIKit is there: in
    /// plain calls, without Cairn. Above each test stands whose cases it answers:
    /// - P: pointfreeco/swift-navigation@418a57d Examples/CaseStudiesTests/PresentationTests.swift
    /// - N: pointfreeco/swift-navigation@418a57d Examples/CaseStudiesTests/NavigationStackTests.swift
    /// - T, A: QuickBirdEng/XCoordinator@fc4fd2d Tests/XCoordinatorTests/TransitionTests.swift, AnimationTests.swift
    ///
    /// Those run on a simulator of Apple's. What is known of the races from elsewhere stands in FIDELITY.md.
    @MainActor
    @Suite(.serialized, .stage)
    struct Conformance {}

    #if HEADLESS_UIKIT
        extension Trait where Self == SimulatorTrait {
            static var stage: Self { .simulator }
        }
    #else
        extension Trait where Self == TimeLimitTrait {
            static var stage: Self { .timeLimit(.minutes(1)) }
        }
    #endif

    extension Stage {
        /// Calls that note a word when they complete.
        func present(
            _ modal: UIViewController, on presenter: UIViewController, animated: Bool = false,
            noting word: String
        ) {
            presenter.present(modal, animated: animated) { [record] in record.note(word) }
        }

        func dismiss(from controller: UIViewController, animated: Bool = false, noting word: String) {
            controller.dismiss(animated: animated) { [record] in record.note(word) }
        }

        /// A stack in the window.
        func shownStack(_ screens: [Screen]) async -> UINavigationController {
            let navigation = stack(screens)
            await show(navigation, seeing: screens[screens.count - 1])
            return navigation
        }
    }
#endif
