import { h } from '../dom/element.js';
import { arrange } from './arranging.js';
import { navigationBar, tabBar, toolbar } from './bars.js';
import { drawElement } from './elements.js';
import { turning } from './page-turn.js';
import { drawRows } from './rows.js';

/** What of a screen tells it from another: its node, or what it says of itself. */
export function screenKey(screen, node) {
  if (node !== null && node !== undefined) return `n${node}`;
  return `${screen.controller}|${screen.bar?.title ?? ''}|${screen.bar?.back ?? ''}`;
}

/** Draws a screen: its bar, what scrolls, its columns or embedded screens, its toolbar and its tabs. */
export function drawScreen(screen, { key, doing, identities, turn, back = null, gestures = [] }) {
  const keys = new Map();
  identities.keys(key, screen.elements).forEach((one, index) => keys.set(screen.elements[index], one));
  const blocks = arrange(screen.elements);
  const isGrouped = blocks.some((block) => block.isGrouped);
  const hasFoot = screen.toolbar.length > 0 || screen.tabs !== null && screen.tabs !== undefined;
  const columns = screen.embedded ?? [];
  // The way back is that of the innermost stack that has one.
  const deepest = [...columns].reverse().find((one) => hasBack(one));
  const showsContent = screen.elements.length > 0 || columns.length === 0;
  return h('div', {
    key, class: ['screen', hasFoot && 'has-foot', !screen.bar && 'bare'].filter(Boolean).join(' '),
    'data-grouped': isGrouped || null, 'data-controller': screen.controller, tabindex: '-1', role: 'group',
    'aria-label': screen.bar?.title || screen.controller,
  },
  screen.bar && navigationBar(screen.bar, doing, back),
  showsContent && h('div', {
    key: 'content', class: 'content', tabindex: isReachable(screen) ? null : '0', role: isReachable(screen) ? null : 'group',
    'aria-label': isReachable(screen) ? null : 'Content', on: turning(gestures, doing),
  },
  blocks.map((block, index) => drawBlock(block, `b${index}`, keys, doing, turn)),
  screen.omitted > 0 && h('p', { key: 'omitted', class: 'sectiontitle foot' }, `${screen.omitted} more are not drawn`)),
  scrollBar(screen.elements),
  columns.length > 0 && h('div', { key: 'columns', class: columns.some((one) => one.column) ? 'columns' : 'columns stacked' },
    columns.map((column, index) => h('div', { key: column.column ?? String(index), class: 'part', 'data-column': column.column ?? null },
      drawScreen(column, { key: `${key}/${column.column ?? index}`, doing, identities, turn, gestures, back: column === deepest ? back : null })))),
  screen.toolbar.length > 0 && toolbar(screen.toolbar, doing),
  screen.tabs && tabBar(screen.tabs, doing));
}

/** Where what is seen of a long list lies in it. Screen readers are told by the rows. */
function scrollBar(elements) {
  const rows = elements.filter((one) => one.row?.count !== undefined);
  if (rows.length === 0) return null;
  const { index, count } = rows[0].row;
  const size = Math.max(rows.length / count, 0.04);
  const way = index / Math.max(1, count - rows.length);
  return h('span', { key: 'scrollbar', class: 'scrollbar', 'aria-hidden': 'true', style: { '--size': size, '--way': way } }, h('span', {}));
}

/** Whether it has a back button, or a screen in it has. */
const hasBack = (screen) => Boolean(screen.bar?.back) || screen.embedded.some(hasBack);

/** Whether something in it takes the focus; otherwise what scrolls has to. */
const isReachable = (screen) => screen.elements.some((one) => one.kind !== 'text' && one.kind !== 'image' && one.kind !== 'activity' && one.kind !== 'progress');

function drawBlock(block, key, keys, doing, turn) {
  if (block.kind === 'rows') return { ...drawRows(block, keys, doing, turn), key };
  const { items } = block;
  if (block.kind === 'title' || block.kind === 'foot') {
    return h('p', { key, class: `sectiontitle guessed ${block.kind}` }, items[0].element.label);
  }
  if (block.kind === 'search') return h('div', { key }, drawItem(items[0], keys, doing, turn));
  return h('div', { key, class: `block ${block.kind}${block.guessed ? ' guessed' : ''}` },
    items.map((item) => drawItem(item, keys, doing, turn)));
}

/** A line: an element by itself, or two that belong together. */
function drawItem(item, keys, doing, turn) {
  const key = keys.get(item.element);
  const draw = (element) => ({ ...drawElement(element, doing, turn), key: keys.get(element) });
  switch (item.kind) {
    case 'single': return draw(item.element);
    case 'pair':
      return h('div', { key: `${key}+`, class: 'beside-each-other guessed' }, draw(item.element), draw(item.other));
    default:
      return h('div', { key: `${key}+`, class: `labelled guessed${item.kind === 'below' ? ' tall' : ''}` },
        h('span', { key: 'name', class: `name t-${item.name.textStyle ?? 'body'}` }, item.name.label),
        draw({ ...item.element, isNamed: true, value: item.element.kind === 'stepper' ? '' : item.element.value }));
  }
}
