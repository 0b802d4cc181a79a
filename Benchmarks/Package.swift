// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors for those who work on Cairn, as in the package around.
let settings: [SwiftSetting] =
    Context.environment["CAIRN_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "cairn", path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "Cairn", package: "cairn"),
                .product(name: "CairnTesting", package: "cairn"),
            ],
            swiftSettings: settings)
    ],
    swiftLanguageModes: [.v6]
)
