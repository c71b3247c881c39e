import { BROKEN_ROWS, FIRST_LIST } from '@figurina/album/testing';
import fc from 'fast-check';
import { type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LIST_LIMITS } from './list-limits.ts';
import { parseText } from './parse-table.ts';
import { sortFiles } from './sort-files.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const given = (path: string, data: string | Uint8Array) => ({ path, file: new File([data as BlobPart], path) });
const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n');

/** A workbook whose first sheet has this between its `sheetData` tags. */
function workbook(sheet: string, more: Zippable = {}): Uint8Array {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipSync({
    'xl/workbook.xml': bytesOf(
      `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytesOf(
      `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytesOf(`<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  });
}
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Small ones: what stops a million stops a thousand. */
const LIMITS = {
  ...LIST_LIMITS,
  textBytes: 100_000,
  workbookBytes: 100_000,
  workbookUnpacked: 1_000_000,
  archiveFiles: 20,
};

async function faultOf(path: string, data: string | Uint8Array): Promise<string | undefined> {
  return (await sortFiles([given(path, data)], { ...LIMITS, pictureBytes: 1_000_000 })).unreadable[0]?.reason;
}

describe('parseText', () => {
  it('lines end as they like, also in two ways in one file; a cell may hold one', async () => {
    const rows = [
      ['Name', 'Kapitel'],
      ['Ada', 'Vorstand'],
      ['Ben\nOtto', 'Jugend'],
      ['Can', 'Jugend'],
    ];
    expect(await parseText('Name;Kapitel\r\nAda;Vorstand\r\n"Ben\r\nOtto";Jugend\nCan;Jugend\n')).toEqual(rows);
    expect(await parseText('Name\tKapitel\rAda\tVorstand\r"Ben\rOtto"\tJugend\rCan\tJugend')).toEqual(rows);
  });

  it('reads names of many scripts, and formulas as the texts that they are', async () => {
    expect(await parseText(csvOf(FIRST_LIST))).toEqual(FIRST_LIST);
    expect((await parseText(csvOf(BROKEN_ROWS)))[5]![0]).toBe('=HYPERLINK("x:y")');
  });

  it('never throws anything but a fault, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const width = new Set((await parseText(text)).map((row) => row.length));
        expect(width.size).toBeLessThan(2);
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

describe('lists that are too much', () => {
  it('stops at the row beyond the last that is read', async () => {
    expect(await faultOf('many.csv', 'Name\n'.repeat(LIMITS.rows + 1))).toBe('too_many_rows');
  });

  it('refuses a file beyond its size before it is read', async () => {
    expect(await faultOf('huge.csv', new Uint8Array(LIMITS.textBytes + 1))).toBe('too_big');
    expect(await faultOf('huge.xlsx', new Uint8Array(LIMITS.workbookBytes + 1))).toBe('too_big');
  });

  it('reads a sheet with a million empty columns and rows, and refuses one with as many filled ones', async () => {
    const empty = `<row r="1">${cell('A1', 'Ada')}<c r="XFD1" s="1"/><c r="XFC1"></c></row>`;
    const rows = '<row r="9"/>'.repeat(1000) + '<row r="1048576"><c r="XFD1048576" s="1"/></row>';
    const { table } = await sortFiles([given('wide.xlsx', workbook(empty + rows))]);
    expect(table?.rows).toEqual([['Ada']]);
    expect(await faultOf('wide.xlsx', workbook(`<row r="1">${cell('XFD1', 'Ada')}</row>`))).toBe('too_many_columns');
    const deep = `<row r="1048576">${cell('A1048576', 'Ada')}</row>`;
    expect(await faultOf('deep.xlsx', workbook(deep))).toBe('too_many_rows');
    expect(await faultOf('wide.csv', `Name${';x'.repeat(200)}`)).toBe('too_many_columns');
    expect((await sortFiles([given('wide.csv', `Ada${';'.repeat(100_000)}`)])).table?.rows).toEqual([['Ada']]);
  });

  it('stops unpacking a workbook and an archive that swell, whatever size they claim', async () => {
    const zeros = new Uint8Array(LIMITS.workbookUnpacked + 1);
    expect(await faultOf('bomb.xlsx', workbook('', { 'xl/styles.xml': zeros }))).toBe('too_much_inside');
    const bomb = zipSync({ 'a.jpg': new Uint8Array(1_000_001) });
    expect(await faultOf('bomb.zip', bomb)).toBe('too_much_inside');
    // The size in the table of contents, behind the name's entry: a lie changes nothing.
    new DataView(bomb.buffer).setUint32(bomb.length - 22 - 46 - 'a.jpg'.length + 24, 10, true);
    expect(await faultOf('bomb.zip', bomb)).toBe('too_much_inside');
  });

  it('refuses an archive of too many files', async () => {
    const files = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}.jpg`, new Uint8Array(0)]));
    expect(await faultOf('many.zip', zipSync(files))).toBe('too_much_inside');
  });

  it('reads no workbook with a document type, and none that is torn', async () => {
    const bomb = bytesOf('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>');
    expect(await faultOf('entities.xlsx', workbook('', { 'xl/sharedStrings.xml': bomb }))).toBe('not_a_table');
    const torn = workbook(`<row r="1">${cell('A1', 'Ada')}</row>`).subarray(0, 200);
    expect(await faultOf('torn.xlsx', torn)).toBe('broken_archive');
    expect(await faultOf('torn.zip', torn)).toBe('broken_archive');
  });
});

