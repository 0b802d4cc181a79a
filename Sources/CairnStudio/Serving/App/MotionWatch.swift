import Cairn
import CairnInspector
import UIKit

/// Guesses what moves, by what there was at rest before: a page has it come from the side, or from below.
struct MotionWatch {
    private var depth = Depth()
    private var motion: Wire.Motion?

    private struct Depth: Equatable {
        var layers = 0
        var places = 0
    }

    /// - Parameter tree: where there is one; it is ahead of the screen.
    mutating func look(at stage: Wire.Stage, _ tree: Tree?) -> Wire.Motion? {
        var now = Depth(layers: stage.windows.last?.layers.count ?? 0)
        if let tree {
            now = Depth(layers: tree.layers.count, places: tree.layers.last?.places ?? 0)
        } else if let bar = stage.windows.last?.layers.last?.screen.bar {
            now.places = bar.backMenu.count
        }
        guard stage.isMoving else {
            (depth, motion) = (now, nil)
            return nil
        }
        if now.layers != depth.layers {
            motion = now.layers > depth.layers ? .present : .dismiss
        } else if now.places != depth.places {
            motion = now.places > depth.places ? .push : .pop
        } else if motion == nil {
            motion = .other
        }
        return motion
    }
}

extension Tree.Node {
    /// How many places lie on those that are seen.
    fileprivate var places: Int {
        switch content {
        case .screen: 1
        case .stack(let nodes), .flow(let nodes): nodes.reduce(0) { $0 + $1.places }
        case .choice(_, let nodes, let front): nodes[front].places
        case .split(let nodes, let front):
            // Columns that are one stack lie on each other.
            nodes[...(front ?? nodes.count - 1)].reduce(0) { $0 + $1.places }
        }
    }
}
