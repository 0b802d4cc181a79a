import { h } from '../dom/element.js';
import { icon } from '../dom/icon.js';
import { patch } from '../dom/patch.js';
import { version } from '../link/connection.js';
import { whole, shown } from './lines.js';
import { copyLeft } from './left.js';

/** How long an app may be at work without a word, in milliseconds. */
const patience = 5_000;

/** Says across the page when there is nothing to play with: no connection, a trap, another version. */
export class Banner {
  #node;
  #store;
  #app;
  #connection;
  /** The number of the notice that was closed. */
  #closed = null;
  /** What the app is at work on, and whether it has said nothing for long. */
  #work = null;
  #timer = null;
  #isStuck = false;

  constructor(node, store, app, connection) {
    [this.#node, this.#store, this.#app, this.#connection] = [node, store, app, connection];
    store.observe(['connection', 'status', 'hello', 'trouble', 'script'], (changed) => {
      if (changed.has('status')) this.#watch();
      this.#draw();
    });
  }

  /** An app that is in an endless loop tells nothing; one that lets time pass tells how much. */
  #watch() {
    const { app, doing, time, launch } = this.#store.status ?? {};
    const work = app === 'starting' ? `${launch}` : app === 'running' && doing ? `${launch} ${time} ${doing}` : null;
    if (work === this.#work) return;
    clearTimeout(this.#timer);
    [this.#work, this.#isStuck] = [work, false];
    if (work !== null) this.#timer = setTimeout(() => { this.#isStuck = true; this.#draw(); }, patience);
  }

  #draw() {
    const { connection, status, hello, trouble } = this.#store;
    if (hello && hello.version !== version) {
      return this.#show('bad', `This page speaks version ${version} of the protocol and the studio version ${hello.version}. Load the page again.`, [
        button('Load again', 'again', () => location.reload()),
      ]);
    }
    if (connection === 'lost') {
      return this.#show('bad', 'The connection to the studio was lost. What is on the stage is what was seen last.', [
        button('Connect again', 'again', () => this.#connection.open()),
      ]);
    }
    if (status?.app === 'trapped' || status?.app === 'ended') return this.#showEnd(status);
    if (this.#isStuck && status.speed !== 0) {
      const what = status.doing ? `is at work on: ${status.doing}` : 'is starting';
      return this.#show('warn', `The app has not answered for a while; it ${what}. A fresh launch ends it.`, [
        button('Fresh launch', 'power', () => this.#app.launch(), 'main'),
      ]);
    }
    const remote = this.#store.shownApp;
    if (remote?.isThere === false) {
      return this.#show('warn', `${remote.name} on ${remote.device} is not connected any more: what it told last is shown. Once it connects again, this goes on.`, []);
    }
    if (trouble) {
      return this.#show('warn', trouble.message, [button('Close', 'cross', () => this.#store.set({ trouble: null }))],
        trouble.details.length > 0 ? trouble.details.join('\n') : '');
    }
    if (status?.notice && this.#closed !== status.notice.number) return this.#showNotice(status.notice);
    patch(this.#node, []);
  }

  /** What a launch or a link has brought about, and the way back to a session that was left. */
  #showNotice(notice) {
    const left = this.#store.script.branches.find((one) => one.number === notice.branch);
    this.#show('note', notice.text, [
      left && button(left.failure ? 'Play it again' : 'Go back to it', 'again', () => this.#app.ask({ kind: 'branch', number: left.number })),
      left && button('Copy its script', 'copy', () => copyLeft(this.#app, left)),
      button('Close', 'cross', () => {
        this.#closed = notice.number;
        this.#draw();
      }),
    ]);
  }

  /** An app that trapped: why, what it wrote, and the script that does it again. */
  #showEnd(status) {
    const { lines } = this.#store.script;
    const script = lines.length > 0 ? whole(this.#store.script) : '';
    const say = status.say ?? (status.app === 'trapped' ? 'The app trapped.' : 'The app ended.');
    this.#show('bad', say, [
      button('Fresh launch', 'power', () => this.#app.launch(), 'main'),
      button('Copy the script', 'copy', () => this.#app.copy(script, 'Script')),
      button('Copy what it wrote', 'copy', () => this.#app.copy(status.errors, 'What it wrote')),
    ], [status.errors.trim(), script && `# The script that does it again:\n${lines.map(shown).join('\n')}`].filter(Boolean).join('\n\n'));
  }

  #show(kind, what, buttons, more = '') {
    patch(this.#node, [h('div', { key: 'banner', class: `banner ${kind}`, role: 'region', 'aria-label': kind === 'note' ? 'Notice' : 'Trouble' },
      icon(kind === 'note' ? 'info' : 'warn'), h('p', { class: 'what' }, what), buttons,
      more && h('details', { key: 'more', class: 'more' }, h('summary', {}, 'Details'), h('pre', { tabindex: '0' }, more)))]);
  }
}

const button = (text, sign, action, style = 'framed') =>
  h('button', { key: text, class: `tool ${style}`, type: 'button', on: { click: action } }, icon(sign), text);
