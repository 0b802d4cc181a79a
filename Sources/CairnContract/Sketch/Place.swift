import Cairn

/// A destination that is nothing but a name, so that a tree reads as a picture.
/// One whose name begins with `lost` cannot be saved. What a name means to a sketch is in ``PlaceName``.
package struct Place: Destination, Codable, CustomStringConvertible, ExpressibleByStringLiteral {
    package let description: String
    /// No part of what it is.
    private let onlooker = Onlooker()

    package init(_ name: String) { description = name }
    package init(stringLiteral name: String) { description = name }

    package init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        guard !description.hasPrefix("lost") else {
            throw EncodingError.invalidValue(
                description, .init(codingPath: [], debugDescription: "it is not to be saved"))
        }
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    package static func == (left: Place, right: Place) -> Bool { left.description == right.description }
    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
