import { h, spoken } from '../dom/element.js';
import { icon } from '../dom/icon.js';

// Controls with a value. Each takes an element of the outline and `act`, which does a line of script.

/** A switch. */
export function toggle(element, act) {
  return h('button', {
    class: 'switch', type: 'button', role: 'switch', 'aria-checked': String(element.isOn === true),
    'aria-label': element.label, 'data-line': element.acts.tap, disabled: !element.isEnabled, on: { click: (e) => act(element.acts.tap, e) },
  });
}

/** A slider: arrow keys move it by a step, and so does a tap beside the knob. */
export function slider(element, act) {
  const part = element.part ?? 0;
  const step = (event) => {
    const wanted = Number(event.target.value) / 100;
    event.target.value = String(Math.round(part * 100));
    if (wanted !== part) act(wanted > part ? element.acts.increase : element.acts.decrease, event);
  };
  return h('span', { class: 'slider', style: { '--part': part } },
    h('span', { class: 'knob' }),
    h('input', {
      type: 'range', min: 0, max: 100, step: 1, 'aria-label': element.label || 'Slider',
      'aria-valuetext': element.value ?? `${Math.round(part * 100)} %`, disabled: !element.isEnabled,
      live: { value: String(Math.round(part * 100)) }, on: { change: step },
    }));
}

/** A stepper: minus and plus. */
export function stepper(element, act, withFigure) {
  const button = (name, line, sign) => h('button', {
    key: sign, type: 'button', 'aria-label': `${name} ${element.label}`.trim(), 'data-line': line,
    disabled: !element.isEnabled, on: { click: (e) => act(line, e) },
  }, icon(sign));
  return [
    withFigure && h('span', { key: 'figure', class: 'figure t-body' }, element.value ?? number(element.number)),
    h('span', { key: 'stepper', class: 'stepper', role: 'group', 'aria-label': element.label || 'Stepper' },
      button('Decrease', element.acts.decrease, 'minus'), button('Increase', element.acts.increase, 'plus')),
  ];
}

/** Choices side by side. Arrow keys go from one to the next, as in any group of radio buttons. */
export function segments(element, act) {
  const choices = element.segments ?? [];
  const some = choices.findIndex((one) => one.isSelected);
  return h('span', { class: 'segments', role: 'radiogroup', 'aria-label': element.label || 'Choices' },
    choices.map((choice, index) => h('button', {
      key: String(index), type: 'button', role: 'radio', 'aria-checked': String(choice.isSelected === true),
      tabindex: index === Math.max(0, some) ? 0 : -1, 'data-line': choice.tap, disabled: !element.isEnabled,
      on: { click: (e) => act(choice.tap, e), keydown: arrows },
    }, choice.title)));
}

/** Arrow keys move the focus among siblings, Home and End to the first and the last. */
export function arrows(event) {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps = { ArrowRight: isMirrored ? -1 : 1, ArrowDown: 1, ArrowLeft: isMirrored ? 1 : -1, ArrowUp: -1 };
  const step = steps[event.key];
  const all = [...event.currentTarget.parentElement.children].filter((one) => !one.disabled);
  const next = step ? all[(all.indexOf(event.currentTarget) + step + all.length) % all.length] : { Home: all[0], End: all.at(-1) }[event.key];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

/** The wheels of a picker, a date, or the dots of pages. */
export function value(element, act) {
  const text = element.value ?? element.label;
  const pages = /^page (\d+) of (\d+)$/.exec(text);
  const turn = (name, line, sign) => h('button', {
    key: sign, class: 'turn', type: 'button', 'aria-label': `${name} ${element.label}`.trim(), 'data-line': line,
    disabled: !element.isEnabled || !line, on: { click: (e) => act(line, e) },
  }, icon(sign));
  if (pages) return dots(Number(pages[1]), Number(pages[2]), text, turn, element);
  return h('span', { class: 'wheels', role: 'group', 'aria-label': element.label || 'Picker' },
    turn('Decrease', element.acts.decrease, 'minus'),
    h('span', { class: 'shown' }, readable(text)),
    turn('Increase', element.acts.increase, 'plus'));
}

/** The dots of a page control, or of pages that turn. */
export function dots(now, count, text, turn, element) {
  return h('span', { class: 'dots', role: 'group', 'aria-label': element?.label || 'Pages' },
    turn?.('Page before of', element.acts.decrease, 'back'),
    Array.from({ length: Math.min(count, 20) }, (_, index) =>
      h('span', { key: `d${index}`, class: index + 1 === now ? 'dot now' : 'dot' })),
    spoken(text),
    turn?.('Next page of', element.acts.increase, 'disclosure'));
}

/** How far something has come. */
export function progress(element) {
  const part = element.part ?? 0;
  return h('span', {
    class: 'progress', role: 'progressbar', 'aria-label': element.label || 'Progress', 'aria-valuemin': 0,
    'aria-valuemax': 100, 'aria-valuenow': Math.round(part * 100), style: { '--part': part },
  });
}

/** A wheel that turns by the app's clock. */
export function wheel(element, turn = 0) {
  return h('span', {
    class: 'wheel', role: 'img', 'aria-label': element.label || 'In progress', style: { '--turn': turn },
  }, Array.from({ length: 8 }, (_, n) => h('i', { style: { '--n': n } })));
}

const number = (value) => (value ?? 0).toLocaleString('en', { maximumFractionDigits: 6, useGrouping: false });

/** A date as a person reads it; the outline gives it as ISO 8601. */
function readable(text) {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return text;
  return new Date(text).toLocaleString('en-GB', {
    weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit',
    timeZone: 'UTC',
  });
}
