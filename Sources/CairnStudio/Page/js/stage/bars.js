import { h, spoken } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { arrows } from './controls.js';
import { holding } from './holding.js';

// Navigation bars, toolbars and tab bars.

/** Draws a navigation bar. `back` is the line of the back button where the bar has none of its own. */
export function navigationBar(bar, doing, back) {
  const isPlain = !bar.title && bar.left.length + bar.right.length === 0;
  return h('header', {
    key: 'bar', class: 'navbar', 'data-large': bar.hasLargeTitle || null, 'data-plain': isPlain || null, role: 'group',
    'aria-label': 'Navigation bar',
  },
  bar.prompt && h('p', { key: 'prompt', class: 'prompt text' }, bar.prompt),
  h('div', { key: 'line', class: 'line' },
    h('span', { key: 'left', class: 'side left' }, backButton(bar, doing, back), bar.left.map((one, index) => barButton(one, doing, `l${index}`))),
    h(bar.hasLargeTitle ? 'span' : 'h2', { key: 'title', class: 'title', dir: 'auto' }, bar.hasLargeTitle ? null : bar.title ?? ''),
    h('span', { key: 'right', class: 'side right' }, [...bar.right].reverse().map((one, index) => barButton(one, doing, `r${bar.right.length - index}`)))),
  bar.hasLargeTitle && h('h2', { key: 'large', class: 'large', dir: 'auto' }, bar.title ?? ''));
}

/** The chevron with the title of where it leads. Holding it lists the screens beneath. */
function backButton(bar, doing, back) {
  if (bar.back === null || bar.back === undefined) return null;
  const acts = { tap: bar.backTap ?? back, hold: bar.backMenu.length > 0 ? 'menu' : null };
  const { on } = holding(acts, { act: (line, event) => (line === 'menu' ? doing.choose(bar.backMenu, event) : doing.act(line, event)) });
  return h('button', {
    key: 'back', class: 'barbutton backbutton', type: 'button', 'aria-label': bar.back ? `Back to ${bar.back}` : 'Back',
    'aria-haspopup': bar.backMenu.length > 0 ? 'menu' : null, on,
  }, icon('back'), h('span', { class: 'name' }, bar.back));
}

/** iOS draws these items of the system's as symbols. That an item is the system's is guessed by its title. */
const symbols = {
  Add: 'plus', Search: 'search', Trash: 'trash', Compose: 'edit', Share: 'share', Organize: 'folder', Refresh: 'again',
  Play: 'play', Pause: 'pause', Close: 'cross', Stop: 'cross', Sidebar: 'sidebar', 'Show Sidebar': 'sidebar', 'Hide Sidebar': 'sidebar',
};

/** A button of a bar. */
function barButton(button, doing, key) {
  const symbol = symbols[button.title];
  return h('button', {
    key, class: button.isProminent ? 'barbutton prominent' : 'barbutton', type: 'button', disabled: !button.isEnabled,
    title: symbol ? button.title : null, ...holding({ tap: button.tap, hold: button.hold }, doing),
  }, symbol ? [icon(symbol), spoken(button.title)] : button.title);
}

/** Draws a toolbar. */
export function toolbar(buttons, doing) {
  return h('div', { key: 'toolbar', class: 'toolbar', role: 'group', 'aria-label': 'Toolbar' },
    buttons.map((one, index) => barButton(one, doing, String(index))));
}

/** What tabs are called often, and the symbols that go with it, as their pictures are not known. Others show a letter. */
const glyphs = Object.fromEntries(Object.entries({
  home: 'home start', search: 'search find explore', gear: 'settings preferences options', people: 'friends people contacts team players',
  person: 'profile account me', chart: 'rankings statistics stats charts', calendar: 'matches calendar events schedule today',
  bubble: 'messages chat chats', tab: 'favourites favorites starred', lines: 'list feed news', photo: 'photos gallery', more: 'more',
}).flatMap(([sign, titles]) => titles.split(' ').map((title) => [title, sign])));

/** Draws a tab bar. The arrow keys go from tab to tab. */
export function tabBar(tabs, doing) {
  const selected = tabs.findIndex((one) => one.isSelected);
  return h('div', { key: 'tabs', class: 'tabbar', role: 'tablist', 'aria-label': 'Tab bar' },
    tabs.map((tab, index) => h('button', {
      key: String(index), class: 'tabitem', type: 'button', role: 'tab', 'aria-selected': String(tab.isSelected),
      'data-line': tab.tap, disabled: !tab.isEnabled, tabindex: index === Math.max(0, selected) ? 0 : -1,
      on: { click: (e) => doing.act(tab.tap, e), keydown: arrows },
    },
    h('span', { class: 'glyph' },
      glyphs[tab.title.toLowerCase()] ? icon(glyphs[tab.title.toLowerCase()]) : h('span', { class: 'monogram', 'data-letter': first(tab.title) }),
      tab.badge && h('span', { class: 'badge' }, tab.badge)),
    h('span', { class: 'name' }, tab.title))));
}

const first = (title) => [...new Intl.Segmenter().segment(title)][0]?.segment.toUpperCase() ?? '•';
