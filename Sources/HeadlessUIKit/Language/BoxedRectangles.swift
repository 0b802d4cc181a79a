// Rectangles in boxes, as notifications carry them. On Apple's systems `as? CGRect` looks into the box; elsewhere Foundation does
// so for numbers only.
extension NSValue {
    /// The rectangle in this box.
    public var cgRectValue: CGRect { rectValue }

    /// Puts a rectangle into a box.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
}

#if !canImport(ObjectiveC)
    extension CGRect: @retroactive _ObjectiveCBridgeable {
        public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

        public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
            result = source.rectValue
        }

        public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?)
            -> Bool
        {
            // The box says by its type what is in it.
            guard String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType) else {
                return false
            }
            result = source.rectValue
            return true
        }

        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
            source?.rectValue ?? .zero
        }
    }
#endif
