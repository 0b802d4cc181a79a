import { Storyboard } from './storyboard.js';

const place = (id) => document.getElementById(id);

new Storyboard({ tools: place('tools'), board: place('board'), card: place('card') }, JSON.parse(place('content').textContent), {
  say: (text) => { place('said').textContent = text; },
});
