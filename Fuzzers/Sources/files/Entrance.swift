import Foundation

/// The format that is read: the fuzzer has options of its own, so its name comes by the environment.
private let format: FileFormat = {
    let name = ProcessInfo.processInfo.environment["FORMAT"] ?? ""
    guard let format = FileFormat(rawValue: name) else {
        let all = FileFormat.allCases.map(\.rawValue).joined(separator: ", ")
        fatalError("FORMAT says '\(name)', and has to be one of \(all)")
    }
    return format
}()

/// Called by libFuzzer with each input, on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    // The fuzzer keeps the input on which the process ends.
    if let fault = MainActor.assumeIsolated({ format.fault(in: data) }) { fatalError(fault) }
    return 0
}
