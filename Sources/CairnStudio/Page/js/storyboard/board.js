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
  #parts = {};
  #shown;
  /** Where each card has its picture, and those places that have it in the document: the card of a group that is unfolded is another. */
  #places = new Map();
  #pictured = new WeakSet();
  #isFar = false;
  #focused = 0;
  /** Which cards are found; nothing when nobody searches. */
  found = null;
  chosen = null;
  view;

  /** @param {{ open: (card: number) => void, fold: (group: number) => void }} act */
  constructor(node, folding, act) {
    [this.#folding, this.#act] = [folding, act];
    this.#room = element('div', 'room', { role: 'group', tabindex: '0', 'aria-label': 'Board. Arrow keys move it, plus and minus zoom, zero shows all' });
    this.#world = element('div', 'world');
    this.#parts = {
      under: element('div', 'under'), cards: element('ul', 'cards', { role: 'list', 'aria-label': 'Screens' }), over: element('div', 'over', { 'aria-hidden': 'true' }),
    };
    this.#world.append(...Object.values(this.#parts));
    this.#room.append(this.#world);
    node.append(this.#room);
    this.view = new View(this.#room, this.#world, () => this.#look());
    this.#room.addEventListener('keydown', (event) => this.#key(event));
    this.draw();
  }

  draw() {
    this.#shown = this.#folding.shown();
    this.view.size = this.#shown;
    const { width, height, frames, arrows } = this.#shown;
    patch(this.#parts.under, [
      h('svg:svg', { key: 'lines', width, height, 'aria-hidden': 'true' },
        frames.filter((one) => !one.isFolded).map(drawFrame), arrows.map((one) => this.#arrow(one)), frames.filter((one) => one.isFolded).map(drawFrame)),
      frames.map((one) => this.#groupHead(one)),
    ]);
    patch(this.#parts.over, [h('svg:svg', { key: 'controls', width, height }, arrows.filter((one) => one.control).map(drawControl))]);
    this.#drawCards();
    this.#look();
  }

  #drawCards() {
    const { cards } = this.#shown;
    if (!cards.some((one) => one.index === this.#focused)) this.#focused = cards[0]?.index ?? 0;
    this.#places.clear();
    patch(this.#parts.cards, cards.map((one) => this.#card(one)));
  }

  /** Draws the pictures that have come into sight, and takes away those that have left it. */
  #look() {
    const { x, y, width, height } = this.view.sight;
    const margin = Math.max(width, height) * 0.15;
    const isNear = (one) => one.x < x + width + margin && one.x + one.width > x - margin && one.y < y + height + margin && one.y + one.height > y - margin;
    // From afar nobody can read, and what many cards say costs a browser more than it can do in a frame.
    const isFar = this.view.scale < 0.42 && this.#shown.cards.filter((one) => isNear(one.frame)).length > 80;
    const isOther = isFar !== this.#isFar;
    this.#isFar = isFar;
    this.#room.classList.toggle('far', isFar);
    for (const card of this.#shown.cards) {
      const isPictured = isNear(card.frame);
      const place = this.#places.get(card.index);
      if (isPictured === this.#pictured.has(place) && !(isPictured && isOther)) continue;
      if (isPictured) this.#pictured.add(place); else this.#pictured.delete(place);
      patch(place, isPictured ? [drawThumbnail(card.thumbnail, card.change, isFar)] : []);
    }
  }

  #isOf(arrow) { return this.chosen !== null && (arrow.from === this.chosen || arrow.to === this.chosen); }

  #arrow(arrow) {
    const isFaint = this.chosen !== null && !this.#isOf(arrow);
    const style = [arrow.style, arrow.change !== 'same' && arrow.change].filter(Boolean).join(' ');
    const data = path(arrow.points);
    const strokes = arrow.style === 'push' ? [data] : lines(arrow.points);
    return h('svg:g', { key: `a${arrow.index}`, class: ['way', isFaint && 'faint', this.#isOf(arrow) && 'picked'].filter(Boolean).join(' ') },
      h('svg:title', {}, arrow.acts.join('\n')),
      strokes.map((one, index) => h('svg:path', { key: `line${index}`, class: `sb-way ${style}`, d: one })),
      h('svg:path', { key: 'wide', class: 'hitwide', d: data }),
      h('svg:path', { key: 'head', class: `sb-head ${style}`, d: head(arrow.points) }),
      arrow.gate && h('svg:g', { key: 'gate' }, h('svg:title', {}, `Guards: ${arrow.gate.names.join(', ')}`),
        h('svg:path', { class: 'sb-gate', d: `M${arrow.gate.x - 4} ${arrow.gate.y - 5}v10m8-10v10m-8-7h8m-8 4h8` })),
      arrow.label && h('svg:text', { key: 'label', class: `sb-text sb-label ${arrow.change}`, x: arrow.label.frame.x, y: arrow.label.frame.y + 9.5 }, arrow.label.text));
  }

  #groupHead({ index, key, name, title, frame, isFolded, members }) {
    return h('button', {
      key: `g${key}`, class: 'grouphead', type: 'button', 'aria-expanded': String(!isFolded), 'aria-label': `${name}, ${members.size} screens`, title: name,
      style: { left: `${frame.x + 4}px`, top: `${frame.y + 2}px` }, on: { click: () => this.#act.fold(index) },
    }, icon(isFolded ? 'disclosure' : 'down'), h('span', {}, title.text), isFolded && h('span', { key: 'count', class: 'count' }, `${members.size} screens`));
  }

  #card(card) {
    const { index, frame, picture, change } = card;
    const isFound = !this.found || this.found.has(index);
    return h('li', { key: `c${index}`, style: { left: `${frame.x}px`, top: `${frame.y}px`, width: `${frame.width}px`, height: `${frame.height}px` } },
      h('button', {
        class: ['cardbutton', card.isModal && 'modal', change, !isFound && 'lost', index === this.chosen && 'picked'].filter(Boolean).join(' '), type: 'button',
        'data-card': index, tabindex: index === this.#focused ? 0 : -1, 'aria-label': [card.title, card.subtitle, change !== 'same' && change].filter(Boolean).join(', '),
        'aria-pressed': String(index === this.chosen), on: { click: () => this.#act.open(index), focus: () => this.#focus(index) },
      },
      h('span', {
        key: 'picture', class: 'shot', own: true, style: { width: `${picture.width}px`, height: `${picture.height}px` }, ref: (node) => this.#places.set(index, node),
      }),
      h('span', { key: 'title', class: 'cardtitle' }, card.title),
      h('span', { key: 'subtitle', class: 'cardsubtitle' }, card.subtitle)));
  }

  #focus(index) {
    const card = this.#shown.cards.find((one) => one.index === index);
    // A browser that scrolls to what has the focus would move the board under itself.
    this.#room.scrollTo(0, 0);
    if (card && index !== this.#focused) this.view.reveal(card.frame);
    this.#focused = index;
    this.#drawCards();
  }

  reveal(index, withFocus = false) {
    const card = this.#shown.cards.find((one) => one.index === index);
    if (!card) return;
    this.view.reveal(card.frame);
    this.#focused = index;
    this.#drawCards();
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

function element(tag, style, attributes = {}) {
  const node = document.createElement(tag);
  node.className = style;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

function drawFrame({ key, frame, isFolded }) {
  return h('svg:rect', { key: `f${key}`, class: isFolded ? 'sb-group folded' : 'sb-group', x: frame.x, y: frame.y, width: frame.width, height: frame.height, rx: 14 });
}

/** Where an arrow begins in the picture: a dot at the end of its control. */
function drawControl({ index, control, style, change }) {
  return h('svg:circle', { key: `k${index}`, class: `sb-control ${style} ${change}`, cx: control.x + control.width - 3, cy: control.y + control.height / 2, r: 2.5 });
}

/** Each line by itself, from the end to the start: browsers are quick with dashes on a single line only, and those of arrows that
 * have joined lie on each other. */
const lines = (points) => points.slice(1).map((end, index) =>
  `M${shortest(end.x)} ${shortest(end.y)}L${shortest(points[index].x)} ${shortest(points[index].y)}`);

/** The head of an arrow, the way its last line goes. */
function head(points) {
  const [before, end] = points.slice(-2);
  const [x, y] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)];
  const [backX, backY] = [end.x - 8 * x, end.y - 8 * y];
  return `M${shortest(end.x)} ${shortest(end.y)}L${shortest(backX - 4 * y)} ${shortest(backY - 4 * x)}L${shortest(backX + 4 * y)} ${shortest(backY + 4 * x)}z`;
}

/** Lines with round corners. */
function path(points) {
  const [end, ...rest] = [...points].reverse();
  const [x, y] = [Math.sign(rest[0].x - end.x), Math.sign(rest[0].y - end.y)];
  let data = `M${shortest(end.x + 6 * x)} ${shortest(end.y + 6 * y)}`;
  rest.slice(0, -1).forEach((corner, index) => {
    const towards = (other) => {
      const length = Math.max(Math.abs(other.x - corner.x), Math.abs(other.y - corner.y));
      const part = Math.min(5, length / 2) / Math.max(length, 0.001);
      return `${shortest(corner.x + (other.x - corner.x) * part)} ${shortest(corner.y + (other.y - corner.y) * part)}`;
    };
    data += `L${towards(index === 0 ? end : rest[index - 1])}Q${shortest(corner.x)} ${shortest(corner.y)} ${towards(rest[index + 1])}`;
  });
  const last = rest.at(-1);
  return `${data}L${shortest(last.x)} ${shortest(last.y)}`;
}
