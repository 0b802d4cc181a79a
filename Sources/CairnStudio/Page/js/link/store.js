/** What the server has said so far, part by part, and what this page has chosen by itself. */
export class Store {
  connection = 'connecting';
  hello = null;
  status = null;
  stage = null;
  /** Of an app that runs elsewhere: its screen as PNG. */
  picture = null;
  inside = null;
  script = { lines: [], branches: [], branch: 0, from: 0 };
  timeline = { entries: [], omitted: 0 };
  /** The node that is chosen in the tree. */
  chosen = null;
  isPicking = false;
  panels = remembered();
  #observers = [];
  /** What has changed and is drawn with the next frame. */
  #later = new Set();

  /** Calls `draw` with the names of the parts that have changed, if any of `parts` is among them. */
  observe(parts, draw) { this.#observers.push({ parts, draw }); }

  /** Takes a message of the server's. */
  take({ hello, update, answer }) {
    const changed = new Set();
    if (hello) {
      this.hello = hello;
      changed.add('hello');
    }
    for (const part of ['status', 'stage', 'picture', 'inside']) {
      if (update?.[part]) {
        this[part] = update[part];
        changed.add(part);
      }
    }
    // Without a navigator there is no tree.
    if (this.inside && !this.inside.root && !this.inside.foreignRoot) this.inside = null;
    if (update?.script) {
      const { from = 0, lines } = update.script;
      this.script = { ...update.script, lines: [...this.script.lines.slice(0, from), ...lines] };
      changed.add('script');
    }
    if (update?.timeline) {
      const { isWhole, entries, omitted } = update.timeline;
      // As many as the server has let go since.
      const gone = omitted - this.timeline.omitted;
      this.timeline = { entries: isWhole ? entries : [...this.timeline.entries, ...entries].slice(gone), omitted };
      changed.add('timeline');
    }
    // That a line was begun is followed by what came of it, most often before the next frame: both are drawn at once.
    if (answer || changed.has('stage') || changed.has('hello')) this.#tell(changed);
    else this.#tellLater(changed);
  }

  #tellLater(changed) {
    if (this.#later.size === 0 && changed.size > 0) requestAnimationFrame(() => this.#tell(new Set()));
    for (const part of changed) this.#later.add(part);
  }

  /** The app that is shown of those that run elsewhere; null where there is none, and where the studio launches its own. */
  get shownApp() {
    const remote = this.status?.remote;
    return remote?.apps.find((one) => one.number === remote.chosen) ?? null;
  }

  /** Changes what the page has chosen. */
  set(values) {
    Object.assign(this, values);
    if (values.panels) sessionStorage.setItem('panels', JSON.stringify(values.panels));
    this.#tell(new Set(Object.keys(values)));
  }

  #tell(changed) {
    for (const part of this.#later) changed.add(part);
    this.#later.clear();
    if (changed.size === 0) return;
    for (const { parts, draw } of this.#observers) if (parts.some((part) => changed.has(part))) draw(changed);
  }
}

/** Which panels are seen, in this tab of the browser. */
function remembered() {
  const all = { script: true, inspector: true, timeline: true };
  try {
    return { ...all, ...JSON.parse(sessionStorage.getItem('panels')) };
  } catch {
    return all;
  }
}
