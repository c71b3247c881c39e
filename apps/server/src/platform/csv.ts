/** Tables that spreadsheet programs open: UTF-8 with a mark, which Excel needs, and semicolons. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${CSV_MARK}${csvLines(rows)}`;
}

/** What such a file begins with. */
export const CSV_MARK = '\u{FEFF}';

/** Some of its lines, for a file that is sent piece by piece. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** What a table program would run as a formula gets a mark before it. A number below zero is none. */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
}

/** Quoted where it must be. */
function cell(text: string): string {
  const harmless = withoutFormula(text);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
