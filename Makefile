# What CI runs: make lint test. Warnings are errors here, not for those who use Cairn.
export CAIRN_STRICT = 1
SOURCES = Package.swift Sources Tests Examples

.PHONY: all format lint test

all: lint test

## Rewrites the sources in the house style.
format:
	swift format format --in-place --recursive --parallel $(SOURCES)

## Fails on anything that `make format` would change, or that the linter dislikes.
lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

## Builds everything and runs every test, the scripts of the examples among them.
test:
	swift test
