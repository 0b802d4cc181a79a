import { h } from '../dom/element.js';
import { patch } from '../dom/patch.js';
import { Anchors } from './anchor.js';
import { drawDevice } from './device.js';
import { Finger } from './finger.js';
import { Identities } from './identity.js';
import { Memory } from './memory.js';
import { Motion } from './motion.js';
import { sendDrafts } from './field.js';
import { wayOut } from './way-out.js';

/** The stage: the devices, and what a person does to them. */
export class Stage {
  #root;
  #app;
  #identities = new Identities();
  #anchors = new Anchors();
  #memory = new Memory();
  #motion = new Motion();
  #finger;

  /**
   * @param {HTMLElement} root where the devices stand
   * @param {object} app `perform(line)`, `type(line, text)`, `ask(ask)`, `choose(choices, event)`, `pick(node)`
   */
  constructor(root, app) {
    this.#root = root;
    this.#app = app;
    this.#finger = new Finger((ask) => app.ask(ask));
    new ResizeObserver(([{ target }]) => {
      this.#room = { width: target.offsetWidth, height: target.offsetHeight };
      this.#fit();
    }).observe(root.parentElement);
    root.addEventListener('pointerdown', (event) => this.#anchors.touch(event.target.closest('button, input, .row')), true);
    root.addEventListener('click', (event) => this.#picked(event), true);
    root.addEventListener('wheel', (event) => this.#wheeled(event), { passive: true });
    root.addEventListener('keydown', (event) => this.#keyed(event));
    root.addEventListener('focusin', (event) => this.#noteFocus(event));
  }

  /** Draws a state. */
  draw({ stage, status, chosen, isPicking }) {
    this.isPicking = isPicking;
    const devices = group(stage);
    if (!stage.finger) this.#memory.see(devices);
    this.#motion.begin(stage, status, stage.finger);
    this.#anchors.keep(new Set(devices.flatMap((one) => one.layers.map((layer, index) => `${one.key}/${index}:${layer.style}`))));
    this.stage = stage;
    const hadFocus = this.#root.contains(document.activeElement);
    patch(this.#root, devices.map((device) => drawDevice(device, {
      stage, status, chosen, doing: this.#doing, identities: this.#identities, anchors: this.#anchors,
      memory: this.#memory, motion: this.#motion, turn: turns(status), isOneOfMany: devices.length > 1, isPicking,
      beginSwipe: (event, looks) => this.#swipe(event, looks), beginPull: (event) => this.#pull(event),
    })));
    this.#fit();
    if (hadFocus) this.#keepFocus();
  }

  /** Time has passed and nothing else has changed. Returns whether that could be shown without drawing anew. */
  tick(status) {
    const flags = JSON.stringify([status.isKilled, status.isInBackground, status.app]);
    const isSame = flags === this.#flags;
    this.#flags = flags;
    this.#motion.tick(status);
    for (const wheel of this.#root.querySelectorAll('.wheel')) wheel.style.setProperty('--turn', turns(status));
    return isSame;
  }

  #flags = '';

  /** What elements have done. Whatever is half typed goes first. */
  #doing = {
    act: async (line, event) => {
      if (!line || this.isPicking) return;
      if (event) this.#anchors.touch(event.currentTarget ?? event.target);
      await sendDrafts(this.#root);
      await this.#app.perform(line);
    },
    type: (line, text) => (line ? this.#app.type(line, text) : null),
    enter: async (_, line) => {
      await sendDrafts(this.#root);
      await this.#app.perform(line ?? 'return');
    },
    // Of a finger that stayed, the event is over by now.
    choose: (choices, event) => this.#app.choose(choices, (event.currentTarget ?? event.target).closest('button')),
  };

  /** What was focused last in each card. */
  #focused = new WeakMap();

  /** Whoever was on an element that has gone is led to what is in front now: to where they were there, or to its beginning. */
  #keepFocus() {
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.closest('[inert]')) return;
    const cards = this.#root.querySelectorAll('.device[data-front="true"] .layer:not([inert]):not([data-leaving]) > .card');
    const card = cards[cards.length - 1];
    const before = this.#focused.get(card);
    (card?.contains(before) ? before : card)?.focus({ preventScroll: true });
  }

  #noteFocus({ target }) {
    const card = target.closest('.card');
    if (card && card !== target) this.#focused.set(card, target);
  }

  #swipe(event, looks) {
    event.preventDefault();
    this.#finger.begin(event, 'swipe', {
      device: event.currentTarget.closest('.device').querySelector('.glass'), isRightToLeft: looks.isRightToLeft,
    });
  }

  #pull(event) {
    const order = (name) => (name.endsWith('.large') ? 2 : name.endsWith('.medium') ? 1 : 0);
    const now = this.stage.windows.at(-1)?.layers.at(-1)?.detent ?? '';
    const pull = this.stage.gestures.find((one) => one.kind === 'pull');
    const heights = this.stage.gestures.filter((one) => one.kind === 'detent')
      .map((one) => ({ way: order(one.name) > order(now) ? 'larger' : 'smaller', line: one.line }));
    if (!pull && heights.length === 0) return;
    if (heights.length > 0 && pull) heights.push({ way: 'pull', line: pull.line });
    this.#finger.begin(event, 'pull', {
      device: event.currentTarget.closest('.device').querySelector('.glass'), heights, act: (line) => this.#doing.act(line),
    });
  }

  /** In picking, a click chooses the node of what was clicked, and does nothing in the app. */
  #picked(event) {
    if (!this.isPicking && !event.altKey) return;
    const layer = event.target.closest('[data-node]');
    if (!layer) return;
    event.preventDefault();
    event.stopPropagation();
    this.#app.pick(Number(layer.dataset.node));
  }

  /** A wheel scrolls what is drawn first; at its end, the app. */
  #wheeled(event) {
    const content = event.target.closest('.content');
    if (content && Math.abs(event.deltaY) >= 20) this.#scroll(content, event.deltaY > 0 ? 'down' : 'up');
  }

  /** So do the keys that scroll a page; Escape leaves a modal. */
  #keyed(event) {
    if (event.key === 'Escape') return this.#escape(event);
    const way = { PageDown: 'down', PageUp: 'up' }[event.key];
    if (!way || event.target.closest('textarea, select')) return;
    const content = event.target.closest('.content') ?? event.target.closest('.layer')?.querySelector('.content');
    if (content && this.#scroll(content, way)) event.preventDefault();
  }

  #escape(event) {
    if (event.defaultPrevented || event.isComposing || this.#finger.isDown || this.isPicking || !this.stage) return;
    const line = wayOut(this.stage);
    if (!line) return;
    event.preventDefault();
    this.#doing.act(line);
  }

  /** Scrolls the app, unless more is drawn that way. Returns whether it did. */
  #scroll(content, way) {
    if (this.#isScrolling) return true;
    const isAtEnd = way === 'down' ? content.scrollTop + content.clientHeight >= content.scrollHeight - 2 : content.scrollTop <= 0;
    const line = this.stage?.gestures.find((one) => one.kind === 'scroll' && one.name === way)?.line;
    if (!isAtEnd || !line) return false;
    this.#isScrolling = true;
    this.#app.perform(line).finally(() => {
      this.#isScrolling = false;
      content.scrollTop = way === 'down' ? 0 : content.scrollHeight;
    });
    return true;
  }

  #isScrolling = false;

  /** As it was when the browser last told: to ask it now would have it lay out the page at once. */
  #room = { width: 0, height: 0 };

  /** As large as there is room for. */
  #fit() {
    const room = this.#room;
    const stands = [...this.#root.querySelectorAll(':scope > .stand')];
    if (stands.length === 0 || room.width === 0) return;
    const points = (stand, name) => parseFloat(stand.style.getPropertyValue(name));
    const wide = stands.reduce((sum, one) => sum + points(one, '--device-width'), 0);
    const high = Math.max(...stands.map((one) => points(one, '--device-height')));
    const scale = Math.min((room.width - 48 - 28 * (stands.length - 1)) / wide, (room.height - 44) / high, 1);
    const rounded = String(Math.max(0.25, Math.floor(scale * 1000) / 1000));
    if (this.#root.style.getPropertyValue('--scale') !== rounded) this.#root.style.setProperty('--scale', rounded);
  }
}

