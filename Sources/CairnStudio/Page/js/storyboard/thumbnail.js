import { h } from '../dom/element.js';

/** A screen in small, of the marks that were made of it when the storyboard was written; from afar without what nobody could read. */
export function drawThumbnail({ width, height, isDark, marks }, change, isFar = false) {
  const seen = isFar ? marks.filter((one) => one.shape === 'rect' && one.height > 8) : marks;
  return h('svg:svg', {
    class: ['sb-thumb', isDark && 'dark', change].filter(Boolean).join(' '), viewBox: `0 0 ${width} ${height}`, width, height,
    'aria-hidden': 'true', focusable: 'false',
  }, seen.map(drawMark));
}

function drawMark(mark, index) {
  const key = String(index);
  switch (mark.shape) {
    case 'text':
      return h('svg:text', {
        key, class: mark.ink, x: mark.x, y: mark.y, 'font-size': mark.size, 'font-weight': mark.isBold ? 600 : null, 'text-anchor': mark.anchor,
      }, mark.text);
    case 'path':
      return h('svg:path', { key, class: mark.ink, transform: `translate(${mark.x} ${mark.y})`, 'stroke-width': mark.width, d: mark.path });
    default:
      return h('svg:rect', { key, class: mark.ink, x: mark.x, y: mark.y, width: mark.width, height: mark.height, rx: mark.radius });
  }
}
