"""Serves the page's files as the studio does, with the same policy, and speaks its protocol in the place of an app."""

import functools
import http.server
import json
import pathlib
import threading

PAGE = pathlib.Path(__file__).parents[2] / "Sources/CairnStudio/Page"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of the page, with a strict policy and no log."""

    extensions_map = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


def serve():
    """Starts a server on a free port of this machine; returns it and its address."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=str(PAGE))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}/"


class FakeStudio:
    """Answers a page's socket with states that a test gives it, and keeps what the page asked."""

    def __init__(self, page):
        self.asked = []
        self.replies = {}
        self.held = None
        self.socket = None
        self.first = None
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket):
        self.socket = socket
        socket.on_message(self._take)
        if self.first:
            self.send(self.first)

    def _take(self, text):
        ask = json.loads(text)
        self.asked.append(ask)
        reply = self.replies.get(ask["kind"])
        answer = {"id": ask["id"], "isDone": True, "details": [], "mistakes": []}
        if reply:
            message = reply(ask) or {}
            answer |= message.pop("answer", {})
            if message:
                self.send(message)
        if self.held is None:
            self.send({"answer": answer})
        else:
            self.held.append({"answer": answer})

    def hold(self):
        """Keeps what it would answer, as a busy machine does, until `release`."""
        self.held = []

    def release(self):
        held, self.held = self.held, None
        for answer in held:
            self.send(answer)

    def send(self, message):
        self.socket.send(json.dumps(message))

    def lines(self):
        """The lines that the page asked to do, and what it typed."""
        return [
            ask["line"] if ask["kind"] == "do" else (ask["line"], ask["text"])
            for ask in self.asked
            if ask["kind"] in ("do", "type")
        ]

    def hears(self, page, **wanted):
        """Waits until the page has asked for that."""
        for _ in range(600):
            if any(wanted.items() <= ask.items() for ask in self.asked):
                return
            page.evaluate("new Promise((resolve) => requestAnimationFrame(resolve))")
        raise AssertionError(f"the page asked {self.asked[-3:]}, and never {wanted}")
