import { Board } from './board.js';
import { CardPanel } from './card.js';
import { Folding } from './folding.js';
import { Tools } from './tools.js';

const place = (id) => document.getElementById(id);
const content = JSON.parse(place('content').textContent);
const say = (text) => { place('said').textContent = text; };

const folding = new Folding(content.board);
const board = new Board(place('board'), folding, { open, fold });
const panel = new CardPanel(place('card'), content, { open, close, say });
const tools = new Tools(place('tools'), content, {
  open, say, hasGroups: folding.groups.length > 0,
  find: (cards) => { board.found = cards; board.draw(); },
  zoom: (by) => board.view.zoom(by === null ? 1 : board.view.scale * by),
  fit: () => board.view.fit(),
  foldAll: (isFolded) => {
    for (const group of folding.groups) folding.toggle(group.index, isFolded);
    board.draw();
    board.view.fit();
  },
});
tools.draw();
board.view.fit();

function open(card) {
  if (folding.reveal(card)) board.draw();
  board.chosen = card;
  panel.show(card);
  board.draw();
  board.reveal(card);
  say(`${content.screens[card].screen.title || content.screens[card].screen.destination}: shown`);
}

/** The focus goes back to the card that was looked at. */
function close() {
  const card = board.chosen;
  board.chosen = null;
  panel.show(null);
  board.draw();
  if (card !== null) board.reveal(card, true);
}

function fold(group) {
  folding.toggle(group);
  board.draw();
}
