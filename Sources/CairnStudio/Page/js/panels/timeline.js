import { h, spoken } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { LongList } from '../dom/list.js';
import { patch } from '../dom/patch.js';
import { causes, EntryDetail, outcomes } from './entry.js';

/** The timeline: what has happened, with cause and outcome, to be searched, looked into and gone back to. */
export class Timeline {
  #store;
  #app;
  #parts = {};
  #list;
  #detail;
  #search = '';
  #shownOutcomes = new Set(Object.keys(outcomes));
  #chosen = null;
  #where = '';

  constructor(node, store, app) {
    [this.#store, this.#app] = [store, app];
    const body = document.createElement('div');
    for (const [part, style] of [['head', 'panelhead'], ['list', 'list entries'], ['detail', 'entrydetail']]) {
      this.#parts[part] = document.createElement('div');
      this.#parts[part].className = style;
    }
    body.className = 'timebody';
    body.append(this.#parts.list, this.#parts.detail);
    node.append(this.#parts.head, body);
    this.#list = new LongList(this.#parts.list, 27, 'Entries');
    this.#detail = new EntryDetail(this.#parts.detail, store, app);
    store.observe(['timeline', 'status', 'script'], (changed) => {
      if (changed.size === 1 && changed.has('status') && !this.#hasMoved()) return;
      this.#draw();
    });
    this.#draw();
  }

  /** Whether one stands on another entry, or times mean something else: all that the clock changes is passed over. */
  #hasMoved() {
    const { entry, isRecording, isReplayed } = this.#store.status ?? {};
    const where = JSON.stringify([entry, isRecording, isReplayed]);
    const isSame = where === this.#where;
    this.#where = where;
    return !isSame;
  }

  #draw() {
    const { status } = this.#store;
    const { entries, omitted } = this.#store.timeline;
    const shown = entries.filter((one) => this.#fits(one));
    patch(this.#parts.head, [
      h('h2', { key: 'title' }, 'Timeline', h('span', { class: 'count' },
        shown.length === entries.length ? `${entries.length}` : `${shown.length} of ${entries.length}`, omitted > 0 && `, ${omitted} older ones let go`),
      status?.isReplayed && h('span', { class: 'quiet heading-note', title: replayed }, 'played again: times may differ', spoken(`. ${replayed}`))),
      h('span', { key: 'outcomes', class: 'chips', role: 'group', 'aria-label': 'Outcomes' },
        Object.entries(outcomes).map(([outcome, [style]]) => h('button', {
          key: outcome, class: `chip ${style}`, type: 'button', 'aria-pressed': String(this.#shownOutcomes.has(outcome)), on: { click: () => this.#toggle(outcome) },
        }, outcome))),
      h('input', {
        key: 'search', class: 'textfield search', type: 'search', placeholder: 'Search entries…', 'aria-label': 'Search entries',
        on: { input: (event) => { this.#search = event.target.value.toLowerCase(); this.#draw(); } },
      }),
    ]);
    if (!entries.some((one) => one.id === this.#chosen)) this.#choose(null);
    this.#list.set(shown.length, (index) => this.#line(shown[index], index, shown));
  }

  #fits(entry) {
    if (!this.#shownOutcomes.has(entry.outcome)) return false;
    if (!this.#search) return true;
    return [entry.text, entry.route, entry.asker, entry.why, entry.change, entry.cause, entry.outcome]
      .some((text) => text?.toLowerCase().includes(this.#search));
  }

  #toggle(outcome) {
    if (!this.#shownOutcomes.delete(outcome)) this.#shownOutcomes.add(outcome);
    this.#draw();
  }

  #line(entry, index, shown) {
    const [sign, name] = causes[entry.cause] ?? ['more', entry.cause];
    const [style] = outcomes[entry.outcome];
    const isChosen = entry.id === this.#chosen;
    const { status } = this.#store;
    // A file has no times, and one stands on any of its entries.
    const isTimed = !status?.isRecording;
    const isHere = !isTimed && entry.id === status.entry;
    return h('li', { class: isChosen ? 'line entry chosenline' : 'line entry' },
      h('button', {
        class: 'hitline', type: 'button', 'aria-current': isChosen ? 'true' : null, 'aria-label': said(entry, name, isTimed) + (isHere ? ', here' : ''),
        tabindex: isChosen || (this.#chosen === null && index === 0) ? 0 : -1, 'data-entry': entry.id,
        on: { click: () => this.#choose(isChosen ? null : entry), keydown: (event) => this.#key(event, index, shown) },
      }),
      h('span', { class: 'time code', 'aria-hidden': 'true' }, isTimed && entry.time.toFixed(2)),
      h('span', { class: 'cause', title: name }, icon(sign)),
      h('span', { class: 'what', 'aria-hidden': 'true' }, entry.text, entry.why && h('span', { class: 'quiet' }, ` ${entry.why}`)),
      isHere && h('span', { class: 'mark front', 'aria-hidden': 'true' }, 'here'),
      entry.unguarded.length > 0 && h('span', { class: 'mark warn' }, 'unguarded'),
      entry.change && h('span', { class: 'mark', 'aria-hidden': 'true' }, entry.change),
      h('span', { class: `mark ${style}`, 'aria-hidden': 'true' }, entry.outcome),
      h('span', { class: 'took code quiet', 'aria-hidden': 'true' }, took(entry.duration)));
  }

  #choose(entry) {
    const id = entry?.id ?? null;
    if (id === this.#chosen && id !== null) return;
    this.#chosen = id;
    this.#detail.show(entry);
    if (entry) this.#draw();
  }

  /** The arrow keys go from entry to entry. */
  #key(event, index, shown) {
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined || !shown[to]) return;
    event.preventDefault();
    this.#choose(shown[to]);
    this.#list.reveal(to);
    this.#parts.list.querySelector(`[data-entry="${shown[to].id}"]`)?.focus({ preventScroll: true });
  }
}

const replayed = 'The lines were played again on a fresh launch, with their waits: entries may have come at other times than in the first run';

const said = (entry, cause, isTimed) => [
  `Entry ${entry.number}`, cause, entry.text, entry.change, entry.outcome, entry.why, isTimed && `at ${entry.time.toFixed(2)} seconds`,
].filter(Boolean).join(', ');

/** Seconds as a person reads them. */
function took(seconds) {
  if (seconds >= 1) return `${seconds.toFixed(1)} s`;
  if (seconds >= 0.001) return `${Math.round(seconds * 1000)} ms`;
  return seconds > 0 ? `${Math.round(seconds * 1e6)} µs` : '';
}
