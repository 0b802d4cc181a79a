extension Refusal {
    /// The same refusal with another tree, if it names the one that the transition met.
    package func mapped(_ transform: (Tree) -> Tree) -> Refusal {
        switch self {
        case .noStack(let tree): .noStack(transform(tree))
        case .notInFront(let tree): .notInFront(transform(tree))
        case .nothingToPop(let tree): .nothingToPop(transform(tree))
        case .notInStack(let destination, let tree): .notInStack(destination, transform(tree))
        case .covered(let screen, let tree): .covered(by: screen, transform(tree))
        case .noCoordinator(let screen, let tree): .noCoordinator(screen, transform(tree))
        case .nothingPresented(let tree): .nothingPresented(transform(tree))
        case .nothingToClose(let tree): .nothingToClose(transform(tree))
        case .noSuchDetent(let detent, let tree): .noSuchDetent(detent, transform(tree))
        case .noSuchColumn(let column, let tree): .noSuchColumn(column, transform(tree))
        case .noSuchTab(let destination, let tree): .noSuchTab(destination, transform(tree))
        case .containerInStack(let container, let tree): .containerInStack(container, transform(tree))
        case .noDialog(let screen, let tree): .noDialog(screen, transform(tree))
        case .dialogOutOfPlace(let dialog, let tree): .dialogOutOfPlace(dialog, transform(tree))
        case .linkEnds(let destination, let tree): .linkEnds(before: destination, transform(tree))
        case .askerLeft, .coordinatorLeft, .alreadyAsked, .unknownRoute, .unknownToAll, .noFlow,
            .unhandledOutput, .guarded, .flowLeft, .leaveRefused, .neverShown, .unknownRoutes,
            .redirectedInCircles, .decisionFailed, .makingFailed, .wrongType, .unavailable, .notOpened,
            .endless, .badLink, .noNavigator:
            self
        }
    }
}
