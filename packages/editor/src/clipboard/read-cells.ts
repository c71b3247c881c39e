/**
 * The cells of a spreadsheet as it puts them on the clipboard: tabs between columns, line ends between rows, quotes
 * around what holds either. Null when there is only one cell: words.
 */
export function readCells(text: string): readonly (readonly string[])[] | null {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  const source = text.replace(/(\r\n|\r|\n)$/, '');
  while (pattern.lastIndex <= source.length) {
    const match = pattern.exec(source);
    if (!match) return null;
    const [, quoted, plain = '', end] = match;
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.some((row) => row.length > 1) ? rows : null;
}
