import Cairn
import Testing

@testable import CairnUIKit

/// What each platform answers to a style that it lacks, said on any of them.
struct PlatformTests {
    @Test(
        arguments: [
            (.sheet, "tvOS has no sheets; present it as .fullScreen"),
            (.sheet(detents: [.medium]), "tvOS has no sheets; present it as .fullScreen"),
            (.formSheet, "tvOS has no sheets; present it as .fullScreen"),
            (.popover, "tvOS has no popovers; present it as .fullScreen"),
            (.fullScreen, nil), (.overFullScreen, nil), (.alert, nil), (.actionSheet, nil),
            (.currentContext, nil),
            (.custom("card"), nil),
        ] as [(Tree.ModalStyle, String?)])
    func `tvOS has what covers the whole window`(_ style: Tree.ModalStyle, _ why: String?) {
        #expect(UIKitPlatform.tvOS.obstacle(to: style) == why)
    }

    @Test(
        arguments: [
            (
                .sheet(detents: [.medium]),
                "sheets have neither heights nor a grabber on visionOS; present it as .sheet"
            ),
            (
                .formSheet(detents: [], grabber: true),
                "sheets have neither heights nor a grabber on visionOS; present it as .formSheet"
            ),
            (.sheet, nil), (.formSheet, nil), (.popover, nil), (.fullScreen, nil),
        ] as [(Tree.ModalStyle, String?)])
    func `visionOS has sheets of one height`(_ style: Tree.ModalStyle, _ why: String?) {
        #expect(UIKitPlatform.visionOS.obstacle(to: style) == why)
    }

    @Test func `iOS has them all`() {
        for style in [Tree.ModalStyle.sheet(detents: [.large], grabber: true), .formSheet, .popover, .alert] {
            #expect(UIKitPlatform.iOS.obstacle(to: style) == nil)
        }
    }
}
