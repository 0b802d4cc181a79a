import { breakable } from '../dom/breakable.js';
import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { field } from './field.js';

// Alerts, action sheets and menus: layers that are no screens.

/** Draws an alert: its texts in the middle, its fields, and its buttons, two beside each other and more below. */
export function drawAlert(screen, doing) {
  const buttons = screen.elements.filter((one) => one.kind === 'button');
  const ordered = [...buttons.filter((one) => !isCancel(one)), ...buttons.filter(isCancel)];
  const isPair = buttons.length === 2 && buttons.every((one) => one.label.length < 14);
  return [
    head(screen, doing),
    buttonList(isPair ? [...ordered].reverse() : ordered, doing, isPair ? 'alertbuttons pair' : 'alertbuttons'),
  ];
}

/** Draws an action sheet: a group of actions, and Cancel below it. */
export function drawActionSheet(screen, doing) {
  const buttons = screen.elements.filter((one) => one.kind === 'button');
  const others = buttons.filter((one) => !isCancel(one));
  const cancel = buttons.filter(isCancel);
  return [
    h('div', { key: 'group', class: 'group' }, head(screen, doing), buttonList(others, doing, 'alertbuttons')),
    cancel.length > 0 && h('div', { key: 'cancel', class: 'group' }, buttonList(cancel, doing, 'alertbuttons')),
  ];
}

const isCancel = (element) => element.button?.role === 'cancel';

function head(screen, doing) {
  const texts = screen.elements.filter((one) => one.kind === 'text');
  const fields = screen.elements.filter((one) => one.kind === 'field');
  if (texts.length + fields.length === 0) return null;
  return h('div', { key: 'text', class: 'alerttext' },
    texts.map((one, index) => h(index === 0 ? 'h2' : 'p', { key: `t${index}`, class: index === 0 ? 'heading' : 'message' }, breakable(one.label))),
    fields.map((one, index) => ({ ...field(one, doing), key: `f${index}` })));
}

function buttonList(buttons, doing, style) {
  const strong = buttons.some((one) => one.button?.role === 'primary') ? 'primary' : 'cancel';
  return h('div', { key: 'buttons', class: style },
    buttons.map((one) => h('button', {
      key: `${one.button?.role}:${one.label}`, type: 'button', 'data-line': one.acts.tap, disabled: !one.isEnabled,
      class: [
        one.button?.role === strong && 'strong',
        one.button?.role === 'destructive' && 'destructive',
      ].filter(Boolean).join(' '),
      on: { click: (event) => doing.act(one.acts.tap, event) },
    }, one.label)));
}

/** Draws an open menu, with what is on marked. */
export function drawMenu(screen, doing) {
  const texts = screen.elements.filter((one) => one.kind === 'text');
  const buttons = screen.elements.filter((one) => one.kind !== 'text');
  const hasMarks = buttons.some((one) => one.button?.mark);
  return [
    texts.map((one, index) => h('p', { key: `t${index}`, class: 'menutitle' }, one.label)),
    h('div', { key: 'items', class: hasMarks ? 'menuitems' : 'menuitems unmarked', role: 'menu', 'aria-label': texts[0]?.label ?? 'Menu' },
      buttons.map((one, index) => menuItem(one, index, doing))),
  ];
}

function menuItem(element, index, doing) {
  const { mark, role, subtitle, opensMenu } = element.button ?? {};
  return h('button', {
    key: `${index}:${element.label}`, type: 'button', role: mark ? 'menuitemcheckbox' : 'menuitem', 'aria-checked': mark ? (mark === 'on' ? 'true' : 'mixed') : null,
    class: role === 'destructive' ? 'destructive' : '', disabled: !element.isEnabled, 'data-line': element.acts.tap,
    on: { click: (event) => doing.act(element.acts.tap, event), keydown: upAndDown },
  },
  h('span', {}, mark && icon(mark === 'on' ? 'check' : 'minus')),
  h('span', {}, element.label, subtitle && h('span', { class: 'subtitle' }, subtitle)),
  opensMenu && icon('disclosure'));
}

function upAndDown(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.parentElement.children];
  all[(all.indexOf(event.currentTarget) + step + all.length) % all.length].focus();
}
