// swift-tools-version: 6.2
import PackageDescription

// Files that others wrote, made by a fuzzer that follows what the readers do; see README.md. Linux only, as the studio.
let package = Package(
    name: "fuzzers",
    dependencies: [.package(name: "cairn", path: "..")],
    targets: [
        .executableTarget(
            name: "files",
            dependencies: [
                .product(name: "Cairn", package: "cairn"), .product(name: "CairnInspector", package: "cairn"),
                .product(name: "CairnStudio", package: "cairn"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
