"""Where a Swift file can be given a small fault, and what stands there then."""

import re
from dataclasses import dataclass

import tree_sitter
import tree_sitter_swift

SWIFT = tree_sitter.Language(tree_sitter_swift.language())
OPERATORS = ("negate", "drop", "swap", "off by one", "forget", "do twice")
# What a collection is changed by: leaving such a call out forgets something, leaving out another drops it.
CHANGES = {
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
    "replaceSubrange", "formUnion", "subtract", "updateValue", "reverse", "sort",
}
# The grammar takes these for calls.
STATEMENTS = {"defer", "do", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
              "super.init", "self.init"}
ONE_FURTHER = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
OTHER_END = {"first": "last", "last": "first", "min": "max", "max": "min"}
DIRECTIVE = re.compile(rb"^[ \t]*#(if|endif)\b(.*)$", re.MULTILINE)
BODIES = {"function_body", "computed_property", "lambda_literal", "willset_clause", "didset_clause"}


@dataclass(frozen=True)
class Site:
    """A piece of text, and what it becomes: `{fault}` in it is where the switch is asked."""

    operator: str
    start: int
    end: int
    line: int
    declaration: str
    text: str
    becomes: str
    faulty: str


class Finder:
    """All sites of one file."""

    def __init__(self, source: bytes):
        self.source = source
        self.sites: list[Site] = []
        self.conditional = list(self._conditional())

    def find(self) -> list[Site]:
        root = tree_sitter.Parser(SWIFT).parse(self.source).root_node
        self._visit(root, in_body=False, declaration="")
        return self.sites

    def text(self, node) -> str:
        return self.source[node.start_byte : node.end_byte].decode()

    def _conditional(self):
        """What is compiled on some platforms only: what is planted there might never run."""
        open_ifs, start = [], 0
        for match in DIRECTIVE.finditer(self.source):
            if match[1] == b"if":
                if not any(open_ifs):
                    start = match.start()
                open_ifs.append(match[2].strip() != b"canImport(UIKit)")
            elif open_ifs and open_ifs.pop() and not any(open_ifs):
                yield start, match.end()

    def _visit(self, node, in_body, declaration):
        if node.type == "ERROR":
            return
        name = node.child_by_field_name("name")
        if node.type in ("function_declaration", "init_declaration", "subscript_declaration"):
            declaration = self.text(name) if name else node.type.split("_")[0]
        elif node.type == "property_declaration" and not in_body and name:
            declaration = self.text(name)
        if in_body and not node.has_error:
            self.declaration = declaration
            self._operate(node)
        in_body = in_body or node.type in BODIES
        for child in node.named_children:
            if child.type in ("parameter", "attribute", "switch_pattern", "line_string_literal", "comment"):
                continue
            self._visit(child, in_body, declaration)

    def _operate(self, node):
        if node.type in ("if_statement", "guard_statement", "while_statement", "ternary_expression"):
            for condition in self._conditions(node):
                self._add("negate", condition, "({fault} != (%s))", "!(%s)")
        handler = getattr(self, "_" + node.type, None)
        if handler:
            handler(node)

    def _add(self, operator, node, becomes, faulty, end=None):
        start, stop = node.start_byte, (end or node).end_byte
        text = self.source[start:stop].decode()
        # Long pieces, with comments in them, are no small faults.
        if ("{" in text and "//" in text) or any(start < last and first < stop for first, last in self.conditional):
            return
        # What is said with %s is the text itself; braces in it are no fields.
        filled = becomes.replace("%s", text)
        self.sites.append(
            Site(
                operator, start, stop, node.start_point[0] + 1, self.declaration, text, filled,
                faulty.replace("%s", text)))

    def _conditions(self, node):
        """The clauses that are plain conditions: neither bindings nor patterns nor versions of a system."""
        if node.type == "ternary_expression":
            return [node.child_by_field_name("condition")]
        clauses, clause = [], []
        for child in node.children[1:]:
            if child.type in ("{", "else", "statements"):
                break
            if child.type == ",":
                clauses.append(clause)
                clause = []
            elif child.type != "comment":
                clause.append(child)
        clauses.append(clause)
        return [c[0] for c in clauses if len(c) == 1 and c[0].is_named and "avail" not in c[0].type]

    def _boolean_literal(self, node):
        other = "false" if self.text(node) == "true" else "true"
        self._add("negate", node, "({fault} ? %s : %%s)" % other, other)

    # Statements: what stands alone on a line.

    def _statements(self, node):
        statements = [child for child in node.named_children if child.type != "comment"]
        # The only statement of a body may be its value.
        is_value = len(statements) == 1 and node.parent.type in ("lambda_literal", "computed_property", "switch_entry")
        if node.parent.type == "function_body" and len(statements) == 1:
            is_value = b"->" in self.source[node.parent.parent.start_byte : node.parent.start_byte]
        if is_value:
            return
        for statement in statements:
            self._statement(statement)
        for first, second in zip(statements, statements[1:]):
            # Two assignments seldom depend on their order.
            if self._is_plain(first) and self._is_plain(second) and not first.type == second.type == "assignment":
                one, two = self.text(first), self.text(second)
                self._add(
                    "swap", first, "if {fault} {\n%s\n%s\n} else {\n%s\n%s\n}" % (two, one, one, two),
                    "%s; %s" % (two, one), end=second)

    def _is_plain(self, statement) -> bool:
        return self._called(statement) is not None or statement.type == "assignment"

    def _called(self, statement):
        """The last name of what a statement calls; None if it calls nothing."""
        while statement.type in ("try_expression", "await_expression") and statement.named_children:
            statement = statement.named_children[-1]
        if statement.type != "call_expression" or statement.named_children[0].type == "lambda_literal":
            return None
        name = self.text(statement.named_children[0])
        return None if name in STATEMENTS else name.split(".")[-1].strip("?! \n")

    def _statement(self, statement):
        skipped = "if !{fault} { %s }"
        called = self._called(statement)
        if called is not None:
            self._add("forget" if called in CHANGES else "drop", statement, skipped, "nothing")
            self._add("do twice", statement, "%s; if {fault} { %s }", "%s; %s")
        elif statement.type == "assignment":
            # An initialiser that forgets a property does not compile; what is let go of is only hushed.
            if self.declaration != "init" and self.text(statement.child_by_field_name("target")) != "_":
                self._add("forget", statement, skipped, "nothing")
            if self.text(statement.child_by_field_name("operator")) != "=":
                self._add("do twice", statement, "%s; if {fault} { %s }", "%s; %s")
        elif statement.type == "if_statement" and not any(c.type == "else" for c in statement.children):
            self._add("drop", statement, skipped, "nothing")

    # Expressions.

    def _value_arguments(self, node):
        values = [a.child_by_field_name("value") for a in node.named_children if a.type == "value_argument"]
        for one, two in zip(values, values[1:]):
            if one is None or two is None or "literal" in one.type + two.type:
                continue
            first, second = self.text(one), self.text(two)
            if first == second or first.startswith("&") or second.startswith("&"):
                continue
            between = self.source[one.end_byte : two.start_byte].decode()
            self._add(
                "swap", one, "({fault} ? %s : %s)%s({fault} ? %s : %s)" % (second, first, between, first, second),
                second + between + first, end=two)

    def _conjunction_expression(self, node, other="||"):
        one, two = self.text(node.child_by_field_name("lhs")), self.text(node.child_by_field_name("rhs"))
        faulty = "%s %s %s" % (one, other, two)
        self._add("swap", node, "({fault} ? (%s) : (%%s))" % faulty, faulty)

    def _disjunction_expression(self, node):
        self._conjunction_expression(node, other="&&")

    def _navigation_expression(self, node):
        suffix = self.text(node.child_by_field_name("suffix"))[1:]
        if suffix in OTHER_END and node.parent.type != "call_expression":
            faulty = "%s.%s" % (self.text(node.child_by_field_name("target")), OTHER_END[suffix])
            self._add("swap", node, "({fault} ? %s : %%s)" % faulty, faulty)

    def _comparison_expression(self, node):
        operation = self.text(node.child_by_field_name("op"))
        one, two = self.text(node.child_by_field_name("lhs")), self.text(node.child_by_field_name("rhs"))
        faulty = "%s %s %s" % (one, ONE_FURTHER[operation], two)
        self._add("off by one", node, "({fault} ? (%s) : (%%s))" % faulty, faulty)

    def _integer_literal(self, node):
        text = self.text(node)
        if text.isdigit() and not (node.parent.type == "prefix_expression"):
            for other in {int(text) + 1, max(int(text) - 1, 0)} - {int(text)}:
                self._add("off by one", node, "({fault} ? %d : %%s)" % other, str(other))

    def _range_expression(self, node):
        ends = [c for c in node.named_children if c.type != "range_operator"]
        if len(ends) == 2:
            start, end = ends
            operation = self.source[start.end_byte : end.start_byte].decode()
            if operation.strip() == "..<":
                faulty = "%s%s(%s) - 1" % (self.text(start), operation, self.text(end))
                self._add("off by one", node, "({fault} ? %s : %%s)" % faulty, faulty)
