#if canImport(UIKit)
    import Testing
    import UIKit
    import UIKitStage

    /// Golden sequences: what a container does to the callbacks of its controllers, word by word (see `Screen` for
    /// the words). They are held on the double, and, unchanged, on Apple's UIKit of iOS 17, where a difference
    /// fails: so that anyone with a Mac can settle what is only assumed. Where each comes from stands in the
    /// double's FIDELITY.md, under the test's name.
    @MainActor
    @Suite(.serialized, .stage)
    struct Appearance {}

    extension Stage {
        /// Does something and compares what happened.
        func expect(
            _ golden: String, sourceLocation: SourceLocation = #_sourceLocation, when act: () throws -> Void
        ) async rethrows {
            let played = try await play(golden.split(separator: " ").count, act)
            #expect(played == golden, sourceLocation: sourceLocation)
        }
    }

    #if HEADLESS_UIKIT
        extension Trait where Self == SimulatorTrait {
            static var stage: Self { .simulator }
        }
    #else
        extension Trait where Self == TimeLimitTrait {
            static var stage: Self { .timeLimit(.minutes(1)) }
        }
    #endif
#endif
