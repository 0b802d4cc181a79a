/** A text as a script has it, in quotation marks. */
export function quoted(text) {
  const escapes = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${text.replace(/["\\\n\r\t]/g, (one) => escapes[one])}"`;
}
