import { flat } from './element.js';
import { Handlers } from './handlers.js';

// A small keyed diff. An element that is described again under its key stays the element it was, and with it the focus,
// the selection, the scroll position and what is half typed in it.

const memory = new WeakMap();
const svg = 'http://www.w3.org/2000/svg';

/** Makes the children of `parent` those that are described. */
export function patch(parent, described) {
  const children = flat(described, []);
  const kept = new Map();
  const loose = [];
  for (const node of [...parent.childNodes]) {
    const past = memory.get(node);
    if (past?.isLeaving) continue;
    if (past) kept.set(past.key, node);
    else if (node.nodeType === Node.TEXT_NODE) loose.push(node);
    else node.remove();
  }
  const used = new Set();
  const wanted = children.map((child, index) => {
    if (typeof child === 'string') return text(loose.shift(), child);
    let key = child.key ?? `${child.tag}:${index}`;
    while (used.has(key)) key += '′';
    used.add(key);
    const found = kept.get(key);
    if (!found || memory.get(found).tag !== child.tag) return create(child, key);
    kept.delete(key);
    return found;
  });
  for (const node of loose) node.remove();
  for (const node of kept.values()) leave(node);
  place(parent, wanted);
  children.forEach((child, index) => {
    if (typeof child !== 'string') update(wanted[index], child);
  });
}

/** Moves as little as can be: an element that is moved loses the focus. */
function place(parent, wanted) {
  let next = parent.firstChild;
  for (const node of wanted) {
    while (next && memory.get(next)?.isLeaving) next = next.nextSibling;
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

function text(node, value) {
  if (!node) return document.createTextNode(value);
  if (node.data !== value) node.data = value;
  return node;
}

function create(child, key) {
  const isSVG = child.tag.startsWith('svg:');
  const node = isSVG ? document.createElementNS(svg, child.tag.slice(4)) : document.createElement(child.tag);
  memory.set(node, { tag: child.tag, key, isNew: true, attributes: {}, style: {}, handlers: null });
  return node;
}

function update(node, child) {
  const past = memory.get(node);
  setAttributes(node, past, child.attributes);
  setStyle(node, past, child.style ?? {});
  if (child.on || past.handlers) {
    past.handlers ??= new Handlers(node);
    past.handlers.set(child.on ?? {});
  }
  if (!child.own) patch(node, child.children);
  for (const [name, value] of Object.entries(child.live ?? {})) {
    if (node[name] !== value) node[name] = value;
  }
  past.leave = child.leave;
  child.ref?.(node);
  if (past.isNew) {
    past.isNew = false;
    child.enter?.(node);
  }
}

function setAttributes(node, past, attributes) {
  for (const name of Object.keys(past.attributes)) {
    if (!given(attributes[name])) node.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (!given(value) || past.attributes[name] === value) continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  past.attributes = attributes;
}

function setStyle(node, past, style) {
  for (const name of Object.keys(past.style)) {
    if (!given(style[name])) node.style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(style)) {
    if (given(value) && past.style[name] !== value) node.style.setProperty(name, String(value));
  }
  past.style = style;
}

const given = (value) => value !== null && value !== undefined && value !== false;

/** An element may be seen for a moment longer, while it goes; it can no longer be touched or heard. */
function leave(node) {
  const past = memory.get(node);
  const animation = past.leave?.(node);
  if (!animation) return node.remove();
  past.isLeaving = true;
  node.inert = true;
  node.setAttribute('aria-hidden', 'true');
  node.setAttribute('data-leaving', '');
  animation.finished.then(() => node.remove(), () => node.remove());
}
