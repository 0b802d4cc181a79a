import { h } from '../dom/element.js';

// Lines of script as they are shown.

/** A line as it is shown: what was typed where dots are shown is dots here, too. */
export function shown(line) {
  return line.hidesText ? line.text.replace(/"(?:[^"\\]|\\.)*"$/, '"••••"') : line.text;
}

/** The words of a line: what is done, and the names and texts in quotation marks. */
export function coloured(text) {
  const parts = text.match(/"(?:[^"\\]|\\.)*"?|[^"\s]+|\s+/g) ?? [];
  let isFirst = true;
  return parts.map((part) => {
    if (part.startsWith('"')) return h('span', { class: 'quoted' }, part);
    if (part.trim() === '') return part;
    const kind = part.startsWith('#') ? 'comment' : isFirst ? 'verb' : 'word';
    isFirst = false;
    return h('span', { class: kind }, part);
  });
}
