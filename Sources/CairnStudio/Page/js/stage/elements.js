import { breakable } from '../dom/breakable.js';
import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { field } from './field.js';
import { dots, progress, segments, slider, stepper, toggle, value, wheel } from './controls.js';
import { holding } from './holding.js';

/** Draws one element that is no row. `doing` does lines of script. */
export function drawElement(element, doing, turn) {
  const { act } = doing;
  switch (element.kind) {
    case 'text': return text(element);
    case 'button': return button(element, doing);
    case 'field': return field(element, doing);
    case 'activity': return wheel(element, turn);
    case 'image': return picture(element);
    case 'toggle': return named(element, toggle(element, act));
    case 'slider': return named(element, slider(element, act));
    case 'stepper': return named(element, stepper(element, act, true));
    case 'segments': return segments(element, act);
    case 'value': return value(element, act);
    case 'progress': return named(element, progress(element));
    default: return custom(element, doing);
  }
}

/** A text in its style. Large ones are headings for a screen reader, too. */
function text(element) {
  const style = element.textStyle ?? 'body';
  const pages = /^page (\d+) of (\d+)$/.exec(element.label);
  if (pages) return dots(Number(pages[1]), Number(pages[2]), element.label);
  return h('p', { class: `text t-${style}` }, breakable(element.label));
}

/** A button as its configuration says. */
export function button(element, doing) {
  const { style, role, subtitle, showsActivity, mark, opensMenu } = element.button ?? { style: 'plain', role: 'normal' };
  return h('button', {
    class: 'button', type: 'button', 'data-look': style, 'data-role': role,
    'aria-disabled': element.isEnabled ? null : 'true', 'aria-haspopup': opensMenu ? 'menu' : null,
    'aria-pressed': mark ? (mark === 'mixed' ? 'mixed' : 'true') : null,
    'aria-label': element.label === '' ? 'Button' : null,
    ...holding(element.acts, doing),
  },
  h('span', { class: 'face' },
    showsActivity && wheel({ label: '' }), mark === 'on' && icon('check'), h('span', { class: 'words' }, breakable(element.label)), opensMenu && icon('down')),
  subtitle && h('span', { class: 'subtitle' }, subtitle));
}

/** A picture's name, as the outline has no more of it. */
function picture(element) {
  return h('span', { class: 'picture guessed', role: 'img', 'aria-label': element.label },
    icon('photo'), h('span', { 'aria-hidden': 'true' }, element.label));
}

/** A control without a name beside it has its name drawn, softly: otherwise nobody would know what it is. */
function named(element, control) {
  if (element.label === '' || element.isNamed) return h('span', { class: 'labelled' }, control);
  return h('span', { class: 'labelled guessed' },
    h('span', { class: 'name soft t-body', 'aria-hidden': 'true' }, breakable(element.label)), control);
}

/** A control of the app's own: what it says of itself, in a dashed frame, as nobody knows how it looks. */
function custom(element, doing) {
  const { acts } = element;
  const turn = (name, line, sign) => line && h('button', {
    key: sign, class: 'turn', type: 'button', 'aria-label': `${name} ${element.label}`,
    on: { click: (e) => doing.act(line, e) },
  }, icon(sign));
  return h('span', { class: 'custom guessed' },
    h('button', {
      key: 'tap', class: 'button', type: 'button', 'aria-disabled': element.isEnabled ? null : 'true',
      ...holding(acts, doing),
    }, element.label || 'Control'),
    element.value && h('span', { class: 'figure' }, element.value),
    turn('Decrease', acts.decrease, 'minus'), turn('Increase', acts.increase, 'plus'));
}
