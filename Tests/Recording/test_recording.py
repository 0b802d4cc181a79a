"""Recordings of a made-up page: what of it is rewritten, and what is left."""

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

import record
from page import Page
from results import from_bundle, from_events, spoken

PAGE = """# A page

| cited | recorded | assumed | wrong |
|--:|--:|--:|--:|
| 2 | 0 | 2 | 0 |

| behaviour | standing | source, or what is assumed |
|---|---|---|
| a push pushes | cited | Header.h l.1; a log |
| a pop (of one) pops | assumed | the order is assumed |
| a swipe swipes | assumed |  |
| a sheet stays | cited | Header.h l.2 |
"""


def case(name, result, *failures):
    return {"nodeType": "Test Case", "name": name, "result": result,
            "children": [{"nodeType": "Arguments", "name": "true", "result": result, "children": [
                {"nodeType": "Failure Message", "name": text} for text in failures]}]}


def bundle(*cases):
    return json.dumps({
        "devices": [{"deviceName": "iPhone", "osVersion": "26.1"}],
        "testNodes": [{"nodeType": "Test Plan", "name": "P", "children": [
            {"nodeType": "Test Suite", "name": "Stacks", "children": list(cases)}]}]})


def events(*tests):
    """Each test by name, with what happens to it."""
    for name, happenings in tests:
        yield json.dumps({"kind": "test", "version": 0, "payload": {
            "kind": "function", "id": name, "displayName": name, "name": "`%s`()" % name}})
        for kind, *texts in happenings:
            yield json.dumps({"kind": "event", "version": 0, "payload": {
                "kind": kind, "testID": name, "messages": [{"symbol": "fail", "text": text} for text in texts]}})


PASSES = (("testStarted",), ("testEnded",))


class PageTests(unittest.TestCase):
    def setUp(self):
        self.page = Page(PAGE)

    def test_a_row_that_is_recorded_says_the_version_and_what_it_was(self):
        self.page.record("a push pushes", "iOS 26.1")
        self.assertIn("| a push pushes | recorded | iOS 26.1; cited: Header.h l.1; a log |\n", self.page.text)
        self.page.record("a swipe swipes", "iOS 26.1")
        self.assertIn("| a swipe swipes | recorded | iOS 26.1; assumed |\n", self.page.text)

    def test_a_row_that_is_wrong_quotes_what_was_seen(self):
        self.page.record("a push pushes", "iOS 26.1", "got `A; B` | not C")
        self.assertIn(
            "| a push pushes | wrong | iOS 26.1: `got 'A; B' \\| not C`; cited: Header.h l.1; a log |", self.page.text)

    def test_a_later_recording_takes_the_place_of_the_earlier_one(self):
        self.page.record("a push pushes", "iOS 26.1", "got A; B | C")
        self.page.record("a push pushes", "iOS 26.2", "got D")
        self.page.record("a push pushes", "iOS 27.0")
        self.assertIn("| a push pushes | recorded | iOS 27.0; cited: Header.h l.1; a log |", self.page.text)

    def test_the_counts_follow_and_nothing_else_changes(self):
        self.assertEqual(self.page.text, PAGE)
        self.page.record("a push pushes", "iOS 26.1")
        self.page.record("a swipe swipes", "iOS 26.1", "nothing")
        self.assertIn("| 1 | 1 | 1 | 1 |", self.page.text)
        changed = [line for line in self.page.text.split("\n") if line not in PAGE.split("\n")]
        self.assertEqual(len(changed), 3)

    def test_a_readme_quotes_the_counts_where_its_lines_end_anyhow(self):
        readme = "It has 9 cited, 9 recorded\non a device, 9 assumed. More."
        self.assertEqual(self.page.quoted(readme), "It has 2 cited, 0 recorded\non a device, 2 assumed. More.")
        self.page.record("a push pushes", "iOS 26.1", "nothing")
        wrong = self.page.quoted(readme)
        self.assertEqual(wrong, "It has 1 cited, 0 recorded\non a device, 2 assumed, 1 wrong. More.")
        self.assertEqual(self.page.quoted(wrong), wrong)


