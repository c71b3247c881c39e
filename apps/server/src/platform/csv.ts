/** Tables that spreadsheet programs open: UTF-8 with a mark, which Excel needs, and semicolons. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\u{FEFF}${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Quoted where it must be; what a table program would run as a formula gets a mark before it. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
