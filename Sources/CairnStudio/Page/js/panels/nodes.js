// Reading the tree that the server sends: nodes, with modals above them.

/** Lines of the outline: each node with its depth, and the style of the modal it begins, if it does. */
export function flatten(inside, folded) {
  const lines = [];
  const walk = (node, depth, as) => {
    const inner = [...node.children, ...node.covers.map((one) => one.node)];
    const isFolded = folded.has(node.id);
    lines.push({ node, depth, as, canFold: inner.length > 0, isFolded });
    if (isFolded) return;
    node.children.forEach((child, index) => walk(child, depth + 1, node.front === undefined || node.front === null ? null : index === node.front ? 'front' : 'behind'));
    for (const cover of node.covers) walk(cover.node, depth + 1, cover.style);
  };
  if (inside?.root) walk(inside.root, 0, null);
  for (const modal of inside?.modals ?? []) walk(modal.node, 0, modal.style);
  return lines;
}

/** The node with that id, with the modal it is the root of. */
export function find(inside, id) {
  const lines = flatten(inside, new Set());
  return lines.find((one) => one.node.id === id) ?? null;
}

/** What a number at the end of a name is, of two different destinations that read the same; null where there is none. */
export function numbered(label) {
  const name = /^`(.*) \d+`$/.exec(label ?? '')?.[1];
  return name ? `Unless the app calls it so, the number tells different destinations apart that all read “${name}”.` : null;
}

/** What a node is called. */
export function nameOf(node) {
  return node.label ?? node.content;
}