class ResultsTests(unittest.TestCase):
    def test_names_are_those_of_rows(self):
        self.assertEqual(spoken("`the sequence of a push`(animated:)"), "the sequence of a push")
        self.assertEqual(spoken("a pop (of one) pops()"), "a pop (of one) pops")

    def test_a_bundle_says_the_version_and_what_was_seen(self):
        results = from_bundle(bundle(
            case("a push pushes(animated:)", "Passed"), case("a swipe swipes()", "Skipped"),
            case("`a sheet stays`()", "Failed", "S.swift:3: Expectation failed: a == b\nmore", "another")))
        self.assertEqual(results.version, "iOS 26.1")
        self.assertEqual(results.passed, {"a push pushes"})
        self.assertEqual(results.seen, {"a sheet stays": "S.swift:3: Expectation failed: a == b"})
        self.assertEqual(results.silent, {"a swipe swipes": "it was skipped"})

    def test_a_stream_says_what_was_seen_and_what_never_ended(self):
        results = from_events(events(
            ("a push pushes", PASSES), ("a sheet stays", [("testSkipped",)]),
            ("a pop (of one) pops", [("testStarted",), ("issueRecorded", "was A", "is B"), ("testEnded",)]),
            ("a swipe swipes", [("testStarted",)])))
        self.assertEqual(results.passed, {"a push pushes"})
        self.assertEqual(results.seen, {"a pop (of one) pops": "was A"})
        self.assertEqual(set(results.silent), {"a sheet stays", "a swipe swipes"})

    def test_of_two_tests_of_one_name_both_must_pass(self):
        results = from_bundle(bundle(case("a push pushes()", "Passed"), case("a push pushes()", "Failed", "no")))
        self.assertEqual((results.passed, results.seen), (set(), {"a push pushes": "no"}))


class CommandTests(unittest.TestCase):
    def play(self, *tests):
        """What a run of these tests makes of the page, what it prints, and how it ends."""
        said, page = [], Page(PAGE)
        shared = {"a push pushes", "a pop (of one) pops", "a sheet stays"}
        is_right = record.record(page, from_events(events(*tests)), "iOS 26.1", shared, set(), said.append)
        return page.counts(), "\n".join(said), is_right

    def test_what_does_not_run_keeps_its_standing_and_is_said(self):
        counts, said, is_right = self.play(("a push pushes", PASSES), ("a sheet stays", [("testStarted",)]))
        self.assertEqual(counts, {"cited": 1, "recorded": 1, "assumed": 2, "wrong": 0})
        self.assertTrue(is_right)
        self.assertIn("iOS 26.1: 1 recorded, 0 wrong, of 4 statements", said)
        self.assertIn("not run: a sheet stays\n    it began and did not end", said)
        self.assertIn("not run: 1 whose tests turn the double's own clock", said)

    def test_what_is_wrong_fails_and_is_said(self):
        _, said, is_right = self.play(("a push pushes", [("issueRecorded", "was A"), ("testEnded",)]))
        self.assertFalse(is_right)
        self.assertIn("wrong: a push pushes\n    was A", said)

    def test_the_newest_iphone_is_taken_and_a_named_one_by_name(self):
        def runtime(version, *names):
            return "com.apple.CoreSimulator.SimRuntime." + version, [
                {"name": name, "udid": version + name} for name in names]

        devices = dict([runtime("iOS-9-3", "iPhone 6"), runtime("iOS-26-1", "iPad", "iPhone 17"), runtime("tvOS-27-0", "TV")])
        self.assertEqual(record.device(devices, None), "iOS-26-1iPhone 17")
        self.assertEqual(record.device(devices, "iPhone 6"), "iOS-9-3iPhone 6")
        with self.refused():
            record.device(devices, "TV")

    def test_the_double_is_never_recorded_on_its_own_page(self):
        roundabout = record.PAGE.parent / ".." / "HeadlessUIKit" / "FIDELITY.md"
        for page in ([], ["--page", str(record.PAGE)], ["--page", str(roundabout)]):
            with self.refused():
                record.options(["--run", "swift test"] + page)
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "FIDELITY.md"
            self.assertFalse(record.options(["--run", "swift test", "--page", str(copy)]).is_own_page)

    @contextlib.contextmanager
    def refused(self):
        with contextlib.redirect_stderr(io.StringIO()), self.assertRaises(SystemExit) as ending:
            yield
        self.assertEqual(ending.exception.code, 2)

    def test_the_page_is_the_one_that_the_double_has(self):
        page = Page(record.PAGE.read_text(encoding="utf-8"))
        self.assertEqual(page.text, record.PAGE.read_text(encoding="utf-8"))
        for readme in record.READMES:
            self.assertEqual(page.quoted(readme.read_text(encoding="utf-8")), readme.read_text(encoding="utf-8"))
        shared, double_only = record.shared_tests()
        self.assertEqual((shared | double_only) - set(page.rows), set())
        self.assertFalse(shared & double_only)
        self.assertIn("These are %d of the" % len(shared), page.text)


if __name__ == "__main__":
    unittest.main()
