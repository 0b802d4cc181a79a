extension UIApplicationDelegate where Self: UIResponder {
    /// The entry of a program whose delegate is marked `@main`: launches it in the current simulator and
    /// hands over to ``Simulator/player``.
    public static func main() {
        let simulator = Simulator.current
        simulator.launch(Self.self)
        Simulator.player(simulator)
    }
}

/// Makes instances by the plain initializer, which UIKit finds by the class's name at run time. Swift calls
/// initializers of a class that is not known only where they are `required`, and that would ask every class for
/// one. All Foundation's and UIKit's objects share the slot of `NSObject.init()`; a class that says so is
/// enough to reach it. Open, so that no optimizer takes the call for one to this very class. Of no use to
/// anybody else.
open class PlainlyMade: NSObject {
    public override required init() { super.init() }

    /// An instance of that class; nil for one that is no `NSObject`. Never inlined: an optimizer that sees what it is made as
    /// takes a cast to what it is for one that fails.
    @inline(never)
    static func make(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else { return nil }
        return unsafeBitCast(type, to: PlainlyMade.Type.self).init()
    }
}
