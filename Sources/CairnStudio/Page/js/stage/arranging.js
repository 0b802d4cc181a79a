// Where things lie is not known: the double solves no layout. This makes blocks of the elements, in reading order, as
// iOS apps usually arrange them, and says of each whether that is a guess.

/**
 * Blocks, each with its `items`: `rows` (with the controls in each row), `title` and `foot` of a section, `form` (lines
 * below each other), `middle` (what an empty list says in its place) and `pages` (dots).
 */
export function arrange(all) {
  const elements = all.filter((one) => !isPageCount(one));
  const pages = all.filter(isPageCount).map((one) => ({ kind: 'pages', items: [single(one)], guessed: true }));
  return [...arrangeRest(elements), ...pages];
}

function arrangeRest(elements) {
  if (isPlaceholder(elements)) return [{ kind: 'middle', items: elements.map(single), guessed: true }];
  const blocks = [];
  let index = 0;
  while (index < elements.length) {
    const element = elements[index];
    if (element.kind === 'row') {
      const [rows, next] = takeRows(elements, index);
      blocks.push({ kind: 'rows', items: rows });
      index = next;
    } else if (isSectionText(elements, index)) {
      const kind = elements[index + 1]?.kind === 'row' ? 'title' : 'foot';
      blocks.push({ kind, items: [single(element)], guessed: true });
      index += 1;
    } else {
      const [line, next] = takeLine(elements, index, blocks.some((block) => block.kind === 'rows'));
      const last = blocks.at(-1);
      if (last?.kind === 'form' && line.search !== true) last.items.push(line);
      else blocks.push({ kind: line.search ? 'search' : 'form', items: [line] });
      index = next;
    }
  }
  const hasSections = blocks.some((block) => block.kind === 'title' || block.kind === 'foot');
  for (const block of blocks) if (block.kind === 'rows') block.isGrouped = hasSections;
  return blocks;
}

/** Pages that turn say so in a text, which iOS shows as dots at the bottom. */
const isPageCount = (element) => element.kind === 'text' && /^page \d+ of \d+$/.test(element.label);

const single = (element) => ({ kind: 'single', element });

/** Rows one after the other. What follows a row under its name is in it. */
function takeRows(elements, start) {
  const rows = [];
  let index = start;
  while (elements[index]?.kind === 'row') {
    const row = { element: elements[index], own: [] };
    index += 1;
    while (index < elements.length && isInRow(elements[index], row.element)) {
      row.own.push(elements[index]);
      index += 1;
    }
    rows.push(row);
  }
  return [rows, index];
}

const controls = new Set(['toggle', 'slider', 'stepper', 'segments', 'value', 'progress', 'field', 'activity', 'control']);

function isInRow(element, row) {
  if (!controls.has(element.kind)) return false;
  return element.label === row.label || row.label === '' || (element.kind === 'activity' && element.label === '');
}

/** A short text directly before rows or after them belongs to their section. */
function isSectionText(elements, index) {
  const element = elements[index];
  if (element.kind !== 'text') return false;
  const isAfterRow = elements[index - 1]?.kind === 'row';
  return elements[index + 1]?.kind === 'row' || (isAfterRow && elements[index + 1] === undefined);
}

/** One line of a form: a name with its control beside it or below, or a field with its button. */
function takeLine(elements, index, isBelowRows) {
  const [element, next] = [elements[index], elements[index + 1]];
  if (element.kind === 'field' && element.field?.style === 'search') {
    return [{ ...single(element), search: true }, index + 1];
  }
  if (element.kind === 'text' && next) {
    if (['toggle', 'stepper'].includes(next.kind) && names(element, next)) {
      return [{ kind: 'beside', name: element, element: next, guessed: true }, index + 2];
    }
    if (['slider', 'value', 'progress'].includes(next.kind) && names(element, next)) {
      return [{ kind: 'below', name: element, element: next, guessed: true }, index + 2];
    }
    if (next.kind === 'segments' && names(element, next)) {
      return [{ kind: 'below', name: element, element: next, guessed: true }, index + 2];
    }
  }
  if (isBelowRows && element.kind === 'field' && next?.kind === 'button') {
    return [{ kind: 'pair', element, other: next, guessed: true }, index + 2];
  }
  return [single(element), index + 1];
}

const names = (text, control) => control.label !== '' && text.label.startsWith(control.label);

/** A few words and at most two buttons, and nothing else on the screen. */
function isPlaceholder(elements) {
  if (elements.length === 0 || elements.length > 5) return false;
  const firstButton = elements.findIndex((element) => element.kind === 'button');
  const texts = firstButton < 0 ? elements : elements.slice(0, firstButton);
  const buttons = firstButton < 0 ? [] : elements.slice(firstButton);
  return (
    texts.some((one) => one.kind === 'text') &&
    texts.every((one) => ['text', 'activity', 'image'].includes(one.kind)) &&
    buttons.length <= 2 &&
    buttons.every((one) => one.kind === 'button')
  );
}
