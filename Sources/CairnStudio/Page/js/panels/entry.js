import { h } from '../dom/element.js';
import { patch } from '../dom/patch.js';
import { drawPicture } from '../stage/picture.js';
import { shown } from './lines.js';
import { difference } from './notation.js';
import { tool } from './toolbar.js';

/** What causes are called, and their symbols. */
export const causes = {
  start: ['power', 'Start'], route: ['disclosure', 'Asked by a screen'], link: ['link', 'A link'], restored: ['again', 'Restored'],
  finger: ['finger', 'By a finger'], outside: ['warn', 'Changed by other code'], windowClosed: ['cross', 'The window was closed'],
  columns: ['sidebar', 'UIKit laid out its columns'],
};

/** How outcomes look. */
export const outcomes = { performed: ['good'], refused: ['bad'], superseded: ['warn'], cancelled: ['warn'] };

/** One entry in full: before and after, as trees with the difference marked and as pictures, and the way back to it. */
export class EntryDetail {
  #node;
  #store;
  #app;
  #entry = null;
  #detail = null;

  constructor(node, store, app) {
    [this.#node, this.#store, this.#app] = [node, store, app];
    node.setAttribute('role', 'group');
    node.setAttribute('aria-label', 'Entry');
    node.tabIndex = 0;
    // Whether one can go there changes with the app that runs elsewhere.
    store.observe(['status'], () => this.#entry && store.shownApp && this.#draw());
    this.#draw();
  }

  async show(entry) {
    this.#entry = entry;
    this.#detail = null;
    this.#draw();
    if (!entry) return;
    const answer = await this.#app.ask({ kind: 'entry', number: entry.id });
    if (this.#entry?.id !== entry.id) return;
    this.#detail = answer.entry ?? null;
    this.#draw();
  }

  #draw() {
    const [entry, detail] = [this.#entry, this.#detail];
    this.#node.classList.toggle('none', entry === null);
    if (!entry) return patch(this.#node, [h('p', { key: 'none', class: 'quiet empty' }, 'Choose an entry to see the tree before and after it.')]);
    const lines = this.#store.script.lines;
    const line = entry.line === undefined || entry.line === null ? null : lines[entry.line] && shown(lines[entry.line]);
    const remote = this.#store.shownApp;
    patch(this.#node, [
      h('div', { key: 'head', class: 'entryhead' },
        h('h3', {}, `#${entry.number} `, entry.text),
        tool('Go there', 'turn', () => this.#app.ask({ kind: 'goToEntry', number: entry.id }), {
          style: 'small main', text: 'Go there', disabled: remote && !(remote.isThere && remote.saved.includes(entry.id)),
        })),
      h('p', { key: 'facts', class: 'quiet facts' }, [
        !remote && (line ? [h('span', { key: 'by' }, 'by the line '), h('span', { key: 'line', class: 'code' }, line)] : h('span', { key: 'launch' }, 'by the launch')),
        remote && !remote.saved.includes(entry.id) && h('span', { key: 'unsaved' }, 'no snapshot was taken after it: the app went on at once'),
        entry.why && h('span', { key: 'why', class: 'mark bad' }, entry.why),
        entry.unguarded.map((one) => h('span', { key: one, class: 'mark warn' }, `not asked: ${one}`)),
      ]),
      detail && this.#trees(detail),
    ]);
  }

  #trees(detail) {
    const [before, after] = difference(detail.before, detail.after);
    const isSame = detail.before === detail.after;
    return h('div', { key: 'trees', class: 'halves' },
      this.#side('Before', before, detail.stageBefore, isSame),
      this.#side('After', after, detail.stageAfter, isSame),
      h('div', { key: 'change', class: 'changes' },
        detail.change && h('p', { key: 'what', class: 'code' }, detail.change),
        list('Came', detail.came, 'came'), list('Went', detail.went, 'went'),
        isSame && h('p', { key: 'same', class: 'quiet' }, 'The tree stayed as it was.')));
  }

  #side(name, tree, stage, isSame) {
    return h('div', { key: name, class: isSame ? 'half same' : 'half' },
      stage && drawPicture(stage, `The screen ${name.toLowerCase()} it`),
      h('div', { key: 'tree', class: 'halftree' }, h('h4', {}, name), h('pre', { class: 'code codeblock' }, tree)));
  }
}

function list(name, nodes, style) {
  if (nodes.length === 0) return null;
  return h('p', { key: name, class: 'code' }, h('span', { class: 'quiet' }, `${name}: `), nodes.map((one, index) => [index > 0 && ', ', h('span', { key: one, class: style }, one)]));
}
