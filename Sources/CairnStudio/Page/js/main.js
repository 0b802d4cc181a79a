import { App } from './app.js';
import { Connection } from './link/connection.js';
import { Store } from './link/store.js';
import { BackMenu } from './panels/back-menu.js';
import { Banner } from './panels/banner.js';
import { Gestures } from './panels/gestures.js';
import { Inspector } from './panels/inspector.js';
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
store.observe(['stage', 'standing', 'chosen', 'isPicking'], (changed) => {
  place('stage').classList.toggle('picking', store.isPicking);
  if (!store.stage) return;
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

store.observe(['panels'], showPanels);
showPanels();
connection.open();

function showPanels() {
  for (const [name, isSeen] of Object.entries(store.panels)) place('work').classList.toggle(`no-${name}`, !isSeen);
}
