import { squeeze } from './squeeze.js';

/** A rectangle as `{ x, y, width, height }`; in the file it is two pairs. */
export const rect = ([[x, y], [width, height]]) => ({ x, y, width, height });

/** The board as it is with some groups folded: what is still to be seen, and where. */
export class Folding {
  #board;
  #folded = new Set();

  constructor(board) {
    this.#board = {
      ...board,
      cards: board.cards.map((one, index) => ({ ...one, index, frame: rect(one.frame), picture: rect(one.picture) })),
      frames: board.frames.map((one, index) => ({
        ...one, index, frame: rect(one.frame), title: { text: one.title.text, frame: rect(one.title.frame) }, members: new Set(one.cards), key: one.path.join('/'),
      })),
      arrows: board.arrows.map((one, index) => ({
        ...one, index, points: one.points.map(([x, y]) => ({ x, y })), control: one.control && rect(one.control),
        label: one.label && { text: one.label.text, frame: rect(one.label.frame) },
        gate: one.gate && { names: one.gate.names, x: one.gate.middle[0], y: one.gate.middle[1] },
      })),
    };
  }

  get groups() { return this.#board.frames; }
  isFolded(index) { return this.#folded.has(index); }

  toggle(index, isFolded = !this.#folded.has(index)) {
    if (isFolded) this.#folded.add(index); else this.#folded.delete(index);
  }

  /** The outermost folded group that a card is in. */
  groupOf(card) { return this.#board.frames.find((one) => this.#folded.has(one.index) && one.members.has(card)); }

  /** Unfolds whatever a card is in. */
  reveal(card) {
    const around = this.#board.frames.filter((one) => this.#folded.has(one.index) && one.members.has(card));
    for (const one of around) this.#folded.delete(one.index);
    return around.length > 0;
  }

  /** What is to be seen, in its place. */
  shown() {
    const board = this.#board;
    if (this.#folded.size === 0) return { ...board, frames: board.frames.map((one) => ({ ...one, isFolded: false })) };
    const hidden = new Map();
    for (const card of board.cards) {
      const group = this.groupOf(card.index);
      if (group) hidden.set(card.index, group);
    }
    const cards = board.cards.filter((one) => !hidden.has(one.index));
    const frames = board.frames
      .filter((one) => !board.frames.some((other) => other !== one && this.#folded.has(other.index) && isWithin(one, other)))
      .map((one) => ({ ...one, isFolded: this.#folded.has(one.index) }));
    const arrows = board.arrows.map((one) => clipped(one, hidden.get(one.from), hidden.get(one.to))).filter(Boolean);
    return moved({ ...board, cards, frames, arrows });
  }
}

const isWithin = (one, other) => one.path.length > other.path.length && other.path.every((name, index) => one.path[index] === name);

const holds = ({ x, y, width, height }, point) => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** An arrow to or from a folded group begins or ends at its frame: where it leaves that for good, and where it first comes there. */
function clipped(arrow, from, to) {
  if (!from && !to) return arrow;
  if (from === to) return null;
  let { points } = arrow;
  if (from) {
    const last = points.findLastIndex((one) => holds(from.frame, one));
    if (last < 0 || last === points.length - 1) return null;
    points = [crossing(from.frame, points[last], points[last + 1]), ...points.slice(last + 1)];
  }
  if (to) {
    const first = points.findIndex((one) => holds(to.frame, one));
    if (first < 1) return null;
    points = [...points.slice(0, first), crossing(to.frame, points[first], points[first - 1])];
  }
  return { ...arrow, points, ...(from ? { control: null, label: null, gate: null } : {}) };
}

/** Where a level or upright line from inside leaves a frame. */
function crossing({ x, y, width, height }, inside, outside) {
  if (inside.y === outside.y) return { x: outside.x > inside.x ? x + width : x, y: inside.y };
  return { x: inside.x, y: outside.y > inside.y ? y + height : y };
}

function moved(board) {
  const kept = { x: [], y: [] };
  const marks = { x: [], y: [] };
  const keep = ({ x, y, width, height }) => { kept.x.push([x, x + width]); kept.y.push([y, y + height]); };
  const mark = (x, y) => { marks.x.push(x); marks.y.push(y); };
  for (const card of board.cards) keep(card.frame);
  for (const { frame, title, isFolded } of board.frames) {
    mark(frame.x, frame.y);
    mark(frame.x + frame.width, frame.y + frame.height);
    keep({ x: frame.x, y: frame.y, width: title.frame.x - frame.x + title.frame.width + 12, height: isFolded ? 58 : 24 });
  }
  for (const { points, label, gate } of board.arrows) {
    for (const one of points) mark(one.x, one.y);
    if (label) keep(label.frame);
    if (gate) keep({ x: gate.x - 7, y: gate.y - 7, width: 14, height: 14 });
    const end = points.at(-1);
    keep({ x: end.x - 14, y: end.y, width: 14, height: 0 });
  }
  const x = squeeze(kept.x, marks.x, board.width);
  const y = squeeze(kept.y, marks.y, board.height);
  const place = (one) => ({ x: x(one.x), y: y(one.y), width: x(one.x + one.width) - x(one.x), height: y(one.y + one.height) - y(one.y) });
  return {
    ...board, width: x(board.width), height: y(board.height),
    cards: board.cards.map((one) => ({ ...one, frame: place(one.frame), picture: place(one.picture) })),
    frames: board.frames.map((one) => ({ ...one, frame: place(one.frame), title: { ...one.title, frame: place(one.title.frame) } })),
    arrows: board.arrows.map((one) => ({
      ...one, points: one.points.map((point) => ({ x: x(point.x), y: y(point.y) })), control: one.control && place(one.control),
      label: one.label && { ...one.label, frame: place(one.label.frame) }, gate: one.gate && { ...one.gate, x: x(one.gate.x), y: y(one.gate.y) },
    })),
  };
}
