import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { flatten, nameOf, numbered } from './nodes.js';

/** The tree as an outline that folds, worked by arrow keys as trees are. */
export class TreeOutline {
  #store;
  #app;
  #folded = new Set();
  #redraw;

  constructor(store, app, redraw) {
    [this.#store, this.#app, this.#redraw] = [store, app, redraw];
  }

  draw() {
    const { inside, chosen } = this.#store;
    const lines = flatten(inside, this.#folded);
    const current = lines.some((one) => one.node.id === chosen) ? chosen : inside?.visible ?? lines[0]?.node.id;
    return h('ul', { class: 'tree', role: 'tree', 'aria-label': 'Tree' },
      lines.map((line, index) => this.#line(line, index, lines, current)));
  }

  #line({ node, depth, as, canFold, isFolded }, index, lines, current) {
    const { chosen, inside } = this.#store;
    const isFront = node.id === inside.visible;
    const isModal = as !== null && as !== 'front' && as !== 'behind';
    return h('li', {
      key: `n${node.id}`, class: ['treeline', !node.isVisible && 'unseen', isModal && 'modal'].filter(Boolean).join(' '), role: 'treeitem',
      'aria-level': depth + 1, 'aria-selected': String(node.id === chosen), 'aria-expanded': canFold ? String(!isFolded) : null,
      tabindex: node.id === current ? 0 : -1, style: { '--depth': depth }, 'data-tree-node': node.id,
      on: { click: (event) => this.#click(event, node, canFold), keydown: (event) => this.#key(event, index, lines) },
    },
    h('span', { class: canFold ? 'fold' : 'fold none', 'aria-hidden': 'true' }, canFold && icon(isFolded ? 'disclosure' : 'down')),
    isModal && h('span', { class: 'mark warn' }, as),
    h('span', { class: 'code name', title: this.#store.status?.isRecording ? numbered(node.label) : null }, nameOf(node)),
    node.label && node.content !== 'screen' && h('span', { class: 'kind' }, node.content),
    as === 'front' && h('span', { class: 'mark' }, 'selected'),
    isFront && h('span', { class: 'mark front' }, 'in front'),
    node.made?.isArmed && h('span', { class: 'mark bad', title: 'Its leave-guard is armed' }, icon('shield'), 'armed'),
    node.isForeign && h('span', { class: 'mark' }, 'foreign'));
  }

  #click(event, node, canFold) {
    if (canFold && event.target.closest('.fold')) return this.#fold(node.id);
    this.#app.pick(this.#store.chosen === node.id ? null : node.id);
  }

  #fold(id, isFolded = !this.#folded.has(id)) {
    if (isFolded) this.#folded.add(id);
    else this.#folded.delete(id);
    this.#redraw();
  }

  #key(event, index, lines) {
    const { node, depth, canFold, isFolded } = lines[index];
    const go = (to) => {
      const line = lines[to];
      if (!line) return;
      this.#app.pick(line.node.id);
      event.currentTarget.parentElement.querySelector(`[data-tree-node="${line.node.id}"]`)?.focus();
    };
    const keys = {
      ArrowDown: () => go(index + 1), ArrowUp: () => go(index - 1), Home: () => go(0), End: () => go(lines.length - 1),
      ArrowRight: () => (canFold && isFolded ? this.#fold(node.id, false) : go(index + 1)),
      ArrowLeft: () => (canFold && !isFolded ? this.#fold(node.id, true) : go(lines.slice(0, index).findLastIndex((one) => one.depth < depth))),
      Enter: () => this.#app.pick(node.id), ' ': () => this.#app.pick(node.id),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }
}
