import KickaboutApp
import UIKit

AppDelegate.main()
