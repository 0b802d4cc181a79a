/// How a collection arranges its items. Recorded: nothing is laid out.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    @preconcurrency @MainActor public override init() { super.init() }
    open func invalidateLayout() {}
    /// The kinds of views that stand around each section, in reading order.
    var supplementaryKinds: [String] { [] }
    /// Those that stand around that section.
    func supplementaryKinds(in section: Int) -> [String] { supplementaryKinds }
}

/// Items in lines. Recorded; a header or footer of some size is asked for.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    override var supplementaryKinds: [String] {
        [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    }

    override func supplementaryKinds(in section: Int) -> [String] {
        var (header, footer) = (headerReferenceSize, footerReferenceSize)
        if let collectionView,
            let delegate = collectionView.ownDelegate as? any UICollectionViewDelegateFlowLayout
        {
            header = delegate.collectionView(
                collectionView, layout: self, referenceSizeForHeaderInSection: section)
            footer = delegate.collectionView(
                collectionView, layout: self, referenceSizeForFooterInSection: section)
        }
        return (header == .zero ? [] : [UICollectionView.elementKindSectionHeader])
            + (footer == .zero ? [] : [UICollectionView.elementKindSectionFooter])
    }
}

extension UICollectionView {
    /// Recorded: lists scroll up and down.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// What a collection that is a list looks like, and what a swipe on its items offers.
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    /// What a swipe to the right offers.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What a swipe to the left offers.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) { self.appearance = appearance }
}

/// Items arranged section by section. Only lists are modelled; other sections do not compile.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let configuration: UICollectionLayoutListConfiguration

    init(_ configuration: UICollectionLayoutListConfiguration) {
        self.configuration = configuration
        super.init()
    }

    /// A list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout { .init(configuration) }

    override var supplementaryKinds: [String] {
        (configuration.headerMode == .supplementary ? [UICollectionView.elementKindSectionHeader] : [])
            + (configuration.footerMode == .supplementary ? [UICollectionView.elementKindSectionFooter] : [])
    }
}
