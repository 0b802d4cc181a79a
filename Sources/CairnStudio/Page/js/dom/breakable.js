import { h } from './element.js';

/**
 * A text that may be broken within a long word, as in an address, behind the signs that part it. Otherwise a browser, for which
 * that is one word, breaks it wherever the line is full.
 */
export function breakable(text) {
  const pieces = [];
  let start = 0;
  for (const { 0: word, index } of text.matchAll(/\S{13,}/g)) {
    for (const { index: at } of word.matchAll(sign)) {
      pieces.push(text.slice(start, index + at + 1));
      start = index + at + 1;
    }
  }
  return [...pieces.flatMap((piece, index) => [piece, h('wbr', { key: `b${index}` })]), text.slice(start)];
}

/** A sign that a letter or a figure follows. */
const sign = /[/.@_?&=#:-](?=[\p{L}\p{N}])/gu;
