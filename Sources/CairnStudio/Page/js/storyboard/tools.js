import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { patch } from '../dom/patch.js';

/** The bar on top: search, what a comparison found, folding and zoom. */
export class Tools {
  #node;
  #content;
  #act;
  #search = '';
  #isOpen = false;
  #next = {};

  /** @param {object} act `open(card)`, `find(cards)`, `zoom(by)`, `fit()`, `foldAll(isFolded)`, `hasGroups`, `leave()` if it can be left */
  constructor(node, content, act) {
    [this.#node, this.#content, this.#act] = [node, content, act];
    node.addEventListener('focusout', (event) => {
      if (event.relatedTarget?.closest('.searchplace')) return;
      this.#isOpen = false;
      this.draw();
    });
    this.draw();
  }

  draw() {
    const { app, note } = this.#content;
    patch(this.#node, [
      h('h1', { key: 'app', class: 'app' }, app, h('span', { class: 'about' }, note)),
      this.#searchField(),
      this.#changes(),
      h('span', { key: 'legend', class: 'legend', 'aria-hidden': 'true' }, legend('push', 'push'), legend('present', 'modal'), legend('light', 'other')),
      this.#act.hasGroups && h('div', { key: 'folding', class: 'group spread', role: 'group', 'aria-label': 'Groups' },
        button('Fold all', null, () => this.#act.foldAll(true), 'Fold all'), button('Unfold all', null, () => this.#act.foldAll(false), 'Unfold all')),
      h('div', { key: 'zoom', class: this.#act.hasGroups ? 'group' : 'group spread', role: 'group', 'aria-label': 'Zoom' },
        button('Zoom out', 'minus', () => this.#act.zoom(0.8)), button('Actual size', null, () => this.#act.zoom(null), '100 %'),
        button('Zoom in', 'plus', () => this.#act.zoom(1.25)), button('Show all', 'target', () => this.#act.fit())),
      this.#act.leave && button('Close the storyboard', 'cross', () => this.#act.leave()),
    ]);
  }

  #searchField() {
    const found = this.#found();
    return h('div', { key: 'search', class: 'searchplace' },
      h('input', {
        key: 'field', class: 'textfield', type: 'search', placeholder: 'Search screens…', 'aria-label': 'Search screens', autocomplete: 'off',
        on: {
          input: (event) => this.#type(event.target.value), focus: () => { this.#isOpen = this.#search !== ''; this.draw(); },
          keydown: (event) => this.#key(event, found),
        },
      }),
      this.#isOpen && h('ul', { key: 'found', class: 'foundlist', role: 'list', 'aria-label': `${found.length} found` },
        found.slice(0, 40).map((index) => this.#hit(index)),
        found.length === 0 && h('li', { key: 'none', class: 'quiet' }, 'Nothing is called like that.')));
  }

  #hit(index) {
    const { screen } = this.#content.screens[index];
    return h('li', { key: String(index) }, h('button', { class: 'tool', type: 'button', on: { click: () => this.#open(index), keydown: (event) => this.#walk(event) } },
      h('span', {}, screen.title.trim() || screen.destination), h('span', { class: 'quiet' }, screen.id)));
  }

  #found() {
    if (!this.#search) return [];
    return this.#content.screens.flatMap(({ screen }, index) => {
      const texts = [screen.title, screen.id, screen.destination, screen.link, screen.tab, ...screen.coordinators];
      return texts.some((text) => text?.toLowerCase().includes(this.#search)) ? [index] : [];
    });
  }

  #type(text) {
    this.#search = text.trim().toLowerCase();
    this.#isOpen = this.#search !== '';
    const found = this.#found();
    this.#act.find(this.#search ? new Set(found) : null);
    this.#act.say(this.#search ? `${found.length} found` : '');
    this.draw();
  }

  #key(event, found) {
    if (event.key === 'Enter' && found.length > 0) this.#open(found[0]);
    else if (event.key === 'ArrowDown') this.#node.querySelector('.foundlist button')?.focus();
    else if (event.key === 'Escape') { event.target.value = ''; this.#type(''); } else return;
    event.preventDefault();
  }

  #walk(event) {
    const line = event.currentTarget.parentElement;
    const next = { ArrowDown: line.nextElementSibling, ArrowUp: line.previousElementSibling }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    (next?.querySelector('button') ?? this.#node.querySelector('input')).focus();
  }

  #open(index) {
    this.#isOpen = false;
    this.draw();
    this.#act.open(index);
  }

  /** Each goes to the next of its kind. */
  #changes() {
    const marks = ['new', 'gone', 'changed'].map((change) => {
      const cards = this.#content.screens.flatMap((one, index) => (one.change === change ? [index] : []));
      if (cards.length === 0) return null;
      const next = () => { this.#next[change] = ((this.#next[change] ?? -1) + 1) % cards.length; this.#act.open(cards[this.#next[change]]); };
      return h('button', { key: change, class: `mark changemark ${change}`, type: 'button', title: `Show the next screen that is ${change}`, on: { click: next } }, `${cards.length} ${change}`);
    });
    return marks.some(Boolean) && h('div', { key: 'changes', class: 'group', role: 'group', 'aria-label': 'Changes' }, marks);
  }
}

const button = (name, sign, act, text) => h('button', { key: name, class: 'tool framed', type: 'button', 'aria-label': text ? null : name, title: name, on: { click: act } }, sign && icon(sign), text);

const legend = (style, name) => h('span', { key: style, class: 'legendpart' },
  h('svg:svg', { width: 26, height: 8 }, h('svg:path', { class: `sb-way ${style}`, d: 'M0 4h24' })), name);
