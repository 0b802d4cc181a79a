#if canImport(UIKit)
    import UIKit

    #if canImport(UserNotifications) && !os(macOS)
        import UserNotifications

        /// A notification says under "link" where it leads, and goes through the same door.
        extension AppDelegate: UNUserNotificationCenterDelegate {
            func listenToNotifications() { UNUserNotificationCenter.current().delegate = self }

            public nonisolated func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
            ) async {
                guard let link = response.link else { return }
                await open(link)
            }

            // After a cold start the window has followed it already; the same link again changes nothing.
            private func open(_ link: String) { front?.open(link) }
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
