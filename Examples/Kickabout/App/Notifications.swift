#if canImport(UIKit)
    import UIKit

    #if canImport(UserNotifications) && !os(macOS)
        import UserNotifications

        /// A notification says under "link" where it leads, and goes through the same door.
        extension AppDelegate: UNUserNotificationCenterDelegate {
            func listenToNotifications() {
                let center = UNUserNotificationCenter.current()
                center.delegate = self
                // Provisional: they come without a sound, and nobody is asked before there is anything to say.
                center.requestAuthorization(options: [.alert, .provisional]) { _, _ in }
            }

            // Not the `async` form: that one ends on a background thread, where UIKit traps, "Call must be made on main thread".
            public nonisolated func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                let link = response.link
                // After a cold start the window has followed it already; the same link again changes nothing.
                MainActor.assumeIsolated { if let link { front?.open(link) } }
                completionHandler()
            }
        }

        extension UIScene.ConnectionOptions {
            /// Where the notification leads that was tapped to start the app.
            var notificationLink: String? { notificationResponse?.link }
        }

        extension UNNotificationResponse {
            fileprivate nonisolated var link: String? {
                notification.request.content.userInfo["link"] as? String
            }
        }
    #else
        extension AppDelegate {
            func listenToNotifications() {}
        }

        extension UIScene.ConnectionOptions {
            /// There are no notifications here.
            var notificationLink: String? { nil }
        }
    #endif
#endif
