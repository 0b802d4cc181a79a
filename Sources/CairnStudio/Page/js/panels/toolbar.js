import { h, spoken } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { patch } from '../dom/patch.js';
import { quoted } from '../link/quoting.js';

/** The bar on top: the app and how it does, the device, the clock, and which panels are seen. */
export class Toolbar {
  #node;
  #store;
  #app;

  #openStoryboard;

  constructor(node, store, app, openStoryboard) {
    [this.#node, this.#store, this.#app, this.#openStoryboard] = [node, store, app, openStoryboard];
    store.observe(['hello', 'status', 'stage', 'connection', 'panels', 'isPicking', 'showsGuesses'], () => this.#draw());
    this.#draw();
  }

  #draw() {
    const { hello, status, stage } = this.#store;
    const remote = status?.remote;
    const looks = remote || status?.isRecording ? null : stage?.looks;
    const why = status?.isRecording ? 'This is a recorded file: go to a line of its script to play it in the app' : null;
    document.title = hello ? `${hello.app} · Cairn Studio` : 'Cairn Studio';
    patch(this.#node, [
      h('h1', { key: 'app', class: 'app' }, cairn(), hello?.app ?? 'Cairn Studio', this.#lamp()),
      !remote && h('div', { key: 'life', class: 'group', role: 'group', 'aria-label': 'App' },
        tool('Launch anew', 'power', () => this.#app.launch(), { text: 'Fresh launch' }),
        status?.isInBackground
          ? tool('Bring to the foreground', 'open', () => this.#app.perform('foreground'), { key: 'background' })
          : tool('Send to the background', 'home', () => this.#app.perform('background'), { key: 'background', disabled: status?.isKilled, why }),
        tool('Let the system end the app', 'cross', () => this.#app.perform('kill'), { disabled: status?.isKilled, why }),
        tool('Warn of low memory', 'warn', () => this.#app.perform('memory'), { why })),
      (!remote || this.#store.shownApp?.opensLinks) && this.#linkField(remote, why),
      looks && this.#device(looks),
      status && !remote && !status.isRecording && this.#clock(status),
      h('span', { key: 'spread', class: 'spread' }),
      hello?.hasStoryboard && h('button', {
        key: 'storyboard', class: 'tool', type: 'button', 'data-storyboard': '', on: { click: this.#openStoryboard },
      }, icon('tablet'), 'Storyboard'),
      h('div', { key: 'panels', class: 'group', role: 'group', 'aria-label': 'Panels' },
        !remote && tool('Choose a screen on the stage', 'target', () => this.#store.set({ isPicking: !this.#store.isPicking }), { pressed: this.#store.isPicking, why }),
        tool('Show what is guessed', 'guess', () => this.#guesses(), { pressed: this.#store.showsGuesses === true }),
        this.#panel('script', remote ? 'Apps' : 'Script', 'left'), this.#panel('timeline', 'Timeline', 'bottom'), this.#panel('inspector', 'Inspector', 'right')),
    ]);
  }

  #lamp() {
    const { connection, status } = this.#store;
    const [kind, text] =
      connection !== 'open' ? [connection === 'lost' ? 'bad' : 'busy', connection === 'lost' ? 'not connected' : 'connecting']
      : !status || status.app === 'starting' ? ['busy', 'starting']
      : status.app !== 'running' ? ['bad', status.app]
      : status.remote ? this.#store.shownApp?.isThere ? ['good', 'connected'] : ['busy', this.#store.shownApp ? 'not connected' : 'waiting']
      : status.isRecording ? ['quiet', 'a recorded file']
      : status.isKilled ? ['bad', 'ended by the system']
      : status.isInBackground ? ['busy', 'in the background']
      : status.doing ? ['busy', 'at work'] : ['good', 'running'];
    return h('span', { class: `lamp ${kind}` }, text);
  }

  #linkField(remote, why) {
    const { hello } = this.#store;
    const open = (event) => {
      event.preventDefault();
      const field = event.target.elements.link;
      if (!field.value) return;
      if (remote) this.#app.ask({ kind: 'remote', line: 'link', text: field.value });
      else this.#app.perform(`open ${quoted(field.value)}`);
    };
    return h('form', { key: 'link', class: 'group linkfield', on: { submit: open } },
      h('input', { name: 'link', class: 'textfield', list: 'links', placeholder: 'Open a link…', 'aria-label': 'Link to open', autocomplete: 'off', spellcheck: 'false', disabled: why !== null, title: why }),
      h('datalist', { id: 'links' }, (hello?.links ?? []).map((link) => h('option', { key: link, value: link }))),
      h('button', { class: 'tool', type: 'submit', 'aria-label': 'Open the link', title: why ?? 'Open the link', disabled: why !== null }, icon('link')));
  }

  /** The device and its settings. Each change is a line of script, but for another device, which is a fresh launch. */
  #device(looks) {
    const change = (setting, value) => looks.changes.find((one) => one.setting === setting && one.value === value)?.line;
    const perform = (line) => line && this.#app.perform(line);
    const turns = ['upright', 'left', 'upsidedown', 'right'];
    const next = turns[(turns.indexOf(looks.orientation) + 1) % (looks.device === 'phone' && turns.indexOf(looks.orientation) === 1 ? 3 : 4)];
    const turn = looks.device === 'phone' ? (looks.orientation === 'upright' ? 'left' : 'upright') : next;
    const sizes = looks.changes.filter((one) => one.setting === 'textSize');
    return h('div', { key: 'device', class: 'group', role: 'group', 'aria-label': 'Device' },
      h('span', { class: 'several', role: 'radiogroup', 'aria-label': 'Kind of device' },
        ['phone', 'tablet'].map((kind) => tool(kind === 'phone' ? 'Phone' : 'Tablet', kind, () => looks.device !== kind && this.#app.launch({ device: kind }), {
          key: kind, role: 'radio', checked: looks.device === kind,
        }))),
      tool('Turn the device', 'turn', () => perform(change('orientation', turn)), { disabled: !change('orientation', turn) }),
      tool(looks.isDark ? 'Light appearance' : 'Dark appearance', looks.isDark ? 'light' : 'dark',
        () => perform(change('appearance', looks.isDark ? 'light' : 'dark')), { key: 'appearance', disabled: !change('appearance', looks.isDark ? 'light' : 'dark') }),
      sizes.length > 0 && h('select', {
        key: 'size', class: 'select', 'aria-label': 'Size of text', title: 'Size of text', live: { value: looks.textSize },
        on: { change: (event) => perform(change('textSize', event.target.value)) },
      }, sizes.map((one) => h('option', { key: one.value, value: one.value, selected: one.value === looks.textSize }, sizeNames[one.value] ?? one.value))));
  }

  #clock(status) {
    const speeds = [[1, '1×', 'As fast as on a phone'], [10, '10×', 'Ten times as fast'], [1000, '∞', 'All at once'], [0, 'Still', 'Time stands still']];
    return h('div', { key: 'clock', class: 'group', role: 'group', 'aria-label': 'Clock' },
      h('span', { class: 'several', role: 'radiogroup', 'aria-label': 'Speed' },
        speeds.map(([speed, text, name]) => h('button', {
          key: text, class: 'tool small', type: 'button', role: 'radio', title: name, 'aria-checked': String(status.speed === speed),
          on: { click: () => this.#app.ask({ kind: 'speed', speed }) },
        }, text, spoken(`, ${name}`)))),
      status.speed === 0 && tool('Let one step of time pass', 'play', () => this.#app.ask({ kind: 'turn' }), { text: 'Step', disabled: !status.wantsTime }),
      h('span', { class: 'code quiet', title: 'Time in the app since its launch' }, `${status.time.toFixed(2)} s`));
  }

  #panel(name, title, sign) {
    const { panels } = this.#store;
    return tool(title, sign, () => this.#store.set({ panels: { ...panels, [name]: !panels[name] } }), { pressed: panels[name] });
  }

  #guesses() {
    const showsGuesses = !this.#store.showsGuesses;
    document.body.classList.toggle('show-guesses', showsGuesses);
    this.#store.set({ showsGuesses });
  }
}

/** A button with a symbol. `why` is why it can do nothing, if it cannot. */
export function tool(name, sign, action, { text, pressed, checked, role, disabled, why, key, style = '' } = {}) {
  return h('button', {
    key: key ?? name, class: `tool ${style}`.trim(), type: 'button', title: why ? `${name}: ${why}` : name, 'aria-label': text ? null : name, role,
    disabled: disabled === true || Boolean(why),
    'aria-pressed': pressed === undefined ? null : String(pressed), 'aria-checked': checked === undefined ? null : String(checked),
    on: { click: action },
  }, icon(sign), text);
}

const sizeNames = {
  xSmall: 'Text XS', small: 'Text S', medium: 'Text M', large: 'Text L', xLarge: 'Text XL', xxLarge: 'Text XXL', xxxLarge: 'Text XXXL',
  accessibility1: 'Text AX1', accessibility2: 'Text AX2', accessibility3: 'Text AX3', accessibility4: 'Text AX4', accessibility5: 'Text AX5',
};

/** Four stones on each other. */
const cairn = () => h('svg:svg', { class: 'cairn', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  h('svg:ellipse', { cx: 12, cy: 19, rx: 10, ry: 3.4 }), h('svg:ellipse', { cx: 11.5, cy: 13, rx: 7.4, ry: 2.6 }),
  h('svg:ellipse', { cx: 12.6, cy: 8.2, rx: 5, ry: 2.1 }), h('svg:ellipse', { cx: 12, cy: 4.2, rx: 2.8, ry: 1.7 }));
