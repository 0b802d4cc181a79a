import ArgumentParser
import CairnInspector
import UIKit

extension Wire.Device: ExpressibleByArgument {
    /// By its name, or by that of Apple's.
    package init?(argument: String) { self.init(rawValue: argument == "pad" ? "tablet" : argument) }

    package static var allValueStrings: [String] { allCases.map(\.rawValue) }

    /// A simulator of such a device.
    @MainActor
    func makeSimulator() -> Simulator { self == .tablet ? Simulator(idiom: .pad) : Simulator() }

    /// What makes a command run on it.
    var option: String { self == .phone ? "" : " --device \(rawValue)" }
}

extension Player {
    /// On what the app runs.
    var device: Wire.Device {
        simulator.enter { UIDevice.current.userInterfaceIdiom == .pad } ? .tablet : .phone
    }

    /// Whether windows can be resized there.
    var isTablet: Bool { device == .tablet }
}
