import Cairn

/// What UIKit lets a tree have, by platform. A style that is not there is refused, and the refusal says where that is.
struct UIKitPlatform: Hashable, Sendable {
    let name: String
    /// Sheets, form sheets and popovers.
    let hasSheets: Bool
    /// Heights at which a sheet rests, and its grabber.
    let hasDetents: Bool

    static let iOS = Self(name: "iOS", hasSheets: true, hasDetents: true)
    static let visionOS = Self(name: "visionOS", hasSheets: true, hasDetents: false)
    static let tvOS = Self(name: "tvOS", hasSheets: false, hasDetents: false)

    /// The one that this was built for.
    static var current: Self {
        #if NO_SHEETS
            .tvOS
        #elseif NO_DETENTS
            .visionOS
        #else
            .iOS
        #endif
    }

    /// Why a modal cannot be shown in a style; nil when it can.
    func obstacle(to style: Tree.ModalStyle) -> String? {
        if style.isPulledDown, !hasSheets {
            let name = style.plain == .popover ? "popovers" : "sheets"
            return "\(self.name) has no \(name); present it as .fullScreen"
        }
        if !style.detents.isEmpty || style.hasGrabber, !hasDetents {
            return "sheets have neither heights nor a grabber on \(name); present it as .\(style.name)"
        }
        return nil
    }
}
