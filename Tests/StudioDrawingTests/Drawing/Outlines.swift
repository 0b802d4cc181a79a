@testable import CairnStudio
@testable import UIKit

extension Simulator.Outline {
    /// A window with these layers, and what can be done in it.
    static func of(_ layers: Layer..., actions: [Action] = []) -> Simulator.Outline {
        of(layers, actions: actions)
    }

    static func of(_ layers: [Layer], actions: [Action] = []) -> Simulator.Outline {
        Simulator.Outline(windows: [.init(isKey: true, layers: layers)], actions: actions)
    }
}

extension Simulator.Outline.Layer {
    static func layer(
        _ style: Style, _ title: String? = nil, back: String? = nil, right: [String] = [],
        pulls: Bool = false, _ elements: Simulator.Outline.Element...
    ) -> Simulator.Outline.Layer {
        var screen = Simulator.Outline.Screen(controller: "C", elements: elements)
        if let title {
            screen.navigationBar = .init(
                title: title, backTitle: back,
                right: right.map { .init(title: $0, isEnabled: true, isProminent: $0 == "Done") })
        }
        return .init(style: style, canBePulledAway: pulls, screen: screen)
    }
}

extension Simulator.Outline.Layer {
    /// The same with tabs below: the first is selected, one with a number has that as its badge, the last is off.
    func tabs(_ titles: (String, badge: String?)...) -> Simulator.Outline.Layer {
        var layer = self
        layer.screen.tabBar = .init(
            items: titles.enumerated().map { index, tab in
                .init(
                    title: tab.0, badge: tab.badge, isSelected: index == 0,
                    isEnabled: index < titles.count - 1)
            })
        return layer
    }
}

extension Simulator.Outline.Element {
    static func text(_ text: String, _ style: UIFont.TextStyle? = nil) -> Simulator.Outline.Element {
        .init(kind: .text(style), label: text)
    }

    static func button(
        _ title: String, _ style: Simulator.Outline.Button.Style = .plain,
        role: Simulator.Outline.Button.Role = .normal,
        subtitle: String? = nil, enabled: Bool = true
    ) -> Simulator.Outline.Element {
        .init(
            kind: .button(.init(style: style, role: role, subtitle: subtitle)), label: title,
            isEnabled: enabled)
    }

    static func field(
        _ label: String, _ text: String = "", secure: Bool = false, editing: Bool = false
    ) -> Simulator.Outline.Element {
        .init(
            kind: .field(.init(text: text, placeholder: label, isSecure: secure, isEditing: editing)),
            label: label)
    }

    static func row(_ title: String, _ change: (inout Simulator.Outline.Row) -> Void = { _ in })
        -> Simulator.Outline.Element
    {
        var row = Simulator.Outline.Row()
        change(&row)
        return .init(kind: .row(row), label: title)
    }

    static func showing(_ kind: Kind, _ label: String) -> Simulator.Outline.Element {
        .init(kind: kind, label: label)
    }

    static var wheel: Simulator.Outline.Element { .init(kind: .activity, label: "") }
}

extension Simulator.Outline {
    static let login = Simulator.Outline.of(
        .layer(
            .root, "Log in", back: "Welcome", right: ["Help"], .text("Kickabout", .title1),
            .text("Five friends, one ball, and a pitch near you."), .field("Email", "ana@example.org"),
            .field("Password", "•••", secure: true, editing: true), .button("Log in", .filled),
            .button("Forgot password?"), .button("Delete account", role: .destructive, enabled: true),
            .button("Sign up", .bordered, enabled: false), .wheel),
        actions: [.back, .swipeBack, .tap("Help"), .type("Email"), .tap("Log in")])
}

extension Simulator.Outline {
    static let league = Simulator.Outline.of(
        .layer(
            .root, "Clubs", back: "League", .text("Netherlands", .headline),
            .row("Ajax") {
                $0.detail = "Amsterdam"
                $0.accessory = .disclosure
            },
            .row("Feyenoord") { $0.isSelected = true },
            .row("PSV") { $0.swipeActions = ["Flag", "Delete"] }, .text("Portugal", .headline),
            .row("Porto") { $0.accessory = .checkmark }, .row("Benfica") { $0.accessory = .detailDisclosure },
            .row("Sporting") {
                $0.editing = .delete
                $0.canBeMoved = true
            }, .row("Braga") { $0.editing = .insert }))
}

extension Simulator.Outline {
    static let settings = Simulator.Outline.of(
        .layer(
            .root, "Settings",
            .init(
                kind: .field(
                    .init(text: "aj", placeholder: "Search", isSecure: false, isEditing: true, style: .search)
                ),
                label: "Search"),
            .init(kind: .segments(["All", "Mine"], selected: 1), label: ""),
            .init(kind: .toggle(true), label: "Sound"),
            .init(kind: .slider(0.5), label: "Volume"), .init(kind: .stepper(4), label: "Players"),
            .init(kind: .value("page 1 of 3"), label: "Pages", isEnabled: false),
            .init(kind: .progress(0.25), label: "Loaded"),
            .init(
                kind: .field(
                    .init(
                        text: "Bring\nboots", placeholder: nil, isSecure: false, isEditing: true,
                        style: .lines)),
                label: "Note")))
}

extension Simulator.Outline {
    static let menu = Simulator.Outline.of(
        .layer(.root, "Matches", .showing(.button(.init(opensMenu: true)), "More")),
        .layer(
            .menu, nil, .text("Sort by", .footnote), .showing(.button(.init(mark: .on)), "Name"),
            .button("Date"),
            .showing(.button(.init(opensMenu: true)), "Other")))
}

extension Simulator.Outline {
    static let layered = Simulator.Outline.of(
        .layer(.root, "Matches", .button("Ajax"), .button("Porto")),
        .layer(
            .sheet, "New match", right: ["Done"], pulls: true, .field("Name"),
            .button("日本語 – 👍", .tinted)),
        .layer(
            .alert, nil, .text("Leave without saving?"), .text("What you have typed will be lost."),
            .button("Leave", role: .destructive), .button("Stay", role: .cancel)))
}

/// A picture of it as text, as wide as that.
func drawn(_ outline: Simulator.Outline, _ columns: Int = 40, unicode: Bool = true, look: Look = .plain)
    -> String
{
    let room = Room(columns: columns, look: look, isUnicode: unicode)
    return Scene(outline: outline).picture(in: room, numbered: false).dropLast()
        .map { $0.rendered(look) }.joined(separator: "\n")
}
