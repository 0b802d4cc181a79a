extension Simulator {
    /// What is on screen now. Costs a walk over all visible views.
    public func outline() -> Simulator.Outline { enter { ScreenReader(self).complete } }

    /// What was seen in one look: as a value, and as the things themselves for a person to touch. It keeps them alive,
    /// and is out of date as soon as anything happens.
    @MainActor
    public struct Sight: Sendable {
        let reader: ScreenReader
        /// What was seen.
        public let outline: Simulator.Outline
    }

    /// Looks at the screen once, for ``user(seeing:)``. Costs as much as an outline.
    public func look() -> Sight {
        enter {
            let reader = ScreenReader(self)
            return Sight(reader: reader, outline: reader.complete)
        }
    }

    /// The person who saw this, and does one thing without looking again. Nothing may have happened in between.
    public func user(seeing sight: Sight?) -> Simulator.User { Simulator.User(simulator: self, sight: sight) }
}
