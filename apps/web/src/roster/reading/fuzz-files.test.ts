/**
 * Lists, workbooks, archives and clipboards with any fault: read, or called by a word that people are shown. Nothing throws,
 * nothing is kept. `npm run fuzz -- --only files` does it for longer.
 */
import { readPasted } from '@figurina/editor';
import { plainText, writeClipboard } from '@figurina/album';
import { anAlbum, Dice, FIRST_LIST, spoiledBytes } from '@figurina/album/testing';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { LIST_LIMITS } from './list-limits.ts';
import { sortFiles } from './sort-files.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const seed = Number(process.env['FUZZ_SEED'] ?? 7);
const LIMITS = { ...LIST_LIMITS, textBytes: 100_000, workbookBytes: 200_000, workbookUnpacked: 1_000_000 };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const csv = bytesOf(
  FIRST_LIST.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n'),
);
const cells = FIRST_LIST.map(
  (row, line) =>
    `<row r="${line + 1}">${row
      .map(
        (cell, at) =>
          `<c r="${'ABCDEFG'[at]}${line + 1}" t="inlineStr"><is><t>${cell.replaceAll(/[<&]/g, '')}</t></is></c>`,
      )
      .join('')}</row>`,
).join('');
const parts = {
  'xl/workbook.xml': bytesOf(
    `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': bytesOf(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  'xl/worksheets/sheet1.xml': bytesOf(`<worksheet ${MAIN}><sheetData>${cells}</sheetData></worksheet>`),
};
const document = anAlbum().section().spread({ id: 'spread' }).rectangle({ id: 'a' }).text('Hallo', { id: 't' }).build();
const copied = writeClipboard(document, ['a', 't'] as never, 'album');

/** Whole or, where it is packed, spoiled inside: a packed file that is torn outside says no more than that. */
function file(dice: Dice): { path: string; data: Uint8Array } {
  const inside = Object.fromEntries(
    Object.entries(parts).map(([name, data]) => [name, dice.roll(3) === 0 ? spoiledBytes(data, dice) : data]),
  );
  const made = [
    { path: 'liste.csv', data: csv },
    { path: 'liste.xlsx', data: zipSync(inside) },
    { path: 'alles.zip', data: zipSync({ 'liste.csv': csv, '../../liste.xlsx': zipSync(inside), 'a/foto.jpg': csv }) },
  ];
  const { path, data } = dice.pick(made)!;
  return { path, data: dice.roll(2) === 0 ? data : spoiledBytes(data, dice) };
}

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

test('a file with any fault is read or called by a word, and a clipboard as well', async () => {
  const dice = new Dice(seed);
  const told = new Map<string, number>();
  const count = (word: string) => told.set(word, (told.get(word) ?? 0) + 1);
  let before = 0;
  for (let at = 0; at < requests; at++) {
    if (at === Math.floor(requests / 4)) before = megabytes();
    if (at % 2 === 0) {
      const { path, data } = file(dice);
      const { table, unreadable } = await sortFiles([{ path, file: new File([data as BlobPart], path) }], LIMITS);
      for (const { reason } of unreadable) count(reason);
      if (table) count('table');
      expect(table === null || table.rows.every((row) => row.every((cell) => typeof cell === 'string'))).toBe(true);
      continue;
    }
    // Elements of an editor, or cells of a spreadsheet.
    const source = dice.pick([bytesOf(copied), csv])!;
    const text = new TextDecoder().decode(dice.roll(4) === 0 ? source : spoiledBytes(source, dice));
    const read = readPasted({ text, isTable: dice.roll(3) === 0, pictures: dice.roll(2), plain: dice.roll(5) === 0 });
    count(read.ok ? Object.keys(read).at(-1)! : read.code);
    if ('text' in read) plainText(read.text);
  }
  if (process.env['FUZZ_REQUESTS'])
    process.stdout.write(
      `${requests} files and clipboards from seed ${seed}: ${JSON.stringify(Object.fromEntries(told))}. ` +
        `Heap ${before.toFixed()} to ${megabytes().toFixed()} MB\n`,
    );
  // Both ends of it were tried.
  expect(told.get('table')).toBeGreaterThan(requests / 20);
  expect(told.size).toBeGreaterThan(4);
  expect(megabytes() - before).toBeLessThan(60);
}, 36_000_000);
