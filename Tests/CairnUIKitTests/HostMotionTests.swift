#if canImport(UIKit)
    import CairnUIKit
    import Testing

    /// Every order in which steps, fingers, other code's movements and UIKit's late words can come, seven deep.
    struct HostMotionTests {
        @Test func `no interleaving of seven events begins a step too early or never rests`() {
            var count = 0
            explore(MotionWorld(), depth: 7, path: [], count: &count)
            #expect(count > 50_000, "explored \(count) interleavings")
            print("HostMotion: \(count) interleavings of up to seven events")
        }

        private func explore(
            _ world: MotionWorld, depth: Int, path: [MotionWorld.Event], count: inout Int
        ) {
            count += 1
            var end = world
            end.settle()
            if let fault = world.fault ?? end.fault {
                Issue.record("\(fault) after \(path)")
                return
            }
            guard depth > 0 else { return }
            for event in MotionWorld.Event.allCases {
                var next = world
                if next.happens(event) {
                    explore(next, depth: depth - 1, path: path + [event], count: &count)
                }
            }
        }

        @Test func `a modal that never says that it is over is not waited for without end`() {
            var motion = HostMotion()
            var postponed = 0
            while motion.hear(.given(behind: .brief)) == [.postpone] {
                postponed += 1
                #expect(motion.hear(.waited(motion.age)).first == .tellRest)
            }
            #expect(postponed == 4 && motion.isPerforming)
        }

        @Test func `what a finger of the host's own drives is not taken for another finger`() {
            let (stack, other) = (ObjectIdentifier(Int.self), ObjectIdentifier(Bool.self))
            var motion = HostMotion()
            let touch = { HostMotion.Event.touched($0, mayGoBack: true, isDriven: $1) }
            #expect(motion.hear(touch(stack, true)) == [.tellFinger])
            #expect(motion.hear(touch(stack, false)) == [] && motion.isDriven)
            #expect(motion.hear(touch(other, false)) == [] && motion.isTouched(stack))
            #expect(motion.hear(.watched(motion.age)).first == .tellRest && !motion.isDriven)
        }

        @Test func `empty places are filled at every rest until none is left`() {
            var motion = HostMotion()
            #expect(motion.hear(.released) == [.tellRest, .tidyUp])
            #expect(motion.hear(.leftEmpty) == [])
            #expect(motion.hear(.released) == [.tellRest, .fillPlaces, .tidyUp])
            #expect(motion.hear(.filled(someAreLeft: false)) == [])
            #expect(motion.hear(.released) == [.tellRest, .tidyUp])
        }
    }

    /// A navigator that wants steps done, the motion, and UIKit with one stack and one modal, as a value.
    private struct MotionWorld {
        enum Event: CaseIterable {
            case stepAtOnce, stepOnStack, stepOnModal
            case stackShows, stackShowsTooEarly, modalCompletes, wordComes, lastWordComes
            case fingerDrivesStep, fingerBegins, fingerEndsInShowing, fingerGoesBack, backTapped
            case fingerBeginsElsewhere, tabTapped, secondFingerBegins, secondEnds, containerChanges
            case otherBegins, otherEnds
        }

        private enum Movement: CaseIterable { case stack, modal, finger, tap, second, other }
        private enum Told { case rest, step, finger, moved, waiting }

        private(set) var fault: String?
        private var motion = HostMotion()
        private var moving: Set<Movement> = []
        private var told = Told.rest
        /// What is watched: each is said once what it watches is over, at some time.
        private var words: [(event: HostMotion.Event, over: Set<Movement>)] = []
        private var stack: HostMotion.Mover { ObjectIdentifier(Int.self) }
        /// What UIKit says at the end of a step beside which a finger began.
        private var late: HostMotion.Event?

        /// Whether the event is possible; if so it has happened.
        mutating func happens(_ event: Event) -> Bool {
            switch event {
            case .stepAtOnce: return step { $0.hear(.done) }
            case .stepOnStack:
                return step {
                    $0.moving.insert(.stack)
                    $0.hear(.moves(.stack($0.stack)))
                    $0.watch(.stack)
                }
            case .stepOnModal:
                return step {
                    $0.moving.insert(.modal)
                    $0.hear(.moves(.modal))
                    $0.watch(.modal)
                }
            case .stackShows:
                guard ends(.stack) else { return false }
                hear(.stackShows(stack, isTop: true, isOver: true))
            case .stackShowsTooEarly:
                guard ends(.stack) else { return false }
                hear(.stackShows(stack, isTop: true, isOver: false))
            case .modalCompletes:
                guard ends(.modal) else { return false }
                hear(.modalEnded)
            case .wordComes, .lastWordComes:
                let ready = words.indices.filter { index in words[index].over.isDisjoint(with: moving) }
                guard let index = event == .wordComes ? ready.first : ready.last else { return false }
                hear(words.remove(at: index).event)
            case .fingerDrivesStep:
                guard told == .step, moving.contains(.stack) || moving.contains(.modal) else { return false }
                hear(.driven)
                if told != .finger { fault = fault ?? "nobody heard of the finger" }
            case .fingerBegins: return touch(.finger, mayGoBack: true)
            case .backTapped: return touch(.tap, mayGoBack: false)
            case .fingerBeginsElsewhere: return touchBesideStep()
            case .tabTapped: return touchSecond(mayGoBack: false)
            case .secondFingerBegins: return touchSecond(mayGoBack: true)
            case .secondEnds: return ends(.second)
            case .containerChanges:
                let container = ObjectIdentifier(Double.self)
                hear(.changedAtOnce(container))
                if motion.isTouched(container) { hear(.released) }
            case .fingerEndsInShowing:
                guard ends(.finger) || ends(.tap) else { return false }
                hear(.stackShows(stack, isTop: true, isOver: true))
            case .fingerGoesBack:
                guard ends(.finger) else { return false }
            case .otherBegins:
                guard moving.isEmpty else { return false }
                moving.insert(.other)
            case .otherEnds:
                guard ends(.other) else { return false }
                if let late { hear(late) }
                late = nil
            }
            return true
        }

        /// Everything ends, and all that is still to be said is said.
        mutating func settle() {
            var left = 40
            while left > 0, !moving.isEmpty || !words.isEmpty {
                left -= 1
                _ =
                    happens(.modalCompletes) || happens(.stackShows) || happens(.otherEnds)
                    || happens(.fingerGoesBack) || happens(.fingerEndsInShowing) || happens(.secondEnds)
                    || happens(.wordComes)
            }
            if left == 0 { fault = fault ?? "it never ends" }
            if !motion.isResting { fault = fault ?? "it never rests" }
            if told != .rest { fault = fault ?? "the navigator waits for ever: \(told)" }
        }

        private mutating func ends(_ movement: Movement) -> Bool { moving.remove(movement) != nil }

        /// The navigator gives a step whenever it was told that nothing moves.
        private mutating func step(_ begin: (inout Self) -> Void) -> Bool {
            guard told == .rest, moving.isSubset(of: [.other]) else { return false }
            told = .step
            let effects = motion.hear(.given(behind: moving.isEmpty ? nil : .transition))
            if effects == [.begin] {
                if !moving.isEmpty { fault = fault ?? "a step was begun while something moved" }
                begin(&self)
            } else {
                told = .waiting
                words.append((.waited(motion.age), [.other]))
            }
            return true
        }

        private mutating func touch(_ movement: Movement, mayGoBack: Bool) -> Bool {
            // UIKit lets no finger at a stack that moves.
            guard moving.isSubset(of: [.other]), late == nil else { return false }
            moving.insert(movement)
            hear(.touched(stack, mayGoBack: mayGoBack))
            watch(movement)
            return true
        }

        /// Something else, under the first finger or while the stack glides back.
        private mutating func touchSecond(mayGoBack: Bool) -> Bool {
            guard !moving.isEmpty, moving.isSubset(of: [.finger, .tap]) else { return false }
            moving.insert(.second)
            hear(.touched(ObjectIdentifier(String.self), mayGoBack: mayGoBack))
            watch(.second)
            return true
        }

        /// In another column than the one in which a step moves something, which comes to its end by itself.
        private mutating func touchBesideStep() -> Bool {
            guard told == .step, let step = moving.first(where: { $0 == .stack || $0 == .modal }),
                moving.count == 1
            else { return false }
            moving = [.other, .finger]
            late = step == .modal ? .modalEnded : .stackShows(stack, isTop: true, isOver: true)
            hear(.touched(ObjectIdentifier(Bool.self), mayGoBack: true))
            if told != .finger { fault = fault ?? "nobody heard of the finger" }
            watch(.finger)
            return true
        }

        private mutating func watch(_ movement: Movement) {
            words.append((.watched(motion.age), [movement]))
        }

        private mutating func hear(_ event: HostMotion.Event) {
            for effect in motion.hear(event) {
                switch effect {
                case .tellRest:
                    if !moving.isSubset(of: [.other]) { fault = fault ?? "it rests while \(moving) move" }
                    told = .rest
                case .tellFinger: told = .finger
                case .tellMoved:
                    if moving.contains(.finger) { fault = fault ?? "it is read under a finger" }
                    told = .moved
                case .restSoon: words.append((.watched(motion.age), []))
                case .waitForAll: words.append((.waited(motion.age), Set(Movement.allCases)))
                case .begin, .postpone, .fillPlaces, .tidyUp: break
                }
            }
        }
    }
#endif
