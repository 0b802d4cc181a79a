"""The page of statements: its rows, what a recording makes of their standing, and the counts that are quoted of it."""

import re

STANDINGS = ("cited", "recorded", "assumed", "wrong")
ROW = re.compile(r"^\| (?!cited \|)(?P<name>.+?) \| (?P<standing>%s) \| (?P<source>.*?) ?\|$" % "|".join(STANDINGS))
COUNTS = re.compile(r"^\| \d+ \| \d+ \| \d+ \| \d+ \|$", re.MULTILINE)
QUOTE = re.compile(r"\d+(\s+)cited,(\s+)\d+(\s+)recorded(\s+)on(\s+)a(\s+)device,(\s+)\d+(\s+)assumed(?:,\s+\d+\s+wrong)?")
# What an earlier recording put before a source.
EARLIER = re.compile(r"^[^;:`]+(?:: `[^`]*`)?; ")


class Page:
    def __init__(self, text):
        self.lines = text.split("\n")
        matches = ((number, ROW.match(line)) for number, line in enumerate(self.lines))
        self.rows = {match["name"]: number for number, match in matches if match}

    def standing(self, name):
        return ROW.match(self.lines[self.rows[name]])["standing"]

    def record(self, name, version, seen=None):
        """Holds a row to what was seen there: nothing, where its test passed."""
        row = ROW.match(self.lines[self.rows[name]])
        source = row["source"]
        if row["standing"] in ("recorded", "wrong"):
            source = EARLIER.sub("", source)
        else:
            source = "%s: %s" % (row["standing"], source) if source else row["standing"]
        # A bar would end the cell, and a backtick the quotation.
        quoted = "" if seen is None else ": `%s`" % seen.replace("`", "'").replace("|", r"\|")
        standing = "recorded" if seen is None else "wrong"
        self.lines[self.rows[name]] = "| %s | %s | %s%s; %s |" % (name, standing, version, quoted, source)

    def counts(self):
        found = [self.standing(name) for name in self.rows]
        return {standing: found.count(standing) for standing in STANDINGS}

    @property
    def text(self):
        """The page with its table of counts brought up to date."""
        counts = "| %s |" % " | ".join(str(number) for number in self.counts().values())
        text, replaced = COUNTS.subn(counts, "\n".join(self.lines), count=1)
        if not replaced:
            raise ValueError("the page has no table of four counts")
        return text

    def quoted(self, readme):
        """A README that says the counts, with those of this page; a line ends where it did."""
        n = self.counts()
        wrong = ", %d wrong" % n["wrong"] if n["wrong"] else ""

        def quote(match):
            gaps = match.groups()
            words = ("%d" % n["cited"], "cited,", "%d" % n["recorded"], "recorded", "on", "a", "device,",
                     "%d" % n["assumed"])
            return "".join(word + gap for word, gap in zip(words, gaps)) + "assumed" + wrong

        text, replaced = QUOTE.subn(quote, readme)
        if not replaced:
            raise ValueError("a README no longer says the counts")
        return text
