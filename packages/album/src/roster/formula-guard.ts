/**
 * Texts that a spreadsheet would take for a formula. In a CSV file they are told from one by an apostrophe before them;
 * reading takes it away again. The last sign that can begin a formula is a tab or a line's end before it.
 */

const FORMULA = /^'*[=+\-@\t\r\n]/;
const GUARDED = /^'+[=+\-@\t\r\n]/;

/** For files in which every cell may become a formula: CSV. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** For files whose cells say that they are texts: only what reading would take for guarded. */
export function guardGuarded(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

/** What was meant: undoes both. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
