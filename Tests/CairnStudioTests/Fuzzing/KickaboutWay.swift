/// Ways to planted bugs, as fuzzing left them when lines were only left out one by one.
struct KickaboutWay: Sendable {
    let plant: KickaboutPlant
    let script: String
    /// How many lines are enough.
    let enough: Int

    static let all = [
        KickaboutWay(
            plant: .deafBack,
            script: """
                open "kickabout://friends/2/chat"
                tap "Sign up"
                type "Password" "old password"
                tap "Create account"
                wait 1.0
                type "Name" "%s%n"
                tap "Continue"
                tap "Profile"
                close
                back
                """, enough: 8),
        KickaboutWay(
            plant: .keptProfile,
            script: """
                tap "Sign up"
                type "Password" "old password"
                tap "Create account"
                wait 1.0
                type "Name" "日本語"
                tap "Continue"
                tap "Open Settings"
                tap "Tab bar"
                tap "Matches"
                tap "Open Settings"
                tap "Shared league"
                tap "Rankings"
                refresh
                tap "1. Ana"
                open "kickabout://matches/3/edit/players/home"
                wait 0.5
                menu "Edit match"
                """, enough: 8),
        KickaboutWay(
            plant: .slippingEditor,
            script: """
                tap "Sign up"
                type "Password" "old password"
                tap "Create account"
                wait 1.0
                type "Name" "correct horse"
                tap "Continue"
                tap "Open Settings"
                tap "Shared league"
                open "kickabout://matches/3/edit/players/home"
                menu "Edit match"
                tap "Played"
                """, enough: 10),
    ]
}
