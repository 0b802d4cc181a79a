import Foundation
import Testing

@testable import CairnStudio

/// The map as a graph, in full.
struct StoryboardGraphTests {
    private let graph = StoryboardGraph(MapUnion(SmallMap.map), app: SmallMap.map.app)

    @Test func `a map in DOT`() {
        #expect(
            graph.dot() == #"""
                digraph "small \"app\"" {
                  rankdir=LR;
                  node [shape=box, style=rounded, fontname="Helvetica", fontsize=11];
                  edge [fontname="Helvetica", fontsize=9];
                  s3 [label="Settings · settings"];
                  subgraph cluster_0 {
                    label="matches";
                    s0 [label="Failed <again> · failed alert", style="rounded,dashed"];
                    s1 [label="Matches · list"];
                    s2 [label="Match #1 · match"];
                  }
                  s1 -> s2 [label="Ana – Bo [guarded: AppCoordinator]"];
                  s1 -> s3 [label="Settings", style=dotted];
                  s2 -> s0 [label="Save", style=dashed];
                }

                """#)
    }

    @Test func `a map in Mermaid`() {
        #expect(
            graph.mermaid() == #"""
                flowchart LR
                  s3["Settings · settings"]
                  subgraph g0 ["matches"]
                    s0(["Failed #60;again#62; · failed alert"])
                    s1["Matches · list"]
                    s2["Match #35;1 · match"]
                  end
                  s1 -->|"Ana – Bo #91;guarded: AppCoordinator#93;"| s2
                  s1 -.->|"Settings"| s3
                  s2 -.->|"Save"| s0

                """#)
    }

    @Test func `what is new is green, and what is gone red`() {
        var (old, new) = (SmallMap.map, SmallMap.map)
        (old.declared, new.declared) = (["about"], ["settings"])
        old.screens.removeAll { $0.id == "settings" }
        old.screens.append(SmallMap.screen("about", "About", "pushed", ["app"], depth: 2))
        old.ways.append(SmallMap.way("match", "about", "tap \"About\"", .push, control: "About"))
        old.ways[old.ways.count - 1].count = 5
        let union = MapUnion(new, comparedWith: old)
        #expect(union.screens.filter { $0.change == .new }.map(\.screen.id) == ["settings"])
        #expect(union.screens.filter { $0.change == .gone }.map(\.screen.id) == ["about"])
        #expect(union.ways.filter { $0.change == .gone }.map(\.way.act) == ["tap \"About\""])
        let graph = StoryboardGraph(union, app: "small")
        #expect(graph.mermaid().contains("classDef new stroke:#1a7f37,stroke-width:3px"))
        #expect(graph.mermaid().contains("class s4 gone"))
        #expect(graph.dot().contains("s2 -> s4 [label=\"About\", color=\"#c4302b\"];"))
    }

    @Test func `a diagram is no larger than GitHub draws`() {
        let map = RandomMap.make(seed: 3, screens: 400, ways: 1_800)
        let text = StoryboardGraph(MapUnion(map), app: "large").mermaid()
        #expect(text.utf8.count < 60_000)
        #expect(text.split(separator: "\n").filter { $0.contains("->") }.count <= 500)
        #expect(text.contains("more ways are not drawn here"))
    }

    @Test(arguments: [(400, 1_800), (2_000, 2_500), (3_000, 0)])
    func `nor is one of many screens, or one in which all has changed`(screens: Int, ways: Int) {
        let map = RandomMap.make(seed: 4, screens: screens, ways: ways)
        var old = map
        (old.screens, old.ways) = ([], [])
        for union in [MapUnion(map), MapUnion(map, comparedWith: old)] {
            let text = StoryboardGraph(union, app: "large").mermaid()
            #expect(text.utf16.count < 50_000)
            let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(lines.count { $0.hasPrefix("subgraph ") } == lines.count { $0 == "end" })
            if screens > 400 { #expect(text.contains("more screens are not drawn here")) }
        }
    }
}