/** How far wheels have turned, by the app's clock. */
const turns = (status) => Math.round((status?.time ?? 0) * 10) % 8;

const sceneKey = (window) => (typeof window?.scene === 'number' ? `Window ${window.scene}` : null);

/**
 * The devices: one for each scene, with all its windows over each other. Where scenes are not named, a tablet's windows
 * stand side by side, and a phone has one scene.
 */
export function group(stage) {
  const devices = new Map();
  const isTablet = stage.looks.device === 'tablet';
  stage.windows.forEach((window, index) => {
    const key = sceneKey(window) ?? (isTablet ? `window ${index + 1}` : 'only');
    if (!devices.has(key)) devices.set(key, { key, looks: stage.looks, layers: [], tap: window.tap, name: sceneKey(window) ?? (isTablet && stage.windows.length > 1 ? `Window ${index + 1}` : 'Device') });
    devices.get(key).layers.push(...window.layers);
  });
  if (devices.size === 0) devices.set('only', { key: 'only', looks: stage.looks, layers: [], name: 'Device' });
  const front = stage.windows.at(-1);
  const frontKey = sceneKey(front) ?? (isTablet ? `window ${stage.windows.length}` : 'only');
  return [...devices.values()]
    .map((one) => ({ ...one, isFront: one.key === frontKey || devices.size === 1 }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
