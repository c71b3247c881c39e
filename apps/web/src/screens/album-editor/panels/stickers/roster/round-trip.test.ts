import {
  applyUnit,
  type AlbumDocument,
  csvOf,
  deriveFacts,
  EXPORT_COLUMNS,
  exportRoster,
  importRosterPatch,
  planRoster,
  readRows,
  recogniseColumns,
  type StickerId,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../../roster/reading/parse-table.ts';
import { xlsxOf } from './xlsx-of.ts';

const GERMAN = [
  'Sticker-ID',
  'Nummer',
  'Name',
  'Position',
  'Kapitel',
  'Doppelsticker',
  'Foto-Stand',
  'Seite',
  'Persönlicher Link',
];
const meta = { id: 'album', title: 'SV', releaseDate: null, language: 'de' } as const;

const heads = (titles: readonly string[]) =>
  Object.fromEntries(EXPORT_COLUMNS.map((column, at) => [column, titles[at]])) as Record<
    (typeof EXPORT_COLUMNS)[number],
    string
  >;
const exported = (document: AlbumDocument) =>
  exportRoster(document, deriveFacts(document, meta as never), {
    heads: heads(GERMAN),
    yes: 'ja',
    photoOf: ({ image }) => (image ? 'vorhanden' : 'fehlt'),
    links: new Map([['s1', 'https://example.org/s/token']]),
  });
function planOf(document: AlbumDocument, rows: readonly (readonly string[])[]) {
  return planRoster(document, { rows: readRows(recogniseColumns(rows)), photos: [], untitled: 'Unbenanntes Team' });
}
function importInto(document: AlbumDocument, rows: readonly (readonly string[])[]) {
  let made = 0;
  const plan = planOf(document, rows);
  const patch = importRosterPatch(document, plan, {
    images: new Map(),
    makeId: () => `made${made++}`,
    now: '2026-11-22T08:00:00Z',
  });
  expect(applyUnit(document, patch, { userId: 'u', role: 'owner', albumLocked: false })).toMatchObject({ ok: true });
  return { plan, patch };
}
async function fromXlsx(rows: readonly (readonly string[])[]): Promise<string[][]> {
  const file = await xlsxOf(rows, 'Sticker');
  const sheet = await readSheet(Buffer.from(await file.arrayBuffer()));
  return sheet.map((row) => row.map((cell) => (cell === null ? '' : String(cell).trim())));
}

/** What people type, and what they should not: separators, quotes, formulas, other scripts. */
const words = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme-composite', maxLength }),
      fc
        .array(fc.constantFrom('Ada', 'Łucja', ' ', ';', ',', '"', '=1+1', "'", '-', '@x', 'Öz', '12'), {
          maxLength: 8,
        })
        .map((parts) => parts.join('')),
    )
    .map((text) =>
      text
        .normalize('NFC')
        .replaceAll(/\p{Cc}/gu, '')
        .slice(0, maxLength)
        .trim(),
    );
