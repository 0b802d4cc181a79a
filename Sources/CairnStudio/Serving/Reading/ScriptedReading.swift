import CairnInspector
import UIKit

extension StageReading {
    /// What the page draws, every thing with the lines of script that do something to it.
    static func read(_ outline: Simulator.Outline) -> Wire.Stage {
        read(outline) { Action($0).description }
    }
}
