import { Board } from './board.js';
import { CardPanel } from './card.js';
import { Folding } from './folding.js';
import { Tools } from './tools.js';

/** A storyboard to look at: its bar, its board, and the card of one screen. */
export class Storyboard {
  #content;
  #board;
  #panel;
  #folding;
  #say;

  /**
   * @param {{ tools: HTMLElement, board: HTMLElement, card: HTMLElement }} places
   * @param {{ say: (text: string) => void, go?: (screen: object) => void, leave?: () => void }} act `go` goes to a screen in
   *   the app, where there is one; `leave` closes the storyboard, where it stands before something else
   */
  constructor(places, content, { say, go, leave }) {
    [this.#content, this.#say] = [content, say];
    this.#folding = new Folding(content.board);
    const open = (card) => this.#open(card);
    this.#board = new Board(places.board, this.#folding, { open, fold: (group) => this.#fold(group) });
    this.#panel = new CardPanel(places.card, content, { open, close: () => this.#close(), say, go });
    const board = this.#board;
    new Tools(places.tools, content, {
      open, say, leave, hasGroups: this.#folding.groups.length > 0,
      find: (cards) => { board.found = cards; board.draw(); },
      zoom: (by) => board.view.zoom(by === null ? 1 : board.view.scale * by),
      fit: () => board.view.fit(),
      foldAll: (isFolded) => {
        for (const group of this.#folding.groups) this.#folding.toggle(group.index, isFolded);
        board.draw();
        board.view.fit();
      },
    });
    board.view.fit();
  }

  #open(card) {
    if (this.#folding.reveal(card)) this.#board.draw();
    this.#board.chosen = card;
    this.#panel.show(card);
    this.#board.draw();
    this.#board.reveal(card);
    const { screen } = this.#content.screens[card];
    this.#say(`${screen.title.trim() || screen.destination}: shown`);
  }

  /** The focus goes back to the card that was looked at. */
  #close() {
    const card = this.#board.chosen;
    this.#board.chosen = null;
    this.#panel.show(null);
    this.#board.draw();
    if (card !== null) this.#board.reveal(card, true);
  }

  #fold(group) {
    this.#folding.toggle(group);
    this.#board.draw();
  }
}
