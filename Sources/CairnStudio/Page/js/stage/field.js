import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';

// A text field. What is typed stays the page's until it is sent: with Return, on leaving the field, or when the typist
// pauses; never amid a composition, whose letters are not yet what is meant.

const pause = 450;
const drafts = new WeakMap();

/**
 * Draws a field.
 * @param {object} element of the outline
 * @param {{type: Function, act: Function, enter: Function}} doing what a field can have done
 */
export function field(element, doing) {
  const { field, acts } = element;
  const name = element.label || field.placeholder || 'Text';
  const isSearch = field.style === 'search';
  const isOff = !element.isEnabled;
  const input = h(field.style === 'lines' ? 'textarea' : 'input', {
    key: 'input', type: field.style === 'lines' ? null : field.isSecure ? 'password' : 'text',
    'aria-label': name, placeholder: field.placeholder ?? (isSearch ? 'Search' : null), disabled: isOff,
    'data-field': name, autocomplete: field.isSecure ? 'new-password' : 'off', autocapitalize: 'off', spellcheck: 'false',
    dir: 'auto', enterkeyhint: isSearch ? 'search' : null,
    ref: (node) => receive(node, element, doing),
    on: {
      input: edited, compositionstart: (event) => { draft(event.target).isComposing = true; },
      compositionend: (event) => { draft(event.target).isComposing = false; edited(event); },
      change: (event) => send(event.target), blur: (event) => send(event.target),
      keydown: pressed, click: (event) => { if (!field.isEditing && acts.tap && !draft(event.target).isDirty) doing.act(acts.tap, event); },
    },
  });
  return h('span', { class: isSearch ? 'searchfield' : 'field', 'data-editing': field.isEditing || null },
    isSearch && icon('search'), input,
    field.text !== '' && !isOff && h('button', {
      key: 'clear', class: 'clear', type: 'button', 'aria-label': `Clear ${name}`,
      on: { click: (event) => { forget(event.currentTarget.parentElement); doing.act(acts.clear, event); } },
    }, icon('cross')));
}

function draft(node) {
  if (!drafts.has(node)) drafts.set(node, { isDirty: false, isComposing: false, shown: null, secret: null, timer: null, waiting: 0 });
  return drafts.get(node);
}

/** Takes what the app shows, unless something that was typed here is still to be sent. */
function receive(node, element, doing) {
  const one = draft(node);
  Object.assign(one, { element, doing });
  const { text, isSecure } = element.field;
  // What was to be sent while something moved.
  if (one.isDue && element.acts.type) queueMicrotask(() => send(node));
  if (one.shown === text && !one.mustTake) return;
  one.shown = text;
  one.mustTake = false;
  if (one.waiting > 0) return;
  if (!isSecure || text === '') one.secret = isSecure ? '' : null;
  // Somebody else has changed it.
  else if (one.secret !== null && length(one.secret) !== length(text)) one.secret = null;
  const value = one.secret ?? text;
  if (one.isDirty || one.isComposing || node.value === value) return;
  node.value = value;
  if (document.activeElement === node) node.setSelectionRange?.(value.length, value.length);
}

/** How many dots an app shows of it. */
const length = (text) => [...new Intl.Segmenter().segment(text)].length;

function edited(event) {
  const one = draft(event.target);
  if (one.isComposing || event.isComposing) return;
  one.isDirty = true;
  clearTimeout(one.timer);
  one.timer = setTimeout(() => send(event.target), pause);
}

function pressed(event) {
  if (event.key !== 'Enter' || event.isComposing || event.target.tagName === 'TEXTAREA') return;
  event.preventDefault();
  const { doing } = draft(event.target);
  send(event.target).then(() => doing.enter());
}

/** Sends what differs from what the app has: its end, or all of it where the beginning has changed. */
async function send(node) {
  const one = draft(node);
  clearTimeout(one.timer);
  if (!one.isDirty || one.isComposing) return;
  one.isDue = !one.element.acts.type;
  if (one.isDue) return;
  one.isDirty = false;
  const { acts, field: { isSecure } } = one.element;
  // Of a password the app shows dots, so what was typed here is kept; of one that was not, only the dots are known.
  const known = one.sent ?? one.secret ?? one.shown ?? '';
  const isOther = known !== '' && !node.value.startsWith(known);
  const isDotted = isSecure && one.secret === null;
  const typed = isDotted && isOther ? node.value.replaceAll('•', '') : node.value;
  one.waiting += 1;
  one.sent = typed;
  try {
    if (typed === known) return;
    if (isOther) await one.doing.act(acts.clear ?? clearing(acts.type));
    const rest = isOther ? typed : typed.slice(known.length);
    const answer = rest === '' ? null : await one.doing.type(acts.type, rest);
    if (isSecure) one.secret = (isDotted && !isOther) || answer?.isDone === false ? null : typed;
  } finally {
    one.waiting -= 1;
    if (one.waiting === 0 && !one.isDirty) {
      one.sent = null;
      // An app may have made something else of it.
      one.mustTake = true;
      if (one.element) receive(node, one.element, one.doing);
    }
  }
}

/** A field that was empty when it was drawn has no line to clear it yet; that of typing into it has the same name. */
const clearing = (line) => line?.replace(/^type /, 'clear ').replace(/ "…"$/, '');

function forget(holder) {
  const one = drafts.get(holder.querySelector('input, textarea'));
  if (!one) return;
  clearTimeout(one.timer);
  one.isDirty = false;
}

/** Sends what is typed and not yet sent, before something else is done. */
export async function sendDrafts(root) {
  for (const node of root.querySelectorAll('[data-field]')) await send(node);
}
