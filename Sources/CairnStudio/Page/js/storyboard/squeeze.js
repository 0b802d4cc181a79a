// Folding takes what was in a group away, and the room that nobody needs any more. Places change, their order does not: on
// each axis what lies before something else lies before it still, so that nothing comes to lie on anything.

/**
 * Moves places on one axis together.
 *
 * @param {[number, number][]} kept spans whose length stays as it is
 * @param {number[]} marks places that stay apart: lines and edges
 * @param {number} end where the axis ends
 * @param {number} most how much of a span that nobody needs stays
 * @returns {(place: number) => number} where a place is now
 */
export function squeeze(kept, marks, end, most = 12) {
  const places = [...new Set([0, end, ...marks, ...kept.flat()])].filter((one) => one >= 0 && one <= end).sort((a, b) => a - b);
  const spans = merged(kept);
  const moved = [0];
  let at = 0;
  for (let index = 1; index < places.length; index += 1) {
    const [from, to] = [places[index - 1], places[index]];
    while (at < spans.length && spans[at][1] <= from) at += 1;
    const isKept = at < spans.length && spans[at][0] <= from && to <= spans[at][1];
    moved.push(moved[index - 1] + (isKept ? to - from : Math.min(to - from, most)));
  }
  return (place) => {
    if (place <= 0) return place;
    if (place >= end) return moved.at(-1) + place - end;
    let [low, high] = [0, places.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (places[middle] <= place) low = middle; else high = middle;
    }
    const part = (place - places[low]) / (places[high] - places[low]);
    return moved[low] + part * (moved[high] - moved[low]);
  };
}

function merged(spans) {
  const result = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to); else result.push([from, to]);
  }
  return result;
}
