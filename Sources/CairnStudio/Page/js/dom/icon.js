import { h } from './element.js';

// Drawn here in strokes on a square of 24, in the manner of the symbols that iOS has for the same things.
const paths = {
  back: 'M15.5 4.5 8 12l7.5 7.5',
  disclosure: 'M9 5.5 15.5 12 9 18.5',
  down: 'M5.5 9 12 15.5 18.5 9',
  up: 'M5.5 15 12 8.5 18.5 15',
  check: 'M4.5 12.8 9.7 18 19.5 6.5',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  cross: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.6v.2',
  handle: 'M4.5 8.5h15M4.5 12h15M4.5 15.5h15',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  share: 'M12 14V3.8M8.5 7 12 3.5 15.5 7M8 10H5.5v10.5h13V10H16',
  trash: 'M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6',
  edit: 'M19.5 11v8.5h-15v-15H13M9.5 14.5l1-3.2 8-8 2.2 2.2-8 8z',
  folder: 'M3.5 6.5h6l2 2.5h9v10h-17z',
  send: 'M12 19V5.5M6.5 11 12 5l5.5 6',
  photo: 'M3.5 5.5h17v13h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 9v.2',
  tab: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  sidebar: 'M3.5 5h17v14h-17zM9.5 5v14',
  left: 'M3.5 5h17v14h-17zM9 5v14M5.5 8.5h1.5M5.5 11h1.5',
  right: 'M3.5 5h17v14h-17zM15 5v14M17 8.5h1.5M17 11h1.5',
  bottom: 'M3.5 5h17v14h-17zM3.5 14h17M6 16.5h4',
  phone: 'M7.5 2.5h9v19h-9zM11 18.8h2',
  tablet: 'M4.5 3h15v18h-15zM11 18.3h2',
  turn: 'M4.5 12a7.5 7.5 0 1 1 2.2 5.3M4.5 20v-4.5h4.5',
  dark: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5A6.5 6.5 0 0 1 12 3.5z',
  light: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  large: 'M2.5 19 8 5l5.5 14M4.5 14.5h7M14.5 19l3.5-9 3.5 9M15.8 16h4.4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  save: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
  open: 'M12 15V4M7 8.5l5-5 5 5M4.5 19.5h15',
  play: 'M7.5 4.5v15l12-7.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15',
  power: 'M12 3.5v8M7 6.5a7.5 7.5 0 1 0 10 0',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7v5.2l3.5 2',
  moon: 'M5 12h14',
  warn: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.2',
  shield: 'M12 3.5 5 6v6c0 4.5 3 7.5 7 8.5 4-1 7-4 7-8.5V6z',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
  swift: 'M8 5 3.5 12 8 19M16 5l4.5 7L16 19',
  pin: 'M12 3.5v17M5 8.5h14',
};

/** A symbol, hidden from screen readers: whatever has it has a name as well. */
export function icon(name, extra = '') {
  return h(
    'svg:svg',
    { class: `icon ${extra}`.trim(), viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false', 'data-icon': name },
    h('svg:path', { d: paths[name] ?? paths.more }),
  );
}
