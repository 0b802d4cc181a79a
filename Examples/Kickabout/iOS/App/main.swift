import KickaboutApp

AppDelegate.main()
