extension Refusal {
    /// The same refusal with another tree, if it names the one that the transition met, and with other texts.
    package func mapped(
        _ tree: (Tree) -> Tree = \.self, texts text: (String) -> String = \.self
    ) -> Refusal {
        switch self {
        case .askerLeft, .coordinatorLeft, .noNavigator: self
        case .alreadyAsked(let route): .alreadyAsked(route: text(route))
        case .unknownRoute(let id, let known): .unknownRoute(text(id), known: known.map(text))
        case .unknownToAll(let route, let asked): .unknownToAll(route: text(route), asked: asked.map(text))
        case .noFlow(let route, let output): .noFlow(route: text(route), output: text(output))
        case .unhandledOutput(let output): .unhandledOutput(text(output))
        case .guarded(let destination, let why): .guarded(text(destination), why: text(why))
        case .flowLeft(let destination): .flowLeft(before: text(destination))
        case .leaveRefused(let screen): .leaveRefused(text(screen))
        case .neverShown(let route): .neverShown(route: text(route))
        case .unknownRoutes(let model, let routes, let coordinator, let known):
            .unknownRoutes(
                of: text(model), routes: text(routes), coordinator: text(coordinator), knows: text(known))
        case .redirectedInCircles(let trail): .redirectedInCircles(trail.map(text))
        case .decisionFailed(let error): .decisionFailed(text(error))
        case .makingFailed(let destination, let error): .makingFailed(text(destination), why: text(error))
        case .wrongType(let expected, let found): .wrongType(expected: text(expected), found: text(found))
        case .noStack(let met): .noStack(tree(met))
        case .notInFront(let met): .notInFront(tree(met))
        case .nothingToPop(let met): .nothingToPop(tree(met))
        case .notInStack(let destination, let met): .notInStack(text(destination), tree(met))
        case .covered(let screen, let met): .covered(by: text(screen), tree(met))
        case .noCoordinator(let screen, let met): .noCoordinator(text(screen), tree(met))
        case .nothingPresented(let met): .nothingPresented(tree(met))
        case .nothingToClose(let met): .nothingToClose(tree(met))
        case .noSuchDetent(let detent, let met): .noSuchDetent(detent, tree(met))
        case .noSuchColumn(let column, let met): .noSuchColumn(text(column), tree(met))
        case .noSuchTab(let destination, let met): .noSuchTab(text(destination), tree(met))
        case .containerInStack(let container, let met): .containerInStack(text(container), tree(met))
        case .noDialog(let screen, let met): .noDialog(text(screen), tree(met))
        case .dialogOutOfPlace(let dialog, let met): .dialogOutOfPlace(text(dialog), tree(met))
        case .unavailable(let screen, let why): .unavailable(text(screen), why: text(why))
        case .notOpened(let place): .notOpened(text(place))
        case .endless(let destination): .endless(text(destination))
        case .badLink(let link, let why): .badLink(text(link), why: why.mapped(text))
        case .linkEnds(let destination, let met): .linkEnds(before: text(destination), tree(met))
        }
    }
}

extension LinkRefusal {
    /// The same refusal with other texts.
    fileprivate func mapped(_ text: (String) -> String) -> LinkRefusal {
        switch self {
        case .otherScheme(let scheme, let known): .otherScheme(text(scheme), known: known)
        case .otherHost(let host, let known): .otherHost(text(host), known: known)
        case .malformed(let part): .malformed(text(part))
        case .unknown(let part, let link): .unknown(text(part), in: text(link))
        case .wrongValue(let found, let parameter, let type, let pattern):
            .wrongValue(text(found), parameter: parameter, type: type, pattern: pattern)
        case .missing: self
        case .notLinkable(let destination): .notLinkable(text(destination))
        case .unprintable(let destination, let why): .unprintable(text(destination), why: text(why))
        }
    }
}
