/// Makes pixels follow the tree, and says what is shown. It decides nothing.
///
/// A host for UIKit is in CairnUIKit, one for tests in CairnTesting, and `HostContract` holds both to the same rules. All hosts
/// are in this package, so the protocol is not public.
@MainActor
package protocol NavigatorHost: AnyObject, Sendable {
    /// Whom to tell what happens, by ``Navigator/hear(_:)``. Set when the host is attached; keep it weakly, the
    /// navigator keeps the host.
    var navigator: Navigator? { get set }

    /// It shows the tree no longer: another host does, or the window was closed. What it has set on controllers that go on
    /// without it is as it was. Nothing to do, unless a host says otherwise.
    func letGo()

    /// It comes in the place of another, which has let go, and shows what that has shown.
    func takeOver(from host: any NavigatorHost)

    /// Does one step, and tells the navigator `.rested` once nothing moves any more: at once, or later, but
    /// always, also when it could not be done. Given only while nothing moves that the host has told of. When
    /// something else still moves, the host tells `.postponed` and forgets the step: once it tells `.rested`, the next
    /// one is given.
    ///
    /// What to show for a node is ``Navigator/made(for:)``.
    /// - Parameter animated: Whether it may be seen to move: false for a change that was asked for without animation.
    func perform(_ step: Patch.Step, animated: Bool)

    /// What is shown, now that nothing moves. Controllers that Cairn did not make get ids below -1 of the host's
    /// own counting, the same one each time.
    func look() -> Shown

    /// What was looked at has been taken in, without a step: what the host holds up beforehand may be another now. Nothing
    /// to do, unless a host says otherwise.
    func tidyUp()

    /// These have left the tree. Once what showed them is off the screen, it may come again by other code: it is that code's
    /// then. Nothing to do, unless a host says otherwise.
    func hasLeft(_ nodes: Set<Tree.Node.ID>)

    /// Shows one of the columns that a node holds, where they are beside each other and it is hidden; told while nothing moves.
    /// What is hidden is not in the tree. Nothing to do, unless a host says otherwise.
    func show(column index: Int, of split: Tree.Node.ID)

    /// Whether the tree is a guest in an app that is not Cairn's, so that its root can be closed: the host then shows
    /// ``Shown/nothing``, and a tree of nothing means to take away all that was shown. No, unless a host says otherwise.
    var isGuest: Bool { get }

    /// How many of the lowest layers are out of sight although nothing of the tree's covers them, as behind another tab of an app in
    /// which the tree is a guest. None, unless a host says otherwise. Read as screens are told whether they are active; after a
    /// change of it that nothing else announces, the host has the navigator look again.
    var hiddenLayers: Int { get }

    /// Whether there is so little room that columns which come to the screen are one stack. No, unless a host says otherwise: it
    /// tells then what became of them.
    var columnsAreOneStack: Bool { get }

    /// Waits until no dialog is on its way out, where a button is heard only once its dialog has gone: until then whoever
    /// awaits an answer may get one. Nothing to wait for, unless a host says otherwise.
    func dialogsHaveGone() async

    /// Sends the person out of the app, and says whether that was opened. No, unless a host says otherwise.
    func leaveApp(for place: Tree.ExternalPlace) async -> Bool

    /// Why it cannot show a screen of the system's here and now; nil when it can. Unless a host says otherwise, it
    /// can show none.
    func obstacle(to screen: any SystemScreen) -> String?

    /// Why it cannot show a modal in a style; nil when it can. Unless a host says otherwise, it can show them all.
    func obstacle(to style: Tree.ModalStyle) -> String?
}

extension NavigatorHost {
    package func letGo() {}

    package func takeOver(from host: any NavigatorHost) {}

    package func tidyUp() {}

    package func hasLeft(_ nodes: Set<Tree.Node.ID>) {}

    package func show(column index: Int, of split: Tree.Node.ID) {}

    package var isGuest: Bool { false }

    package var hiddenLayers: Int { 0 }

    package var columnsAreOneStack: Bool { false }

    package func dialogsHaveGone() async {}

    package func leaveApp(for place: Tree.ExternalPlace) async -> Bool { false }

    package func obstacle(to screen: any SystemScreen) -> String? {
        "\(type(of: self)) shows no screens of the system's"
    }

    package func obstacle(to style: Tree.ModalStyle) -> String? { nil }
}
