// How texts look, by the keys and values of UIKit. Recorded, of no effect.
extension NSAttributedString.Key {
    public static var font: Self { Self(rawValue: "NSFont") }
    public static var paragraphStyle: Self { Self(rawValue: "NSParagraphStyle") }
    public static var foregroundColor: Self { Self(rawValue: "NSColor") }
    public static var backgroundColor: Self { Self(rawValue: "NSBackgroundColor") }
    public static var kern: Self { Self(rawValue: "NSKern") }
    public static var strikethroughStyle: Self { Self(rawValue: "NSStrikethrough") }
    public static var strikethroughColor: Self { Self(rawValue: "NSStrikethroughColor") }
    public static var underlineStyle: Self { Self(rawValue: "NSUnderline") }
    public static var underlineColor: Self { Self(rawValue: "NSUnderlineColor") }
    public static var strokeColor: Self { Self(rawValue: "NSStrokeColor") }
    public static var strokeWidth: Self { Self(rawValue: "NSStrokeWidth") }
    public static var baselineOffset: Self { Self(rawValue: "NSBaselineOffset") }
    public static var link: Self { Self(rawValue: "NSLink") }
}

/// Lines under a text, and through it.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// How the lines of a text lie.
open class NSParagraphStyle: NSObject {
    open fileprivate(set) var alignment = NSTextAlignment.natural
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open fileprivate(set) var lineSpacing: CGFloat = 0
    open fileprivate(set) var paragraphSpacing: CGFloat = 0
    open fileprivate(set) var lineHeightMultiple: CGFloat = 0
    open fileprivate(set) var minimumLineHeight: CGFloat = 0
    open fileprivate(set) var maximumLineHeight: CGFloat = 0
}

/// How the lines of a text are to lie.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
}

/// A text that may have attributes: each way of setting it replaces the other.
struct AttributedText {
    private(set) var plain: String?
    private var styled: NSAttributedString?

    init(_ plain: String?) { self.plain = plain }

    init(_ styled: NSAttributedString?) {
        self.styled = styled
        plain = styled?.string
    }

    var attributed: NSAttributedString? { styled ?? plain.map { NSAttributedString(string: $0) } }
}