describe('a workbook', () => {
  it('gives what formulas last came to as text, works out none, and gets over one that failed', async () => {
    const row = `<row r="1"><c r="A1" t="str"><f>HYPERLINK("http://x","Ada")</f><v>Ada</v></c><c r="B1"><f>1+1</f></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c>${cell('D1', '=1+1')}</row>`;
    const { table } = await sortFiles([given('formulas.xlsx', workbook(row))]);
    expect(table?.rows).toEqual([['Ada', '', '', '=1+1']]);
  });
});

describe('sortFiles', () => {
  it('marks broken pictures at once, and keeps whole ones of any kind', async () => {
    const plain = sharp({ create: { width: 400, height: 500, channels: 3, background: '#d9482b' } });
    const [jpeg, png, webp] = await Promise.all([
      plain.jpeg().toBuffer(),
      plain.png().toBuffer(),
      plain.webp().toBuffer(),
    ]);
    const film = Buffer.concat([jpeg, Buffer.alloc(200_000, 1)]);
    const { photos, unreadable } = await sortFiles([
      given('whole.jpg', jpeg),
      given('film.jpg', film),
      given('whole.png', png),
      given('whole.webp', webp),
      given('other-kind.jpg', png),
      given('cut.jpg', jpeg.subarray(0, jpeg.length - 300)),
      given('cut.png', png.subarray(0, png.length - 20)),
      given('empty.jpg', ''),
      given('words.jpg', 'not a picture'),
    ]);
    expect([...photos.keys()]).toEqual(['whole.jpg', 'film.jpg', 'whole.png', 'whole.webp', 'other-kind.jpg']);
    expect(unreadable).toEqual(
      ['cut.jpg', 'cut.png', 'empty.jpg', 'words.jpg'].map((name) => ({ name, reason: 'broken_picture' })),
    );
  });

  it('opens archives with a list and photos in folders, stored or packed, names in UTF-8', async () => {
    const photo = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const archive = zipSync({
      'Saison/Größe Łucja.png': [photo, { level: 0 }],
      'Saison/Bo.png': photo,
      'Saison/liste.csv': bytesOf('Name\nBo'),
      '__MACOSX/._Bo.png': bytesOf('x'),
    });
    const { photos, table, unreadable } = await sortFiles([given('saison.zip', archive)]);
    expect([...photos.keys()]).toEqual(['Saison/Größe Łucja.png', 'Saison/Bo.png']);
    expect(photos.get('Saison/Bo.png')).toMatchObject({ type: 'image/png', size: photo.length });
    expect(table?.rows).toEqual([['Name'], ['Bo']]);
    expect(unreadable).toEqual([]);
  });
});
