#if canImport(UIKit)
    import Cairn
    import UIKit

    extension UIKitHost {
        /// What UIKit shows now; what is on its way out is not counted.
        package func look() -> Shown {
            hidesTree = placement.hidesTree(known: known)
            let (hadCovers, heardMore) = (hasCovers, listeners.hearsMore)
            var layers = lookAtLayers()
            hasCovers = layers.contains(where: \.hasCovers)
            // Modals over a single stack are rare, and so are tabs behind More: the walks that look for what stands on them are made
            // only where one was found.
            if hasCovers && !hadCovers || listeners.hearsMore && !heardMore { layers = lookAtLayers() }
            if !waiting.isEmpty, base != nil { layers += waitingLayers }
            return Shown(layers: layers, hidesTree: hidesTree)
        }

        private func lookAtLayers() -> [Shown.Layer] {
            let layers = layers
            guard let base = layers.first else { return Shown.nothing.layers }
            return [Shown.Layer(part(root(of: base)))]
                + layers.dropFirst().map { Shown.Layer(part($0), as: style(of: $0)) }
        }

        func part(_ controller: UIViewController) -> Shown.Part {
            let entry = known.entry(for: controller)
            if let part = entry.part { return part }
            let node = entry.node
            if node < Tree.Node.ID(0), !entry.isAroundColumn {
                return .foreign(node, "\(type(of: controller))")
            }
            if let stack = controller as? UINavigationController, isHeard(stack, knownAs: entry) {
                let held = look(at: stack, knownAs: entry)
                return held.stack(node, over: covers(of: stack).map(part) + waitingCovers(of: node))
            }
            if let tabs = controller as? UITabBarController, isHeard(tabs, knownAs: entry) {
                var parts = held(by: tabs).parts
                if let more = partOfMore(in: tabs) { parts.append(more) }
                let front = tabs.selectedViewController.map { known.node(of: $0) }
                return .choice(.tabs, node, parts, front: front ?? parts.first?.id ?? node)
            }
            if let pages = controller as? PagesController {
                let front = pages.viewControllers?.first ?? pages.places.first
                let parts = pages.places.map(part)
                return .choice(.pages, node, parts, front: front.map { known.node(of: $0) } ?? node)
            }
            // There is nothing that shows such a container, and the place says so.
            if controller is MisfitViewController, let kind = entry.kind,
                let part = navigator?.tree[node]?.part,
                part.kind == kind
            {
                return part
            }
            if !configuration.containers.isEmpty, let own = controller as? any ContainerController,
                let kind = entry.kind
            {
                let parts = own.places.map(part)
                let front = parts.indices.contains(own.front) ? parts[own.front].id : node
                return .choice(kind, node, parts, front: front)
            }
            if let columns = controller as? UISplitViewController, isHeard(columns, knownAs: entry) {
                return look(at: columns, node)
            }
            return .screen(node)
        }

        /// Whether this is one of the host's own; a controller of other code is not looked into.
        private func isHeard(_ controller: UIViewController, knownAs entry: KnownController) -> Bool {
            if !entry.isHeard { entry.isHeard = listeners.hear(controller) }
            return entry.isHeard
        }

        /// What stands on a stack and belongs to the tree.
        func held(by stack: UINavigationController) -> HeldScreens {
            look(at: stack, knownAs: known.entry(for: stack))
        }

        private func look(at stack: UINavigationController, knownAs entry: KnownController) -> HeldScreens {
            let held = entry.held
            held.look(at: own(on: stack), gone: known.gone, knownAs: known.entry, part: part)
            return held
        }

        func held(by tabs: UITabBarController) -> HeldTabs {
            let held = known.entry(for: tabs).tabs
            held.look(at: tabs.viewControllers ?? [], knownAs: known.entry, part: part)
            return held
        }

        private func style(of controller: UIViewController) -> Tree.ModalStyle {
            if let alert = controller as? UIAlertController {
                return alert.preferredStyle == .alert ? .alert : .actionSheet
            }
            if let style = known.style(of: controller).flatMap(controller.resting) { return style }
            // Pushed, where it stands above a container in a column.
            guard controller.presentingViewController != nil else { return .fullScreen }
            if let style = controller.modalPresentationStyle.ofPart { return style }
            return switch controller.modalPresentationStyle {
            case .custom: known.style(of: controller) ?? .overFullScreen
            case .overFullScreen, .overCurrentContext: .overFullScreen
            default: .fullScreen
            }
        }
    }
#endif
