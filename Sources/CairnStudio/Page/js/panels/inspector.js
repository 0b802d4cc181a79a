import { h, spoken } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { patch } from '../dom/patch.js';
import { drawDetails } from './details.js';
import { notation } from './notation.js';
import { arrows } from '../stage/controls.js';
import { Properties } from './properties.js';
import { TreeOutline } from './tree.js';
import { tool } from './toolbar.js';

/** What each law promises, in a sentence. */
const laws = {
  1: 'Whenever nothing moves, the tree is what the screen shows.',
  2: 'Every request has one outcome, and none waits for ever.',
  3: 'Closing a screen undoes its opening.',
  4: 'A link to a place leads there again.',
  5: 'What is restored is what was saved.',
  6: 'A replay makes the same trees.',
  7: 'What has left the tree is let go.',
  8: 'No way in or out passes a guard by.',
  9: 'Each node is made once.',
};

/** What the navigator knows: the tree, one node of it, what waits, and the laws. */
export class Inspector {
  #node;
  #store;
  #app;
  #tree;
  #properties;
  #view = sessionStorage.getItem('tree-view') === 'notation' ? 'notation' : 'outline';

  constructor(node, store, app) {
    [this.#node, this.#store, this.#app] = [node, store, app];
    this.#tree = new TreeOutline(store, app, () => this.#draw());
    this.#properties = new Properties(() => this.#draw());
    store.observe(['inside', 'chosen', 'status'], (changed) => {
      if (changed.size === 1 && changed.has('status') && store.inside) return;
      this.#draw();
    });
    this.#draw();
  }

  #draw() {
    const { inside, status } = this.#store;
    const isWithout = status && !status.hasNavigator;
    patch(this.#node, [
      h('div', { key: 'head', class: 'panelhead' }, h('h2', {}, 'Inside'), inside && this.#laws(inside.laws),
        h('span', { class: 'several', role: 'radiogroup', 'aria-label': 'Tree as' },
          ['outline', 'notation'].map((view) => h('button', {
            key: view, class: 'tool small', type: 'button', role: 'radio', 'aria-checked': String(this.#view === view), tabindex: this.#view === view ? 0 : -1,
            on: { click: () => this.#look(view), keydown: arrows },
          }, view === 'outline' ? 'Outline' : 'Notation')))),
      h('div', { key: 'body', class: 'inspect', tabindex: '0', role: 'group', 'aria-label': 'Tree and node' },
        !inside && h('p', { key: 'none', class: 'quiet empty' }, isWithout ? 'This app has no navigator, and so no tree, no journal and no laws.' : 'Nothing is known yet.'),
        inside?.foreignRoot && h('p', { key: 'foreign', class: 'mark warn' }, `Other code shows ${inside.foreignRoot} in the place of the tree`),
        inside && (this.#view === 'outline' ? { ...this.#tree.draw(), key: 'tree' } : this.#notation(inside)),
        inside?.omitted > 0 && h('p', { key: 'omitted', class: 'quiet' }, `${inside.omitted} nodes are left out`),
        inside && h('section', { key: 'node', class: 'box', 'aria-label': 'Node' }, drawDetails(this.#store, this.#app, this.#properties)),
        inside && this.#pending(inside),
        inside?.laws.isGreen === false && h('section', { key: 'law', class: 'box broken', 'aria-label': 'Laws' },
          h('h3', {}, `Law ${inside.laws.law ?? ''} is broken`), h('p', { class: 'quiet' }, laws[inside.laws.law] ?? ''), h('pre', { class: 'code codeblock', tabindex: '0' }, inside.laws.found ?? '')),
        inside && this.#list('Leaks', 'What lives on although its node has left', inside.leaks),
        inside && this.#list('Not saved', 'What a snapshot could not save', inside.notSaved)),
    ]);
  }

  #look(view) {
    this.#view = view;
    sessionStorage.setItem('tree-view', view);
    this.#draw();
  }

  #laws({ isGreen, limit }) {
    if (limit && isGreen === true) return h('span', { class: 'mark good', title: limit }, icon('check'), 'tree and screen agree', spoken(`. ${limit}`));
    if (limit && isGreen !== false) return h('span', { class: 'mark', title: limit }, 'laws not checked', spoken(`. ${limit}`));
    if (isGreen === true) return h('span', { class: 'mark good', title: 'No law was broken so far' }, icon('check'), 'laws hold');
    if (isGreen === false) return h('button', {
      class: 'mark bad', type: 'button', title: 'What was found', on: { click: () => this.#node.querySelector('.broken pre')?.focus() },
    }, icon('warn'), 'a law is broken');
    return h('span', { class: 'mark' }, 'laws not checked');
  }

  #notation(inside) {
    return h('div', { key: 'notation', class: 'notation' },
      h('pre', { class: 'code codeblock', tabindex: '0', 'aria-label': 'Tree in notation' }, notation(inside.notation)),
      tool('Copy the notation', 'copy', () => this.#app.copy(inside.notation, 'Notation'), { style: 'small framed' }));
  }

  /** What was asked and has no outcome yet. */
  #pending({ pending }) {
    if (pending.length === 0) return null;
    return h('section', { key: 'pending', class: 'box', 'aria-label': 'Pending' },
      h('h3', {}, 'Pending'),
      h('ul', { class: 'plainlist', role: 'list' }, pending.map((one, index) => h('li', { key: String(index) },
        h('span', { class: 'code' }, one.route), ` asked by ${one.asker}`, h('p', { class: 'quiet' }, one.why)))));
  }

  #list(title, meaning, lines) {
    if (lines.length === 0) return null;
    return h('section', { key: title, class: 'box', 'aria-label': title },
      h('h3', { title: meaning }, title), h('ul', { class: 'plainlist code', role: 'list' }, lines.map((one, index) => h('li', { key: String(index) }, one))));
  }
}
