#if CAIRN_INSPECTOR
    import Cairn

    extension Wire.Stage {
        /// Ties the layers of the front window to what the tree has in front there; from the uppermost down, since what a
        /// full-screen modal covers is in the tree only.
        package mutating func place(_ tree: Tree?) {
            guard let tree, tree.foreignRoot == nil, let window = windows.indices.last else { return }
            var nodes = tree.layers[...]
            for layer in windows[window].layers.indices.reversed()
            where windows[window].layers[layer].style != "menu" {
                guard let node = nodes.popLast() else { return }
                windows[window].layers[layer].node = node.visible.id.number
            }
        }
    }
#endif
