/** Tables as rows of texts. Nothing is worked out: a formula in a text file is its own text, in a workbook what it last came to. */
import { guessEncoding } from '@figurina/album';
import { LIST_LIMITS, type ListLimits, UnreadableFile } from './list-limits.ts';
import { zipEntries } from './zip-entries.ts';

export type Table = readonly (readonly string[])[];

/** Spreadsheets: the first sheet. Text: separator and encoding are guessed. */
export async function parseFile(file: Blob, name: string, limits: ListLimits): Promise<Table> {
  if (/\.xlsx$/i.test(name)) return parseWorkbook(file, limits);
  if (file.size > limits.textBytes) throw new UnreadableFile('too_big');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return parseText(new TextDecoder(guessEncoding(bytes)).decode(bytes), limits);
}

/** Text as it comes out of a file or a spreadsheet's clipboard. */
export async function parseText(text: string, limits: ListLimits = LIST_LIMITS): Promise<Table> {
  if (text.length > limits.textBytes) throw new UnreadableFile('too_big');
  const { default: papa } = await import('papaparse');
  const rows: string[][] = [];
  // Two files that were put together may end their lines in two ways.
  papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
    step: ({ data }, parser) => {
      const row = tidyRow(data, limits);
      if (row.length > 0) rows.push(row);
      if (rows.length > limits.rows) parser.abort();
    },
  });
  return withinLimits(rows, limits);
}

async function parseWorkbook(file: Blob, limits: ListLimits): Promise<Table> {
  if (file.size > limits.workbookBytes) throw new UnreadableFile('too_big');
  const [{ zipSync }, { readSheet }] = await Promise.all([import('fflate'), import('read-excel-file/universal')]);
  const encoder = new TextEncoder();
  const parts: Record<string, [Uint8Array, { level: 0 }]> = {};
  let left = limits.workbookUnpacked;
  for (const entry of await zipEntries(file)) {
    if (!/\.(xml|rels)$/i.test(entry.name) || /^(docProps|xl\/(theme|drawings|charts|media))\//.test(entry.name))
      continue;
    const text = await (await entry.bytes(left)).text();
    left -= text.length;
    if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableFile('not_a_table');
    const isSheet = /\/worksheets\//.test(entry.name);
    parts[entry.name] = [encoder.encode(isSheet ? plainSheet(text, limits) : text), { level: 0 }];
  }
  const sheet = await readSheet(zipSync(parts).buffer);
  const rows = sheet.map((row) => tidyRow(row.map(cellText), limits)).filter((row) => row.length > 0);
  return withinLimits(rows, limits);
}

/** Beyond this nothing that belongs to a list stands, however many of the rows before are empty. */
const LAST_ROW = 100_000;

/** A sheet without its empty cells, which may be millions, and without what a formula failed with. */
function plainSheet(xml: string, { rows, columns }: ListLimits): string {
  const plain = xml
    .replaceAll(/<(\w+:)?c\b[^>]*\/>/g, '')
    .replaceAll(/<(\w+:)?c\b[^>]*><\/(\w+:)?c>/g, '')
    .replaceAll(/<(\w+:)?c\b[^>]*\st=["']e["'][^>]*>.*?<\/(\w+:)?c>/gs, '')
    .replaceAll(/<(\w+:)?row\b[^>]*\/>/g, '');
  let cells = 0;
  for (const [, column, row] of plain.matchAll(/<(?:\w+:)?c\b(?:[^>]*?\br=["']([A-Z]+)(\d+)["'])?/g)) {
    if (column && columnNumber(column) > columns) throw new UnreadableFile('too_many_columns');
    cells += 1;
    if (Number(row ?? 0) > LAST_ROW || cells > rows * columns) throw new UnreadableFile('too_many_rows');
  }
  return plain;
}

/** A is 1, AA is 27. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Without the empty cells at the end. */
function tidyRow(row: readonly string[], { cellLength }: ListLimits): string[] {
  const cells = row.map((cell) => cell.slice(0, cellLength).trim());
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** All as wide as the widest, none too many. */
function withinLimits(rows: readonly string[][], limits: ListLimits): Table {
  if (rows.length > limits.rows) throw new UnreadableFile('too_many_rows');
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width > limits.columns) throw new UnreadableFile('too_many_columns');
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : '';
}
