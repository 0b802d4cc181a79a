"""What became of each test, read from Swift Testing's event stream or from a result bundle of Xcode's."""

import json
import re


def spoken(name):
    """The sentence that a test is named by, without backticks and the labels of its arguments."""
    return re.sub(r"\((?:\w+:)*\)$", "", name).strip("`")


def first_line(text):
    return text.strip().split("\n")[0] if text.strip() else "failed, and said nothing"


class Results:
    def __init__(self, version=None):
        self.version = version
        self.passed = set()
        # What was seen instead, by test: the first line of its first issue.
        self.seen = {}
        # Why a test that was asked for says nothing, by test.
        self.silent = {}

    def differ(self, name, text):
        self.seen.setdefault(name, first_line(text))

    def settle(self):
        """A test of several arguments, or two of one name, differ where one of them does, and say nothing where one does not."""
        self.silent = {name: why for name, why in self.silent.items() if name not in self.seen}
        self.passed -= set(self.seen) | set(self.silent)
        return self


def from_events(lines):
    """Swift Testing's event stream, version 0: a JSON value on each line."""
    results, names, begun = Results(), {}, set()
    for line in lines:
        value = json.loads(line)
        payload = value["payload"]
        if value["kind"] == "test":
            if payload["kind"] == "function":
                names[payload["id"]] = spoken(payload.get("displayName") or payload["name"])
            continue
        name = names.get(payload.get("testID"))
        if name is None:
            continue
        if payload["kind"] == "testStarted":
            begun.add(name)
        elif payload["kind"] == "testSkipped":
            results.silent[name] = "it was skipped"
        elif payload["kind"] == "issueRecorded":
            results.differ(name, "\n".join(message["text"] for message in payload["messages"]))
        elif payload["kind"] == "testEnded":
            begun.discard(name)
            results.passed.add(name)
    # The process ended first: nobody knows what was still to come.
    results.silent.update({name: "it began and did not end" for name in begun})
    return results.settle()


def from_bundle(text):
    """What `xcrun xcresulttool get test-results tests` prints."""
    report = json.loads(text)
    devices = report.get("devices") or [{}]
    results = Results("iOS " + devices[0]["osVersion"] if devices[0].get("osVersion") else None)

    def nodes(under):
        for node in under:
            yield node
            yield from nodes(node.get("children", []))

    for node in nodes(report["testNodes"]):
        if node["nodeType"] != "Test Case":
            continue
        name, result = spoken(node["name"]), node.get("result", "unknown")
        if result == "Passed":
            results.passed.add(name)
        elif result in ("Failed", "Expected Failure"):
            messages = [n["name"] for n in nodes(node.get("children", [])) if n["nodeType"] == "Failure Message"]
            results.differ(name, messages[0] if messages else "")
        else:
            results.silent[name] = "it was skipped" if result == "Skipped" else "its result is unknown"
    return results.settle()
