import Testing
import UIKit

@testable import CairnStudio

/// How the parts of a screen are drawn.
struct ControlPictureTests {
    @Test func `a table's rows say what they are, what ends them, and what can be done`() {
        #expect(
            drawn(.league) == """
                ╭──────────────────────────────────────╮
                │ ‹ League       Clubs                 │
                ├──────────────────────────────────────┤
                │ Netherlands                          │
                │                                      │
                │ Ajax                     Amsterdam › │
                │ *Feyenoord*                          │
                │ PSV                  [Flag] [Delete] │
                │                                      │
                │ Portugal                             │
                │                                      │
                │ Porto                              ✓ │
                │ Benfica                          ⓘ › │
                │ (-) Sporting                       ≡ │
                │ (+) Braga                            │
                ╰──────────────────────────────────────╯
                """)
        let narrow = drawn(.league, 24, unicode: false).split(separator: "\n")
        #expect(narrow[5] == "| Ajax     Amsterdam > |")
        #expect(narrow[7] == "| PSV  [Flag] [Delete] |")
    }

    @Test func `an open menu lies over the screen, with marks and ways on`() {
        #expect(
            drawn(.menu) == """
                ╭──────────────────────────────────────╮
                │               Matches                │
                ├────╭────────────────────────────╮────┤
                │ [Mo│ Sort by                    │    │
                │    │                            │    │
                │    │ [✓ Name]                   │    │
                │    │ [Date]                     │    │
                │    │ [Other ›]                  │    │
                │    ╰────────────────────────────╯    │
                │                                      │
                │                                      │
                ╰──────────────────────────────────────╯
                """)
    }

    @Test func `a label that says what its control says is not read twice`() {
        #expect(
            drawn(
                .of(
                    .layer(
                        .root, "Sounds",
                        .text("Sound"), .showing(.toggle(true), "Sound"),
                        .text("How loud"), .showing(.toggle(false), "Loud"),
                        .text("Again"), .button("Again")
                    ))
            ) == """
                ╭──────────────────────────────────────╮
                │                Sounds                │
                ├──────────────────────────────────────┤
                │ Sound ( •) on                        │
                │                                      │
                │ How loud                             │
                │                                      │
                │ Loud  (• ) off                       │
                │                                      │
                │ Again                                │
                │                                      │
                │ [Again]                              │
                ╰──────────────────────────────────────╯
                """)
    }

    @Test func `controls show their values`() {
        #expect(
            drawn(.settings) == """
                ╭──────────────────────────────────────╮
                │               Settings               │
                ├──────────────────────────────────────┤
                │ ⌕ Search aj▏________________________ │
                │                                      │
                │ [All | *Mine*]                       │
                │                                      │
                │ Sound   ( •) on                      │
                │ Volume  ━━━━━━━━━━━•─────────── 50 % │
                │ Players [-] 4 [+]                    │
                │ Pages   [page 1 of 3] off            │
                │ Loaded  ━━━━━━───────────────── 25 % │
                │ Note                                 │
                │ │Bring                               │
                │ │boots▏                              │
                ╰──────────────────────────────────────╯
                """)
    }
}
