import { breakable } from '../dom/breakable.js';
import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { drawElement } from './elements.js';
import { holding } from './holding.js';
import { handle } from './row-move.js';
import { swiping, wasDragged } from './row-swipe.js';

/** Draws rows of a table or a list. */
export function drawRows(block, keys, doing, turn) {
  return h('ul', { class: ['rows', block.isGrouped && 'grouped', block.items.length > 40 && 'many'].filter(Boolean).join(' '), role: 'list', 'aria-label': part(block) },
    block.items.map((item) => drawRow(item, keys, doing, turn)));
}

/** Which part of a long list is seen, in words. */
function part({ items }) {
  const rows = items.map((item) => item.element.row).filter((row) => row.count !== undefined);
  if (rows.length === 0) return null;
  const number = (index) => (index + 1).toLocaleString('en');
  return `Rows ${number(rows[0].index)} to ${number(rows.at(-1).index)} of ${rows[0].count.toLocaleString('en')}`;
}

function drawRow({ element, own }, keys, doing, turn) {
  const { row, acts } = element;
  const isOpen = row.swipeActions.length > 0;
  return h('li', {
    key: keys.get(element), class: classes(row, isOpen), 'data-selected': row.isSelected || null,
    'aria-disabled': element.isEnabled ? null : 'true', 'data-move': acts.move,
    'aria-setsize': row.count, 'aria-posinset': row.index === undefined ? null : row.index + 1,
  },
  h('div', { key: 'slide', class: 'slide', style: { '--slid': isOpen ? `-${width(row.swipeActions)}px` : null }, on: swiping(element, doing) },
    h('button', {
      key: 'hit', class: 'hit', type: 'button', 'aria-label': said(element), 'aria-current': row.isSelected ? 'true' : null,
      'aria-description': description(acts), 'aria-disabled': acts.tap ? null : 'true', ...press(element, doing),
    }),
    row.editing && roundButton(element, doing),
    // A row without a name of its own is all controls.
    (own.length === 0 || element.label !== '') && h('span', { key: 'say', class: row.detail ? 'say two' : 'say', 'aria-hidden': 'true' },
      h('span', { class: 'name' }, breakable(element.label)), row.detail && h('span', { class: 'more' }, breakable(row.detail))),
    own.map((one) => h('span', { key: keys.get(one), class: 'own' }, drawElement({ ...one, isNamed: true }, doing, turn))),
    end(element, doing)),
  // After the row itself, for whoever goes on by keyboard.
  isOpen && actions(element, doing));
}

function classes(row, isOpen) {
  return ['row', isOpen && 'open', row.editing && 'editing'].filter(Boolean).join(' ');
}

/** What a screen reader says of a row. */
function said({ label, row }) {
  const ends = { checkmark: 'chosen' };
  return [label, row.detail, ends[row.accessory]].filter(Boolean).join(', ') || 'Row';
}

function description(acts) {
  return [
    acts.swipeLeft && 'Arrow left shows actions', acts.swipeRight && 'Arrow right shows actions', acts.hold && 'Hold for a menu',
  ].filter(Boolean).join('. ') || null;
}

/** A tap, a hold, and the arrow keys in the place of a finger that swipes. */
function press(element, doing) {
  const { acts } = element;
  const held = holding(acts, doing);
  const click = held.on.click;
  held.on.click = (event) => { if (!wasDragged() || event.detail === 0) click(event); };
  held.on.keydown = (event) => {
    const line = { ArrowLeft: acts.swipeLeft, ArrowRight: acts.swipeRight }[event.key];
    if (line) {
      event.preventDefault();
      doing.act(line, event);
    }
  };
  return { on: held.on, 'data-line': acts.tap };
}

function roundButton(element, doing) {
  const { editing } = element.row;
  return h('button', {
    key: 'round', class: 'roundbutton', type: 'button', 'data-editing': editing,
    'aria-label': `${editing === 'delete' ? 'Delete' : 'Insert'} ${element.label}`, 'data-line': element.acts.edit, on: { click: (e) => doing.act(element.acts.edit, e) },
  }, h('span', { class: 'disc' }, icon(editing === 'delete' ? 'minus' : 'plus')));
}

function end(element, doing) {
  const { accessory, canBeMoved } = element.row;
  const hasDetail = accessory === 'detail' || accessory === 'detailDisclosure';
  if (accessory === 'none' && !canBeMoved) return null;
  return h('span', { key: 'end', class: 'end' },
    hasDetail && h('button', {
      key: 'detail', class: 'accessory', type: 'button', 'aria-label': `More about ${element.label}`, 'data-line': element.acts.accessory,
      on: { click: (e) => doing.act(element.acts.accessory, e) },
    }, icon('info')),
    (accessory === 'disclosure' || accessory === 'detailDisclosure') && icon('disclosure'),
    accessory === 'checkmark' && icon('check'),
    canBeMoved && (element.acts.move ? handle(element, doing) : icon('handle')));
}

/** What a row that was swiped open shows. */
function actions(element, doing) {
  return h('span', { key: 'actions', class: 'swipeactions', role: 'group', 'aria-label': `Actions of ${element.label}` },
    element.row.swipeActions.map((choice, index) => h('button', {
      key: String(index), type: 'button', class: isDestructive(choice.title) ? 'destructive' : '',
      'data-line': choice.tap, disabled: choice.isEnabled === false, on: { click: (e) => doing.act(choice.tap, e) },
    }, choice.title)));
}

/** The outline has no style of an action; what removes something is red wherever Apple's apps have it. */
const isDestructive = (title) => /^(delete|remove|block|trash|end)/i.test(title);

const width = (choices) => choices.reduce((sum, one) => sum + Math.max(74, 28 + one.title.length * 8.2), 0);
