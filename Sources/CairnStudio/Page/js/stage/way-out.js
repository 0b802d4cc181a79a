/**
 * The line by which a person leaves what is in front, and changes nothing: a swipe down, a tap beside it, Cancel. Nothing where the
 * app forbids it.
 */
export function wayOut({ windows, gestures }) {
  const layer = windows.at(-1)?.layers.at(-1);
  const gesture = (kind) => gestures.find((one) => one.kind === kind)?.line ?? null;
  switch (layer?.style) {
    case 'menu': return gesture('dismissMenu');
    case 'alert': return cancel(layer.screen);
    case 'actionSheet': return cancel(layer.screen) ?? gesture('outside');
    case 'popover': return gesture('outside');
    case 'sheet': return layer.canBePulledAway ? gesture('pull') : null;
    default: return null;
  }
}

const cancel = ({ elements }) => elements.find((one) => one.button?.role === 'cancel' && one.isEnabled)?.acts.tap ?? null;
