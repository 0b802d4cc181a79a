import { Storyboard } from '../storyboard/storyboard.js';

/** The app's storyboard before the stage: a screen that is chosen there is gone to, by its shortest script. */
export class StoryboardPane {
  #node;
  #app;
  #storyboard = null;
  #isOpening = false;

  constructor(node, app) {
    [this.#node, this.#app] = [node, app];
    node.addEventListener('keydown', (event) => { if (event.key === 'Escape' && !event.defaultPrevented) this.close(); });
  }

  async open() {
    if (this.#isOpening) return;
    this.#isOpening = true;
    this.#cover(true);
    try {
      this.#storyboard ??= await this.#load();
      this.#node.querySelector('.searchplace input').focus();
    } catch {
      this.close();
      this.#app.say('The storyboard could not be loaded');
    } finally {
      this.#isOpening = false;
    }
  }

  async #load() {
    const content = await (await fetch('/storyboard.json')).json();
    const place = (name) => this.#node.querySelector(`[data-place="${name}"]`);
    return new Storyboard({ tools: place('tools'), board: place('board'), card: place('card') }, content, {
      say: (text) => this.#app.say(text), go: (screen) => this.#go(screen, content.device), leave: () => this.close(),
    });
  }

  close() {
    this.#cover(false);
    document.querySelector('#toolbar [data-storyboard]')?.focus();
  }

  /** What it covers is not for the keyboard meanwhile, nor for a screen reader. */
  #cover(isOpen) {
    this.#node.hidden = !isOpen;
    for (const other of this.#node.parentElement.children) {
      if (other !== this.#node && !other.classList.contains('spoken')) other.inert = isOpen;
    }
  }

  async #go(screen, device) {
    this.close();
    const answer = await this.#app.ask({ kind: 'play', text: screen.script.map((line) => `${line}\n`).join(''), device });
    if (answer.isDone) this.#app.say(`${screen.title || screen.destination}: on the stage`);
  }
}
