extension DecodingError {
    /// Where in what was read, and what is wrong there: `screens[3].title: this is missing`.
    package var words: String {
        switch self {
        case .keyNotFound(let key, let context): Self.words(context.codingPath + [key], "this is missing")
        case .valueNotFound(let type, let context):
            Self.words(
                context.codingPath, "there is nothing, where \(Self.name(of: type) ?? "a value") is expected")
        case .typeMismatch(let type, let context):
            Self.words(
                context.codingPath,
                Self.name(of: type).map { "\($0) is expected" } ?? context.debugDescription)
        case .dataCorrupted(let context): Self.words(context.codingPath, Self.cause(in: context))
        @unknown default: "\(self)"
        }
    }

    private static func words(_ path: [any CodingKey], _ cause: String) -> String {
        var place = ""
        for key in path {
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return place.isEmpty ? cause : "\(place): \(cause)"
    }

    private static func name(of type: Any.Type) -> String? {
        switch type {
        case is any StringProtocol.Type: "a text"
        case is Bool.Type: "true or false"
        case is any FixedWidthInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is [Any].Type: "a list"
        case is [String: Any].Type: "an object with fields"
        default: nil
        }
    }

    /// Enums without that case say it in a sentence about their type, which nobody who reads a file knows.
    private static func cause(in context: Context) -> String {
        let text = context.debugDescription
        let words = text.split(separator: " ", maxSplits: 7)
        if words.count == 8, words.prefix(2) == ["Cannot", "initialize"], words[4] == "invalid" {
            return "'\(words[7])' is not known here"
        }
        return text
    }
}

/// What is wrong with what was decoded, in words where the error is Swift's own.
package func words(of error: any Error) -> String {
    // Not the value that could not be encoded: it may be a secret.
    if case .invalidValue(_, let context)? = error as? EncodingError { return context.debugDescription }
    return (error as? DecodingError)?.words ?? "\(error)"
}
