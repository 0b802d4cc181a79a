# For a change: make format lint test. All that CI runs without a Mac is `.ci/run`. Warnings are errors here, not for those who use Cairn.
export CAIRN_STRICT = 1
RECIPES = login matches tabs flow routes
SOURCES = Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources Fuzzers/Package.swift Fuzzers/Sources

.PHONY: all format lint test tsan tsan-all optimized walk whole faults faults-tests record record-tests files bench storyboard browser

all: lint test

## Rewrites the sources in the house style.
format:
	swift format format --in-place --recursive --parallel $(SOURCES)

## Fails on anything that `make format` would change, or that the linter dislikes.
lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

## Builds everything, in a folder of its own, and runs every test, the scripts of the examples among them. After a change `swift test
## --filter Name` is sooner there.
test:
	Tests/all.sh

## Runs the double's own tests under the thread sanitizer, in a build of its own of nothing else.
tsan:
	CAIRN_ONLY=MainSerial,UIKit,_Testing_UIKit,UIKitStage,HeadlessUIKitTests,AppearanceTests,ConformanceTests,EssayTests \
		swift test --sanitize=thread --scratch-path .build/tsan $(shell cat .ci/whole-modules)

## Runs every test under it. Takes about a quarter of an hour.
tsan-all:
	swift test --no-parallel --sanitize=thread --scratch-path .build/tsan

## Runs every test on code that is optimized as an app's release is. Builds for some eight minutes.
optimized:
	swift test -c release -Xswiftc -enable-testing --disable-xctest --no-parallel --scratch-path .build/optimized

## Walks apps at random, longer than a test does and with a fresh seed, which it prints; SEED and STEPS set both.
SEED ?= $(shell date +%s)
STEPS ?= 10000
walk:
	@echo "CAIRN_SEED=$(SEED) CAIRN_STEPS=$(STEPS)"
	CAIRN_SEED=$(SEED) CAIRN_STEPS=$(STEPS) swift test --filter 'CairnTests.LawTests|WalkTests'

## Tries all of what tests try a part of: every crossing of a verb with a guard, every order of requests. For the night.
whole:
	CAIRN_EVERY=1 swift test --filter 'Crossing|HostMachine|OrderTests|SameWalk|KickaboutPlant|KickaboutServing'

## Plants small faults in a copy of the package, and says which tests find each; see Faults/README.md. SEED draws others, ONLY=12,31
## runs those, SHARD=2/8 a part. Faults/install.sh installs what it needs.
FAULTS = .build/faults/python/bin/python
faults: SEED = 2026
faults: $(FAULTS)
	$(FAULTS) Faults/faults.py --seed $(SEED) $(if $(ONLY),--only $(ONLY)) $(if $(SHARD),--shard $(SHARD))

faults-tests: $(FAULTS)
	$(FAULTS) -m unittest discover --start-directory Faults

$(FAULTS):
	@echo "Faults/install.sh installs what this needs" >&2; exit 1

## Holds the double to Apple's UIKit, on a Mac with Xcode: runs the tests of both UIKits on a simulator, and rewrites the standing
## of their rows in FIDELITY.md. DEVICE names the simulator; without it an iPhone of the newest iOS is taken.
record:
	python3 Tests/Recording/record.py $(if $(DEVICE),--device "$(DEVICE)")

record-tests:
	python3 -m unittest discover --start-directory Tests/Recording

## Makes snapshots, journals, scripts and other files that nobody wrote, a minute for each; see Fuzzers/README.md. TIME sets it, in seconds.
TIME ?= 60
files:
	Fuzzers/fuzz.sh $(TIME)

## Measures what the engine costs, as ratios; fails when one is beyond its bound. Takes about a minute.
bench:
	swift build -c release --product kickabout
	cd Benchmarks && KICKABOUT="$(CURDIR)/.build/release/kickabout" swift run -c release bench

## Explores Kickabout and the recipes, and keeps maps and drawings; CI fails where they are no longer true.
storyboard:
	swift run kickabout explore --budget 8000 --jobs 2 --out .build/storyboard
	cp .build/storyboard/storyboard.json .build/storyboard/storyboard.svg Examples/Kickabout/Storyboard
	for name in $(RECIPES); do \
		swift run recipes $$name explore --budget 1600 --out .build/storyboard/$$name && \
		cp .build/storyboard/$$name/storyboard.json Examples/Recipes/Storyboards/$$name.json && \
		cp .build/storyboard/$$name/storyboard.svg Examples/Recipes/Storyboards/$$name.svg || exit 1; \
	done

## Plays the studio's page in a browser, Kickabout in it as well; Tests/Browser/install.sh installs what it needs.
browser:
	swift build --product kickabout
	swift build --product inspected
	swift build --product workbench
	.build/browser/bin/python -m pytest Tests/Browser
