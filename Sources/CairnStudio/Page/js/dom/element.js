// What is to be on the page, as plain values. `patch.js` makes it so.

/**
 * Describes an element.
 *
 * Children are descriptions, strings (which become text nodes, never markup), or nothing: null, undefined and false are
 * left out, arrays are taken apart.
 *
 * @param {string} tag "svg:path" makes an element of SVG.
 * @param {object} [props]
 *   `key` finds the element again among its siblings;
 *   `on` maps events to handlers;
 *   `style` sets custom properties and properties through CSSOM, which a strict policy allows;
 *   `live` sets properties such as `value`, and only when they differ;
 *   `ref` is called with the element after each patch;
 *   `enter` and `leave` return the animation an element comes or goes with;
 *   `own` leaves the children to whoever has the element;
 *   everything else is an attribute, absent when null or false.
 */
export function h(tag, props, ...children) {
  const { key, on, style, live, ref, enter, leave, own, ...attributes } = props ?? {};
  return {
    tag, key, on, style, live, ref, enter, leave, own, attributes, children: flat(children, []),
  };
}

/** For a screen reader alone. */
export const spoken = (text) => h('span', { class: 'spoken' }, text);

/** Children without what is left out. */
export function flat(children, into) {
  for (const child of children) {
    if (Array.isArray(child)) flat(child, into);
    else if (child === null || child === undefined || child === false || child === true) continue;
    else into.push(typeof child === 'object' ? child : String(child));
  }
  return into;
}