const people = fc.array(
  fc.record({
    name: words(30).filter((name) => name !== ''),
    position: words(30),
    chapter: fc.integer({ min: 0, max: 2 }),
    placed: fc.boolean(),
    double: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);
const chapters = fc.tuple(words(50), words(50), words(50));

function build([first, second, third]: [string, string, string], list: readonly Person[]) {
  const album = anAlbum();
  for (const [at, name] of [first, second, third].entries()) {
    album.section(name, { id: `section${at}` }).spread();
    for (const [index, person] of list.entries()) {
      if (person.chapter !== at) continue;
      const { name: called, position, double: doubleSticker, placed } = person;
      if (placed) album.cell({ sticker: called, doubleSticker, x: 5 + index * 20 });
      else album.sticker(called, { position, doubleSticker });
    }
  }
  return album.build();
}
interface Person {
  name: string;
  position: string;
  chapter: number;
  placed: boolean;
  double: boolean;
}

describe('the roster out of an album and back', () => {
  it('changes nothing when nothing was corrected, as CSV and as a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(chapters, people, async (sections, list) => {
        const document = build(sections, list);
        const rows = exported(document);
        for (const read of [await parseText(csvOf(rows)), await fromXlsx(rows)]) {
          const { entries } = planOf(document, read);
          expect(entries.map(({ status }) => status)).toEqual(entries.map(() => 'unchanged'));
          expect(entries).toHaveLength(document.stickers.size);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('brings corrections back to the same people in one unit, adding nobody', async () => {
    const correction = fc.record({
      name: words(30).filter((name) => /\p{L}/u.test(name) && !name.includes(',')),
      position: words(30).filter((position) => position !== ''),
      to: fc.integer({ min: 0, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(people, fc.infiniteStream(correction), async (list, corrections) => {
        const document = build(['Erste Elf', 'Trainerteam', 'Jugend'], list);
        const [head, ...rows] = exported(document);
        const wanted = new Map<string, unknown>();
        const corrected = rows.map((row) => {
          const { name, position, to } = corrections.next().value!;
          wanted.set(row[0]!, { name, position, sectionId: `section${to}` });
          return row.map(
            (cell, at) => [cell, cell, name, position, ['Erste Elf', 'Trainerteam', 'Jugend'][to]!][at] ?? cell,
          );
        });
        const size = document.stickers.size;
        importInto(document, await parseText(csvOf([head!, ...corrected])));
        expect(document.stickers.size).toBe(size);
        for (const [id, { name, position, sectionId }] of document.stickers)
          expect({ name, position, sectionId }).toEqual(
            tidied(wanted.get(id) as { name: string; position: string; sectionId: string }),
          );
      }),
      { numRuns: 30 },
    );
  });

  it('says what will change before it does', async () => {
    const document = anAlbum().section('Erste Elf').sticker('Ben Kowalski', { id: 'ben', position: 'Tor' }).build();
    const rows = exported(document).map((row) => row.map((cell) => cell.replace('Ben Kowalski', 'Benedikt Kowalski')));
    const [entry] = planOf(document, await parseText(csvOf(rows))).entries;
    expect(entry).toMatchObject({
      status: 'changed',
      stickerId: 'ben',
      changes: [{ field: 'name', from: 'Ben Kowalski', to: 'Benedikt Kowalski' }],
    });
    importInto(document, rows);
    expect(document.stickers.get('ben' as StickerId)!.name).toBe('Benedikt Kowalski');
  });

  it('knows people by name where the ids are gone, or belong to somebody else', async () => {
    const document = anAlbum().section('Erste Elf').sticker('Ben Kowalski', { id: 'ben', position: 'Tor' }).build();
    const rows = exported(document).map((row, at) => (at === 0 ? row : ['4711', ...row.slice(1)]));
    expect(planOf(document, rows).entries).toMatchObject([{ status: 'unchanged', stickerId: 'ben' }]);
  });

  it('has no cell that a spreadsheet would take for a formula', () => {
    const document = anAlbum()
      .section('=cmd')
      .sticker('=HYPERLINK("x")', { position: '+49 170' })
      .sticker('@ada')
      .build();
    for (const line of csvOf(exported(document)).slice(1).split('\r\n'))
      for (const cell of line.split(';')) expect(cell).not.toMatch(/^"?[=+\-@]/);
  });

  it.each([
    ['de', GERMAN],
    ['en', ['Sticker ID', 'Number', 'Name', 'Position', 'Chapter', 'Double', 'Photo state', 'Page', 'Personal link']],
    [
      'fr',
      [
        'ID du sticker',
        'Numéro',
        'Nom',
        'Fonction',
        'Chapitre',
        'Double',
        'État de la photo',
        'Page',
        'Lien personnel',
      ],
    ],
    [
      'it',
      ['ID figurina', 'Numero', 'Nome', 'Ruolo', 'Capitolo', 'Doppia', 'Stato della foto', 'Pagina', 'Link personale'],
    ],
    [
      'pl',
      [
        'ID naklejki',
        'Numer',
        'Imię i nazwisko',
        'Funkcja',
        'Rozdział',
        'Podwójna',
        'Stan zdjęcia',
        'Strona',
        'Link osobisty',
      ],
    ],
  ])('is recognised in %s', (_language, titles) => {
    expect(recogniseColumns([titles, titles.map(() => 'x')]).columns.map(({ role }) => role)).toEqual([
      'id',
      'skip',
      'name1',
      'position',
      'chapter',
      'skip',
      'skip',
      'skip',
      'skip',
    ]);
  });
});

function tidied<Fields extends { name: string; position: string }>(fields: Fields): Fields {
  const tidy = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
  return { ...fields, name: tidy(fields.name), position: tidy(fields.position) };
}
