// swift-tools-version: 6.2
import PackageDescription

// Apple's own UIKit takes the place of the double wherever it exists. On a Mac, which has none for the
// command line, the double is there by choice: CAIRN_HEADLESS=1 swift test. CAIRN_HEADLESS=0 takes it away on Linux, where the
// package is then what a Mac sees of it without asking.
#if os(Linux)
    let headless = Context.environment["CAIRN_HEADLESS"] != "0"
#else
    let headless = Context.environment["CAIRN_HEADLESS"] == "1"
#endif

// A member is seen only where its module is imported, as in new Xcode projects: an example that is copied compiles there.
// Warnings are errors for those who work on Cairn (CAIRN_STRICT=1, as .ci/run sets it), not for its users.
let settings: [SwiftSetting] =
    [.enableUpcomingFeature("MemberImportVisibility")]
    + (Context.environment["CAIRN_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

// The platform that the libraries alone are built for, where that is said. On some Apple's UIKit lacks what the double has:
// `.ci/platform tvOS` makes a double without it, and builds on that.
let platform = Context.environment["CAIRN_PLATFORM"]

/// Names what UIKit does not have on some platforms, where it is built for one of them.
func lacking(_ name: String, on platforms: [(name: String, platform: Platform)]) -> [SwiftSetting] {
    headless
        ? platforms.contains { $0.name == platform } ? [.define(name)] : []
        : [.define(name, .when(platforms: platforms.map(\.platform)))]
}

let (tvOS, visionOS) = (("tvOS", Platform.tvOS), ("visionOS", Platform.visionOS))
let uiKitSettings =
    settings
    // Sheets, popovers and activity controllers.
    + lacking("NO_SHEETS", on: [tvOS])
    + lacking("NO_DETENTS", on: [tvOS, visionOS])
    // The swipes back, and an action of the app's own behind the back button.
    + lacking("NO_SWIPE_BACK", on: [tvOS])
    + lacking("NO_EDGE_PAN", on: [tvOS, visionOS])
    + lacking("NO_TAB_ANIMATORS", on: [visionOS])

/// Tests tell by this whether the UIKit before them is the double.
let testSettings = settings + (headless ? [.define("HEADLESS_UIKIT")] : [])

/// Of the inspector a release has nothing, unless its trait asks for it. On the double, which nobody ships, it is always there:
/// the studio is made of it.
let inspectorSettings: [SwiftSetting] =
    settings
    + [
        .define("CAIRN_INSPECTOR", .when(traits: ["InspectorInRelease"])),
        headless ? .define("CAIRN_INSPECTOR") : .define("CAIRN_INSPECTOR", .when(configuration: .debug)),
    ] + (headless ? [.define("HEADLESS_UIKIT")] : [])

/// Every target that asks `canImport(UIKit)` has to name the double: otherwise the answer hangs on build order.
let uiKit: [Target.Dependency] = headless ? ["UIKit"] : []
let testingUIKit: [Target.Dependency] = headless ? ["UIKit", "_Testing_UIKit"] : []

let package = Package(
    name: "cairn",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .visionOS(.v1)],
    products: [
        .library(name: "CairnTree", targets: ["CairnTree"]),
        .library(name: "Cairn", targets: ["Cairn"]),
        .library(name: "CairnBinding", targets: ["CairnBinding"]),
        .library(name: "CairnUIKitBinding", targets: ["CairnUIKitBinding"]),
        .library(name: "CairnUIKit", targets: ["CairnUIKit"]),
        .library(name: "CairnSystemScreens", targets: ["CairnSystemScreens"]),
        .library(name: "CairnTesting", targets: ["CairnTesting"]),
        .library(name: "CairnInspector", targets: ["CairnInspector"]),
    ],
    traits: [
        .trait(name: "InspectorInRelease", description: "Keeps CairnInspector in release builds, too.")
    ],
    targets: [
        .target(name: "CairnTree", swiftSettings: settings),
        .target(name: "Cairn", dependencies: ["CairnTree"], swiftSettings: settings),
        .target(name: "CairnBinding", swiftSettings: settings),
        .testTarget(
            name: "CairnBindingTests", dependencies: ["CairnBinding", "CairnTesting"], swiftSettings: settings
        ),
        // Where tests and the double have tasks run.
        .target(name: "MainSerial", swiftSettings: settings),
        .target(name: "CairnTesting", dependencies: ["Cairn", "MainSerial"], swiftSettings: settings),
        // What every host of this package is held to, and the sketch of an app that it is tried with.
        .target(name: "CairnContract", dependencies: ["Cairn", "CairnTesting"], swiftSettings: settings),
        .target(name: "CairnSystemScreens", dependencies: ["Cairn"], swiftSettings: settings),
        .target(
            name: "CairnUIKit", dependencies: ["Cairn", "CairnSystemScreens"] + uiKit,
            swiftSettings: uiKitSettings
        ),
        .target(
            name: "CairnInspector", dependencies: ["Cairn", "CairnBinding"] + uiKit,
            swiftSettings: inspectorSettings),
        .target(
            name: "CairnUIKitBinding", dependencies: ["CairnBinding"] + uiKit, exclude: ["README.md"],
            swiftSettings: settings),
        .testTarget(
            name: "CairnInspectorTests",
            dependencies: ["CairnContract", "CairnInspector", "CairnTesting"] + testingUIKit,
            swiftSettings: inspectorSettings),
        .testTarget(
            name: "CairnUIKitBindingTests", dependencies: ["CairnUIKit", "CairnUIKitBinding"] + testingUIKit,
            swiftSettings: testSettings),
        .testTarget(
            name: "CairnTreeTests", dependencies: ["CairnTree", "CairnContract", "CairnTesting"],
            swiftSettings: settings),
        .testTarget(
            name: "CairnUIKitTests",
            dependencies: [
                "CairnContract", "CairnSystemScreens", "CairnUIKit", "CairnTesting", "KickaboutApp",
                "KickaboutCore",
            ] + testingUIKit,
            swiftSettings: testSettings),
        .testTarget(
            name: "PlatformTests",
            dependencies: ["CairnContract", "CairnUIKit", "CairnTesting", "UIKitStage"] + testingUIKit,
            swiftSettings: testSettings),
        // What the double claims of UIKit, on whichever of the two is there.
        .target(
            name: "UIKitStage", dependencies: uiKit, path: "Tests/UIKitStage", swiftSettings: testSettings),
        .testTarget(
            name: "AppearanceTests", dependencies: ["UIKitStage"] + testingUIKit, swiftSettings: testSettings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["UIKitStage"] + testingUIKit,
            swiftSettings: testSettings),
        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
        .testTarget(
            name: "CairnTests",
            dependencies: ["Cairn", "CairnBinding", "CairnContract", "CairnSystemScreens", "CairnTesting"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// The examples, each split into a core without UI and its views. They see what any app sees, hence `packageAccess: false`.
// They compile as well where everything is on the main actor unless it says otherwise, as new apps do:
// CAIRN_MAIN_ACTOR=1 swift build.
let exampleSettings =
    settings
    + (Context.environment["CAIRN_MAIN_ACTOR"] == "1" ? [.defaultIsolation(MainActor.self)] : [])

let recipes = ["Login", "Matches", "Tabs", "Flow", "Routes"]
let cores = recipes.map { Target.Dependency(stringLiteral: "\($0)Recipe") }

/// One folder of every recipe, as one target.
func part(_ folder: String) -> (exclude: [String], sources: [String]) {
    let others = ["Core", "Views", "Tests"].filter { $0 != folder }
    return (
        recipes.flatMap { name in ["\(name)/README.md"] + others.map { "\(name)/\($0)" } }
            + ["README.md", "Command", "Scripts", "Storyboards"] + others.filter { $0 != "Core" },
        recipes.map { "\($0)/\(folder)" } + [folder]
    )
}

// For Examples/Kickabout/iOS: an Xcode project links products only.
package.products.append(.library(name: "KickaboutApp", targets: ["KickaboutApp"]))

package.targets += recipes.map { name in
    .target(
        name: "\(name)Recipe", dependencies: ["Cairn", "CairnBinding", "CairnSystemScreens"],
        path: "Examples/Recipes/\(name)/Core",
        resources: name == "Login" ? [.copy("users.json")] : [], packageAccess: false,
        swiftSettings: exampleSettings)
}
package.targets += [
    .target(
        name: "RecipeViews", dependencies: cores + ["CairnUIKit", "CairnUIKitBinding"] + uiKit,
        path: "Examples/Recipes",
        exclude: part("Views").exclude, sources: part("Views").sources, packageAccess: false,
        swiftSettings: exampleSettings),
    .testTarget(
        name: "RecipeTests",
        dependencies: cores + [
            "RecipeViews", "CairnSystemScreens", "CairnUIKit", "CairnUIKitBinding", "CairnTesting",
        ]
            + testingUIKit,
        path: "Examples/Recipes", exclude: part("Tests").exclude, sources: part("Tests").sources,
        packageAccess: false, swiftSettings: exampleSettings + (headless ? [.define("HEADLESS_UIKIT")] : [])),
    .target(
        name: "KickaboutCore", dependencies: ["Cairn", "CairnBinding", "CairnSystemScreens", "LoginRecipe"],
        path: "Examples/Kickabout/Core", packageAccess: false, swiftSettings: exampleSettings),
    .target(
        name: "KickaboutApp",
        dependencies: ["KickaboutCore", "RecipeViews", "CairnInspector", "CairnUIKit", "CairnUIKitBinding"]
            + uiKit,
        path: "Examples/Kickabout/App", packageAccess: false, swiftSettings: exampleSettings),
    .testTarget(
        name: "KickaboutCoreTests", dependencies: ["KickaboutCore", "CairnSystemScreens", "CairnTesting"],
        path: "Examples/Kickabout/Tests", packageAccess: false, swiftSettings: exampleSettings),
]

if headless {
    package.dependencies += [
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ]
    package.products += [
        .library(name: "HeadlessUIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "CairnStudio", targets: ["CairnStudio"]),
    ]
    package.targets += [
        .target(
            name: "UIKit", dependencies: ["MainSerial"],
            path: platform.map { ".build/platforms/\($0)" } ?? "Sources/HeadlessUIKit",
            exclude: platform == nil ? ["FIDELITY.md", "PLATFORMS.md", "README.md"] : [],
            swiftSettings: settings),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: settings),
        .testTarget(
            name: "HeadlessUIKitTests", dependencies: testingUIKit, swiftSettings: settings),
        // Code of other people's essays, on the main actor as new apps are.
        .testTarget(
            name: "EssayTests", dependencies: testingUIKit, exclude: ["README.md"],
            swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
        // The top-level names of other libraries, for an app that imports them beside Cairn.
        .target(name: "Neighbours", path: "Tests/Neighbours", swiftSettings: settings),
        .testTarget(
            name: "NeighbourTests",
            dependencies: ["Neighbours", "CairnUIKit", "CairnTesting"] + testingUIKit,
            packageAccess: false, swiftSettings: settings),
        // Code that knows nothing of actors compiles over the double as it does over Apple's UIKit, and with Cairn.
        .testTarget(
            name: "UnannotatedTests", dependencies: ["CairnUIKit", "CairnTesting"] + testingUIKit,
            swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        .target(
            name: "CairnStudio",
            dependencies: [
                "Cairn", "CairnInspector", "CairnTesting", "MainSerial", "UIKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), "FlyingFox",
            ],
            exclude: ["README.md"], resources: [.copy("Page")], swiftSettings: settings),
        // A small app, and its command, for the tests of the studio.
        .target(
            name: "StudioStage", dependencies: ["CairnStudio", "CairnUIKit", "UIKit"],
            path: "Tests/StudioStage", swiftSettings: settings),
        .testTarget(
            name: "CairnStudioTests",
            dependencies: [
                "CairnInspector", "CairnStudio", "CairnUIKit", "CairnUIKitBinding", "CairnTesting",
                "KickaboutApp", "KickaboutCore", "LoginRecipe", "StudioStage", "kickabout",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ] + testingUIKit,
            swiftSettings: settings),
        .testTarget(
            name: "StudioDrawingTests",
            dependencies: ["CairnInspector", "CairnStudio", "CairnTesting"] + testingUIKit,
            swiftSettings: settings),
        .testTarget(
            name: "StudioServerTests",
            dependencies: [
                "CairnInspector", "CairnStudio", "CairnTesting", "StudioStage", "kickabout", "inspected",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ] + testingUIKit,
            swiftSettings: settings),
    ]
}

if headless {
    package.targets += [
        .executableTarget(
            name: "kickabout",
            dependencies: [
                "KickaboutApp", "KickaboutCore", "LoginRecipe", "CairnStudio", "CairnSystemScreens",
                "CairnUIKit",
                "UIKit",
            ],
            path: "Examples/Kickabout/Command", packageAccess: false, swiftSettings: settings),
        // Kickabout as an app that runs by itself, in real time, and shows itself to a studio.
        .executableTarget(
            name: "inspected",
            dependencies: ["CairnInspector", "KickaboutApp", "KickaboutCore", "LoginRecipe", "UIKit"],
            path: "Tests/Inspected", packageAccess: false, swiftSettings: settings),
        // An app for the tests of the studio's page.
        .executableTarget(
            name: "workbench", dependencies: ["CairnStudio", "UIKit"], path: "Tests/Workbench",
            packageAccess: false, swiftSettings: settings),
        .executableTarget(
            name: "recipes", dependencies: ["RecipeViews", "CairnStudio", "UIKit"],
            path: "Examples/Recipes/Command", packageAccess: false, swiftSettings: settings),
        .testTarget(
            name: "ReadmeTests",
            dependencies: [
                "CairnBinding", "CairnInspector", "CairnStudio", "CairnSystemScreens", "CairnTesting",
                "CairnUIKit",
                "CairnUIKitBinding",
            ] + testingUIKit,
            packageAccess: false, swiftSettings: settings),
    ]
}

// A part of the package, where that is asked for. For a platform: the libraries alone, and the tests that are true on each;
// everything else is for a phone and a pad. For those who work on a few targets: what CAIRN_ONLY names, where what these depend on
// has to be as well.
let part: Set<String>? =
    platform != nil
    ? [
        "CairnTree", "Cairn", "CairnBinding", "MainSerial", "CairnTesting", "CairnContract",
        "CairnSystemScreens", "CairnUIKit", "CairnUIKitBinding", headless ? "UIKit" : "CairnInspector",
        "_Testing_UIKit", "UIKitStage",
        "PlatformTests",
    ] : Context.environment["CAIRN_ONLY"].map { Set($0.split(separator: ",").map(String.init)) }
if let part {
    package.targets.removeAll { !part.contains($0.name) }
    package.products.removeAll { product in
        (product as? Product.Library).map { !part.isSuperset(of: $0.targets) } ?? true
    }
    package.dependencies = []
}
