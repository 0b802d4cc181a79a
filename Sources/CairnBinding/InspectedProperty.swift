/// A property whatever its value: to read it where nothing is known of the type.
@MainActor
package protocol InspectedProperty {
    /// The value now, with nobody noticing that it was read.
    var inspectedValue: Any { get }
}

extension Property: InspectedProperty {
    package var inspectedValue: Any { current }
}
