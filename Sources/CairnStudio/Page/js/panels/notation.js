import { h } from '../dom/element.js';
import { numbered } from './nodes.js';

// Trees in notation, coloured, and two of them with what differs marked.

/** The parts of a tree in notation: names, signs and spaces. Texts in quotation marks stay whole. */
function tokens(text) {
  return text.match(/"(?:[^"\\]|\\.)*"|`[^`]*`|[\p{L}\p{N}_.~]+|\s+|[^\s]/gu) ?? [];
}

const containers = new Set(['stack', 'tabs', 'split', 'pages', 'flow']);

/** A tree with its containers and signs coloured. */
export function notation(text) {
  return tokens(text).map((token) => piece(token));
}

function piece(token, mark = '') {
  if (token.trim() === '') return token;
  const kind = containers.has(token) ? 'verb' : token.startsWith('"') ? 'quoted' : /^[\p{L}\p{N}_.~`]/u.test(token) ? 'word' : 'sign';
  return h('span', { class: `${kind} ${mark}`.trim(), title: numbered(token) }, token);
}

/** Two trees, each with what the other has not. */
export function difference(before, after) {
  const [a, b] = [tokens(before), tokens(after)];
  const [keptA, keptB] = common(a, b);
  return [
    a.map((token, index) => piece(token, keptA.has(index) ? '' : 'went')),
    b.map((token, index) => piece(token, keptB.has(index) ? '' : 'came')),
  ];
}

/** The places of a longest common subsequence, found between the common ends of the two. */
function common(a, b) {
  const [keptA, keptB] = [new Set(), new Set()];
  const keep = (i, j) => { keptA.add(i); keptB.add(j); };
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) { keep(start, start); start += 1; }
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) { endA -= 1; endB -= 1; keep(endA, endB); }
  const [rows, columns] = [endA - start, endB - start];
  if (rows * columns > 400_000) return [keptA, keptB];
  const length = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      length[i][j] = a[start + i] === b[start + j] ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
    }
  }
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (a[start + i] === b[start + j]) keep(start + i++, start + j++);
    else if (length[i + 1][j] >= length[i][j + 1]) i += 1;
    else j += 1;
  }
  return [keptA, keptB];
}
