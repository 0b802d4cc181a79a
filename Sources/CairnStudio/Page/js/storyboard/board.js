import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { patch } from '../dom/patch.js';
import { drawThumbnail } from './thumbnail.js';
import { View } from './view.js';

const shortest = (value) => Math.round(value * 10) / 10;

/** The board: cards, arrows and groups. Only what is in sight has its picture in the document. */
export class Board {
  #folding;
  #act;
  #room;
  #world;
  #shown;
  #pictured = '';
  #focused = 0;
  /** Which cards are found; nothing when nobody searches. */
  found = null;
  chosen = null;
  view;

  /** @param {{ open: (card: number) => void, fold: (group: number) => void }} act */
  constructor(node, folding, act) {
    [this.#folding, this.#act] = [folding, act];
    this.#room = document.createElement('div');
    this.#room.className = 'room';
    this.#room.tabIndex = 0;
    this.#room.setAttribute('role', 'group');
    this.#room.setAttribute('aria-label', 'Board. Arrow keys move it, plus and minus zoom, zero shows all');
    this.#world = document.createElement('div');
    this.#world.className = 'world';
    this.#room.append(this.#world);
    node.append(this.#room);
    this.view = new View(this.#room, this.#world, () => this.#look());
    this.#room.addEventListener('keydown', (event) => this.#key(event));
    this.draw();
  }

  draw() {
    this.#shown = this.#folding.shown();
    this.view.size = this.#shown;
    this.#pictured = '';
    this.#look();
  }

  /** Draws anew where other pictures are in sight than before. */
  #look() {
    const { x, y, width, height } = this.view.sight;
    const margin = Math.max(width, height) * 0.3;
    const isNear = (one) => one.x < x + width + margin && one.x + one.width > x - margin && one.y < y + height + margin && one.y + one.height > y - margin;
    const pictured = new Set(this.#shown.cards.filter((one) => isNear(one.frame)).map((one) => one.index));
    const key = JSON.stringify([[...pictured], this.chosen, this.found && [...this.found], this.#focused]);
    if (key === this.#pictured) return;
    this.#pictured = key;
    const { width: wide, height: high, frames, arrows, cards } = this.#shown;
    if (!cards.some((one) => one.index === this.#focused)) this.#focused = cards[0]?.index ?? 0;
    patch(this.#world, [
      h('svg:svg', { key: 'under', class: 'under', width: wide, height: high, 'aria-hidden': 'true' },
        frames.map((one) => drawFrame(one)), arrows.map((one) => this.#arrow(one))),
      frames.map((one) => this.#groupHead(one)),
      h('ul', { key: 'cards', class: 'cards', role: 'list', 'aria-label': 'Screens' }, cards.map((one) => this.#card(one, pictured.has(one.index)))),
      h('svg:svg', { key: 'over', class: 'over', width: wide, height: high, 'aria-hidden': 'true' }, arrows.filter((one) => one.control && this.#isOf(one)).map(drawControl)),
    ]);
  }

  #isOf(arrow) { return this.chosen !== null && (arrow.from === this.chosen || arrow.to === this.chosen); }

  #arrow(arrow) {
    const isFaint = this.chosen !== null && !this.#isOf(arrow);
    const style = [arrow.style, arrow.change !== 'same' && arrow.change].filter(Boolean).join(' ');
    const end = arrow.points.at(-1);
    return h('svg:g', { key: `a${arrow.index}`, class: ['way', isFaint && 'faint', this.#isOf(arrow) && 'picked'].filter(Boolean).join(' ') },
      h('svg:title', {}, arrow.acts.join('\n')),
      h('svg:path', { key: 'line', class: `sb-way ${style}`, d: path(arrow.points) }),
      h('svg:path', { key: 'wide', class: 'hitwide', d: path(arrow.points) }),
      h('svg:path', { key: 'head', class: `sb-head ${style}`, d: `M${shortest(end.x)} ${shortest(end.y)}l-8-4v8z` }),
      arrow.gate && h('svg:g', { key: 'gate' }, h('svg:title', {}, `Guards: ${arrow.gate.names.join(', ')}`),
        h('svg:path', { class: 'sb-gate', d: `M${arrow.gate.x - 4} ${arrow.gate.y - 5}v10m8-10v10m-8-7h8m-8 4h8` })),
      arrow.label && h('svg:text', { key: 'label', class: `sb-text sb-label ${arrow.change}`, x: arrow.label.frame.x, y: arrow.label.frame.y + 9.5 }, arrow.label.text));
  }

  #groupHead({ index, key, title, frame, isFolded, members }) {
    return h('button', {
      key: `g${key}`, class: 'grouphead', type: 'button', 'aria-expanded': String(!isFolded), 'aria-label': `${title.text}, ${members.size} screens`,
      style: { left: `${frame.x + 4}px`, top: `${frame.y + 2}px` }, on: { click: () => this.#act.fold(index) },
    }, icon(isFolded ? 'disclosure' : 'down'), h('span', {}, title.text), isFolded && h('span', { key: 'count', class: 'count' }, `${members.size} screens`));
  }

  #card(card, isPictured) {
    const { index, frame, picture, change } = card;
    const isFound = !this.found || this.found.has(index);
    return h('li', { key: `c${index}`, style: { left: `${frame.x}px`, top: `${frame.y}px`, width: `${frame.width}px`, height: `${frame.height}px` } },
      h('button', {
        class: ['cardbutton', card.isModal && 'modal', change, !isFound && 'lost', index === this.chosen && 'picked'].filter(Boolean).join(' '), type: 'button',
        'data-card': index, tabindex: index === this.#focused ? 0 : -1, 'aria-label': [card.title, card.subtitle, change !== 'same' && change].filter(Boolean).join(', '),
        'aria-pressed': String(index === this.chosen), on: { click: () => this.#act.open(index), focus: () => this.#focus(index) },
      },
      h('span', { key: 'picture', class: 'shot', style: { width: `${picture.width}px`, height: `${picture.height}px` } }, isPictured && drawThumbnail(card.thumbnail, change)),
      h('span', { key: 'title', class: 'cardtitle' }, card.title),
      h('span', { key: 'subtitle', class: 'cardsubtitle' }, card.subtitle)));
  }

  #focus(index) {
    const card = this.#shown.cards.find((one) => one.index === index);
    // A browser that scrolls to what has the focus would move the board under itself.
    this.#room.scrollTo(0, 0);
    if (card && index !== this.#focused) this.view.reveal(card.frame);
    this.#focused = index;
  }

  reveal(index, withFocus = false) {
    const card = this.#shown.cards.find((one) => one.index === index);
    if (!card) return;
    this.view.reveal(card.frame);
    this.#focused = index;
    this.#look();
    if (withFocus) this.#world.querySelector(`[data-card="${index}"]`)?.focus({ preventScroll: true });
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrows = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    const card = event.target.closest?.('[data-card]');
    if (arrows && card) this.#step(Number(card.dataset.card), arrows);
    else if (arrows) this.view.pan(arrows[0] * 80, arrows[1] * 80);
    else if (event.key === '+' || event.key === '=') this.view.zoom(this.view.scale * 1.25);
    else if (event.key === '-') this.view.zoom(this.view.scale / 1.25);
    else if (event.key === '0') this.view.fit();
    else if (event.key === '1') this.view.zoom(1);
    else return;
    event.preventDefault();
  }

  /** To the nearest card on that side. */
  #step(index, [x, y]) {
    const middle = ({ frame }) => [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const here = middle(this.#shown.cards.find((one) => one.index === index));
    let [best, least] = [null, Infinity];
    for (const one of this.#shown.cards) {
      const there = middle(one);
      const ahead = (here[0] - there[0]) * x + (here[1] - there[1]) * y;
      const aside = Math.abs((here[0] - there[0]) * y) + Math.abs((here[1] - there[1]) * x);
      if (ahead > 20 && aside < ahead * 2 && ahead + aside * 2 < least) [best, least] = [one, ahead + aside * 2];
    }
    if (best) this.reveal(best.index, true);
  }
}

function drawFrame({ key, frame, isFolded }) {
  return h('svg:rect', { key: `f${key}`, class: isFolded ? 'sb-group folded' : 'sb-group', x: frame.x, y: frame.y, width: frame.width, height: frame.height, rx: 14 });
}

function drawControl({ index, control, style, change }) {
  return h('svg:rect', { key: `k${index}`, class: `sb-control ${style} ${change}`, x: control.x + 1.5, y: control.y + 1.5, width: control.width - 3, height: control.height - 3, rx: 5 });
}

/** Lines with round corners. */
function path(points) {
  let data = `M${shortest(points[0].x)} ${shortest(points[0].y)}`;
  for (let index = 1; index < points.length - 1; index += 1) {
    const corner = points[index];
    const towards = (other) => {
      const length = Math.max(Math.abs(other.x - corner.x), Math.abs(other.y - corner.y));
      const part = Math.min(5, length / 2) / Math.max(length, 0.001);
      return `${shortest(corner.x + (other.x - corner.x) * part)} ${shortest(corner.y + (other.y - corner.y) * part)}`;
    };
    data += `L${towards(points[index - 1])}Q${shortest(corner.x)} ${shortest(corner.y)} ${towards(points[index + 1])}`;
  }
  const last = points.at(-1);
  return `${data}L${shortest(last.x - 6)} ${shortest(last.y)}`;
}
