import { App } from './app.js';
import { patch } from './dom/patch.js';
import { Connection } from './link/connection.js';
import { Store } from './link/store.js';
import { BackMenu } from './panels/back-menu.js';
import { Banner } from './panels/banner.js';
import { Gestures } from './panels/gestures.js';
import { Inspector } from './panels/inspector.js';
import { drawRecording } from './panels/recording.js';
import { Script } from './panels/script.js';
import { Timeline } from './panels/timeline.js';
import { Toolbar } from './panels/toolbar.js';
import { Stage } from './stage/stage.js';

const place = (id) => document.getElementById(id);

const store = new Store();
const connection = new Connection((message) => store.take(message), (state) => store.set({ connection: state }));
const outcome = place('outcome');
const app = new App(store, connection, (text) => { outcome.textContent = text; });

const stage = new Stage(place('windows'), app);
store.observe(['stage', 'standing', 'chosen', 'isPicking', 'inside', 'script'], (changed) => {
  place('stage').classList.toggle('picking', store.isPicking);
  if (store.standing?.isRecording) return patch(place('windows'), [drawRecording(store, app)]);
  if (!store.stage) return;
  if (!['stage', 'standing', 'chosen', 'isPicking'].some((part) => changed.has(part))) return;
  if (changed.size === 1 && changed.has('standing') && stage.tick(store.standing)) return;
  stage.draw(store);
});

new Toolbar(place('toolbar'), store, app);
new Banner(place('banner'), store, app, connection);
new Gestures(place('gestures'), store, app);
new BackMenu(store, app);
new Script(place('script'), store, app);
new Inspector(place('inspector'), store, app);
new Timeline(place('timeline'), store, app);

store.observe(['connection', 'standing'], showWhetherItLives);
store.observe(['panels'], showPanels);
showPanels();
connection.open();

function showPanels() {
  for (const [name, isSeen] of Object.entries(store.panels)) place('work').classList.toggle(`no-${name}`, !isSeen);
}

/** What is on the stage when there is nobody behind it cannot be touched. */
function showWhetherItLives() {
  const isGone = store.connection === 'lost' || ['trapped', 'ended'].includes(store.standing?.app);
  place('windows').classList.toggle('stale', isGone);
  place('windows').inert = isGone;
}
