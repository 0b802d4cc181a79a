import { h } from '../dom/element.js';

// Lines of script as they are shown.

/** A line as it is shown: what was typed where dots are shown is dots here, too. */
export function shown(line) {
  return line.hidesText ? line.text.replace(/"(?:[^"\\]|\\.)*"$/, '"••••"') : line.text;
}

/** So many of them. */
export const counted = (count) => (count === 1 ? '1 line' : `${count} lines`);

/** A script as text: by what the app was launched, on what it is played, and its lines. */
export function whole({ link, device, lines }) {
  return [link && `# Launched by a link: --link ${link}`, device && `device ${device}`, ...lines.map((one) => one.text)].filter(Boolean).join('\n') + '\n';
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
