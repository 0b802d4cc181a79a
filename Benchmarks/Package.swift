// swift-tools-version: 6.2
import PackageDescription

// Where the double of UIKit exists, it is measured as well: the same question as in the package around.
#if os(Linux)
    let headless = true
#else
    let headless = Context.environment["CAIRN_HEADLESS"] == "1"
#endif

// Warnings are errors for those who work on Cairn, as in the package around.
let settings: [SwiftSetting] =
    (Context.environment["CAIRN_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])
    + (headless ? [.define("HEADLESS_UIKIT")] : [])

let uiKit: [Target.Dependency] =
    headless
    ? [.product(name: "HeadlessUIKit", package: "cairn"), .product(name: "CairnUIKit", package: "cairn")] : []

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "cairn", path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "Cairn", package: "cairn"),
                .product(name: "CairnBinding", package: "cairn"),
                .product(name: "CairnTesting", package: "cairn"),
            ] + uiKit,
            swiftSettings: settings)
    ],
    swiftLanguageModes: [.v6]
)
