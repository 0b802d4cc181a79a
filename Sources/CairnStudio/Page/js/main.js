import { App } from './app.js';
import { patch } from './dom/patch.js';
import { Connection } from './link/connection.js';
import { Store } from './link/store.js';
import { BackMenu } from './panels/back-menu.js';
import { Apps } from './panels/apps.js';
import { Banner } from './panels/banner.js';
import { Gestures } from './panels/gestures.js';
import { Inspector } from './panels/inspector.js';
import { drawScreenshot, drawWaiting } from './panels/remote.js';
import { drawRecording } from './panels/recording.js';
import { Script } from './panels/script.js';
import { StoryboardPane } from './panels/storyboard.js';
import { Timeline } from './panels/timeline.js';
import { Toolbar } from './panels/toolbar.js';
import { Stage } from './stage/stage.js';

const place = (id) => document.getElementById(id);

const store = new Store();
const connection = new Connection((message) => store.take(message), (state) => store.set({ connection: state }));
const outcome = place('outcome');
const app = new App(store, connection, (text) => { outcome.textContent = text; });

const stage = new Stage(place('windows'), app);
store.observe(['stage', 'picture', 'status', 'chosen', 'isPicking', 'inside', 'script'], (changed) => {
  place('stage').classList.toggle('picking', store.isPicking);
  if (store.status?.isRecording) return patch(place('windows'), [drawRecording(store, app)]);
  if (store.status?.remote && !store.shownApp) return patch(place('windows'), [drawWaiting(store.status.remote)]);
  if (store.shownApp && store.shownApp.shows !== 'outline') return patch(place('windows'), [drawScreenshot(store.picture, store.shownApp)]);
  if (!store.stage) return;
  if (!['stage', 'status', 'chosen', 'isPicking'].some((part) => changed.has(part))) return;
  if (changed.size === 1 && changed.has('status') && stage.tick(store.status)) return;
  stage.draw(store);
});

const storyboard = new StoryboardPane(place('storyboard'), app);
new Toolbar(place('toolbar'), store, app, () => storyboard.open());
new Banner(place('banner'), store, app, connection);
new Gestures(place('gestures'), store, app);
new BackMenu(store, app);
new Apps(place('apps'), store, app);
new Script(place('script'), store, app);
new Inspector(place('inspector'), store, app);
new Timeline(place('timeline'), store, app);

store.observe(['connection', 'status'], showWhetherItLives);
store.observe(['panels'], showPanels);
store.observe(['status'], () => place('work').classList.toggle('remote', Boolean(store.status?.remote)));
showPanels();
connection.open();

function showPanels() {
  for (const [name, isSeen] of Object.entries(store.panels)) place('work').classList.toggle(`no-${name}`, !isSeen);
}

/** What is on the stage when there is nobody behind it cannot be touched. */
function showWhetherItLives() {
  const isGone = store.connection === 'lost' || ['trapped', 'ended'].includes(store.status?.app);
  const isLost = store.shownApp?.isThere === false;
  place('windows').classList.toggle('stale', isGone || isLost);
  // An app that runs elsewhere is touched there.
  place('windows').inert = isGone || store.shownApp?.shows === 'outline';
}
