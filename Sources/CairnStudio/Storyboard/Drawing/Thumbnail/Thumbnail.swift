import CairnInspector
import Foundation

/// A small picture of a screen, as marks on a plane: written as SVG, and drawn by the storyboard's page.
///
/// Not the screen made smaller, in which nobody could read a word, but a plain drawing of it at a size of its own.
struct Thumbnail: Encodable, Equatable, Sendable {
    var width: Double
    var height: Double
    var isDark: Bool
    var marks: [Mark] = []
    /// Where a line of script has its control.
    var controls: [String: CGRect] = [:]

    /// One shape. Its ink is the name of a colour that `css/storyboard/drawing.css` gives.
    struct Mark: Encodable, Hashable, Sendable {
        enum Shape: String, Encodable, Hashable, Sendable { case rect, text, path }
        enum Anchor: String, Encodable, Hashable, Sendable { case start, middle, end }

        var shape: Shape
        var ink: Ink
        /// Of a text, where its line of writing begins, stands in the middle, or ends.
        var x: Double
        var y: Double
        var width: Double?
        var height: Double?
        var radius: Double?
        var text: String?
        var size: Double?
        var isBold: Bool?
        var anchor: Anchor?
        /// Of a path: what SVG calls its data, to be stroked.
        var path: String?
    }

    enum Ink: String, Encodable, Hashable, Sendable {
        case ground, grouped, cell, bar, raised, separator, field, frame, label, label2, label3
        case tint, soft, onTint, red, green, knob, dim, photo
    }

    private enum CodingKeys: CodingKey { case width, height, isDark, marks }

    init(width: Double, height: Double, isDark: Bool) {
        (self.width, self.height, self.isDark) = (width, height, isDark)
    }
}

extension Thumbnail {
    /// The size of a device's thumbnails: as wide as they need to be legible. What was seen on a device that was turned is
    /// drawn upright as well, so that all have one size.
    static func size(for looks: Wire.Looks) -> (width: Double, height: Double) {
        looks.device == .tablet ? (236, 330) : (176, 344)
    }
}
