"""What the operators make of small texts, and what a run of tests is taken for. Run by .ci/run, in seconds."""

import stat
import tempfile
import unittest
from collections import Counter
from pathlib import Path

from drawing import TARGETS, Drawing, files
from planting import Copy, planted
from running import Finding, Runner, steps
from sites import OPERATORS, Finder
from table import Arguments

STAGE = ("suite", ".", None, {})


def found(source: str, operator: str) -> list[tuple[str, str]]:
    sites = [site for site in Finder(source.encode()).find() if site.operator == operator]
    return [(" ".join(site.text.split()), " ".join(site.faulty.split())) for site in sites]


def body(text: str) -> str:
    return "func f(_ a: Int) {\n" + text + "\n}\n"


class Operators(unittest.TestCase):
    def test_conditions_and_truths_are_negated(self):
        self.assertEqual(
            found(body("if a > 1, let b = c, d { e(true) }"), "negate"),
            [("a > 1", "!(a > 1)"), ("d", "!(d)"), ("true", "false")])
        self.assertEqual(found(body("guard a.isOpen else { return }"), "negate"), [("a.isOpen", "!(a.isOpen)")])

    def test_a_call_is_dropped_and_a_change_forgotten(self):
        text = body("show(a)\nlist.append(a)\nx = a\n_ = a\nif b { c() }")
        self.assertEqual(found(text, "drop"), [("show(a)", "nothing"), ("if b { c() }", "nothing"), ("c()", "nothing")])
        self.assertEqual(found(text, "forget"), [("list.append(a)", "nothing"), ("x = a", "nothing")])

    def test_neighbours_arguments_and_ends_are_swapped(self):
        self.assertEqual(
            found(body("move(a, to: b)\nb = a"), "swap"),
            [("move(a, to: b) b = a", "b = a; move(a, to: b)"), ("a, to: b", "b, to: a")])
        self.assertEqual(
            found(body("x = a && list.first != nil"), "swap"),
            [("a && list.first != nil", "a || list.first != nil"), ("list.first", "list.last")])

    def test_bounds_are_off_by_one(self):
        self.assertEqual(
            found(body("for i in 0..<n { if i < 2 { stop() } }"), "off by one"),
            [("0..<n", "0..<(n) - 1"), ("0", "1"), ("i < 2", "i <= 2"), ("2", "1"), ("2", "3")])

    def test_a_call_is_done_twice(self):
        self.assertEqual(
            found(body("show(a)\nn += 1\nn = 1"), "do twice"),
            [("show(a)", "show(a); show(a)"), ("n += 1", "n += 1; n += 1")])

    def test_nothing_is_planted_where_it_could_not_run_or_compile(self):
        for text in (
            "func f(a: Bool = true) -> Int { g(a) }", "let a = true", "init(a: Int) { self.a = a }",
            body("#if os(tvOS)\nif a { b() }\n#endif"), body("defer { }"),
        ):
            for operator in OPERATORS:
                self.assertEqual(found(text, operator), [], text)


