/// Which value of a pattern could not be made: the number of its placeholder, and its text if there was one.
struct LinkValueError: Error {
    let number: Int
    let text: String?
}

/// Turns texts into values, one after the other.
struct LinkValueReader {
    let texts: [String?]
    private var number = 0

    init(texts: [String?]) {
        self.texts = texts
    }

    mutating func next<Value: LinkParameter>(_: Value.Type) throws(LinkValueError) -> Value {
        defer { number += 1 }
        let text = number < texts.count ? texts[number] : nil
        if let text, let value = Value.linkValue(of: text) { return value }
        // `?page=` leaves it out as well.
        if text?.isEmpty != false, let optional = Value.self as? any LeftOut.Type,
            let value = optional.leftOut as? Value
        {
            return value
        }
        throw LinkValueError(number: number, text: text)
    }

    static func text<Value: LinkParameter>(_ value: Value, isOptional: Bool) -> String? {
        isOptional && (value as? any LeftOut)?.isLeftOut == true ? nil : value.linkText
    }
}
