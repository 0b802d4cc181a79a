#if HEADLESS_UIKIT
    // Swift 6.2's Testing does not look for this module by itself, and `.simulator` is there.
    @_exported import _Testing_UIKit
#else
    import Testing

    /// On Apple's UIKit, of which there is one.
    struct NoSimulator: SuiteTrait, TestTrait {}

    extension Trait where Self == NoSimulator {
        static var simulator: Self { Self() }
    }
#endif