class Plants(unittest.TestCase):
    def test_each_fault_has_its_switch_and_its_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "Sources" / "CairnTree" / "A.swift"
            file.parent.mkdir(parents=True)
            source = body("first()\nsecond()\nif a < 1 {\nthird()\n}")
            file.write_text(source)
            faults = Drawing(Path(folder), 1).draw(4)
            self.assertEqual(faults, Drawing(Path(folder), 1).draw(4))
            text, lines = planted(source.encode(), faults)
        text = text.decode()
        for fault in faults:
            self.assertIn(f"_isPlanted({fault.number})", text)
        for start, end, fault in lines:
            shown = "\n".join(text.split("\n")[start - 1 : end])
            self.assertIn(f"_isPlanted({fault.number})", shown)

    def test_an_error_is_of_the_fault_that_it_is_nearest_to(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = Copy(Path(folder), Path(folder) / "package")
            copy.lines = {"A.swift": [(10, 12, "one"), (20, 20, "other")]}
            place = Path(folder).resolve() / "package" / "A.swift"
            for line, fault in ((9, "one"), (11, "one"), (14, "one"), (18, "other"), (30, "other")):
                self.assertEqual(copy._blamed(f"{place}:{line}:3: error: wrong\n"), {fault: "wrong"})

    def test_faults_are_drawn_evenly(self):
        drawn = Drawing(Path(__file__).resolve().parent.parent, 1).draw(48)
        self.assertEqual(set(Counter((fault.target, fault.site.operator) for fault in drawn).values()), {2})


class Argued(unittest.TestCase):
    def test_each_argument_is_about_a_place_there_is(self):
        root = Path(__file__).resolve().parent.parent
        places = {
            (str(file.relative_to(root)), site.declaration, site.operator, site.text, site.faulty)
            for target in TARGETS for file in files(root, target) for site in Finder(file.read_bytes()).find()}
        for key in Arguments(root / "Faults" / "argued.json").same:
            self.assertTrue(key in places, f'there is no such place: {key}')


class Runs(unittest.TestCase):
    def run_as(self, script: str, limit: float = 20):
        with tempfile.TemporaryDirectory() as folder:
            products = Path(folder) / "package" / ".build" / "debug"
            products.mkdir(parents=True)
            tests = products / "cairnPackageTests.xctest"
            tests.write_text("#!/bin/sh\n" + script)
            tests.chmod(tests.stat().st_mode | stat.S_IXUSR)
            return Runner(products, limits={"suite": limit}).stage(STAGE, 1)[0]

    def test_the_first_issue_ends_the_run(self):
        issue = "printf '\\033[91m✘\\033[0m Test \"it holds\" recorded an issue at ATests.swift:8:9: Expectation failed\\n'\n"
        self.assertEqual(self.run_as(issue + "exec sleep 60"), {'"it holds" (ATests.swift)': "fails"})

    def test_a_trap_and_a_hang_are_of_the_test_that_runs(self):
        start = "echo '◇ Test \"a\" started.'; echo '✔ Test \"a\" passed after 1 seconds.'; echo '◇ Test \"b\" started.'\n"
        self.assertEqual(self.run_as(start + "kill -TRAP $$"), {'"b"': "traps (SIGTRAP)"})
        self.assertEqual(self.run_as(start + "exec sleep 60", limit=0.5), {'"b"': "hangs"})

    def test_what_passes_is_not_found(self):
        self.assertEqual(self.run_as("echo '✔ Test \"a\" passed after 1 seconds.'"), {})

    def test_a_stage_that_does_not_come_by_a_fault_is_not_run_with_it(self):
        with tempfile.TemporaryDirectory() as folder:
            products = Path(folder) / "package" / ".build" / "debug"
            products.mkdir(parents=True)
            # With a fault it fails, and the fuzzer comes by none.
            passes = 'if [ "$CAIRN_FAULT" = 0 ]; then echo 3 >>"$CAIRN_FAULTS_REACHED"; else exit 1; fi\n'
            for name, script in (("cairnPackageTests.xctest", passes), ("kickabout", "echo '{}' >\"$8\"; : >\"${12}\"\n")):
                (products / name).write_text("#!/bin/sh\n" + script)
                (products / name).chmod(0o755)
            runner = Runner(products, stages=[STAGE])
            self.assertEqual(list(runner.baseline(20, say=lambda _: None)), ["suite"])
            self.assertEqual(runner.reached, {"suite": [3], "fuzzer": []})
            again = Runner(products, stages=[STAGE])
            again.baseline(20)
            self.assertEqual(again.reached, runner.reached)
            (products / "cairnPackageTests.xctest").touch()
            for fault, test in ((3, "an issue of no test"), (4, None)):
                finding = Finding()
                runner.find(fault, finding, [STAGE])
                self.assertEqual(finding.test, test)
            self.assertEqual(runner.fuzz(4, 20), {})

    def test_two_journals_part_at_an_action(self):
        with tempfile.TemporaryDirectory() as folder:
            one, other = Path(folder) / "1", Path(folder) / "2"
            one.write_text('{"action":"a"}\n{"tree":"x"}\n{"action":"b"}\n')
            other.write_text('{"action":"a"}\n{"tree":"y"}\n{"action":"b"}\n')
            self.assertEqual(steps(one), 2)
            self.assertEqual((steps(one, other), steps(one, one)), (1, None))
            self.assertIsNone(steps(Path(folder) / "none"))


if __name__ == "__main__":
    unittest.main()
