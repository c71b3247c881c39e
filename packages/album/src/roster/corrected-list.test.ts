import {
  anAlbum,
  BROKEN_ROWS,
  CAME,
  CARELESS_LIST,
  CORRECTED_LIST,
  FIRST_LIST,
  GONE,
  RENAMED,
} from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION, type AlbumDocument } from '../document/album.ts';
import type { ImageId } from '../document/ids.ts';
import { checkIntegrity } from '../document/integrity.ts';
import { parseAlbum } from '../document/parse-album.ts';
import { toParts } from '../document/to-parts.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { importRosterPatch } from './import-roster.ts';
import { missingColumn } from './missing-column.ts';
import { countByStatus, planRoster } from './plan-roster.ts';
import { readRows } from './read-rows.ts';
import { recogniseColumns, withColumnRole, type RosterTable } from './recognise-columns.ts';
import { decideLeaving, decidePerson, NO_DECISIONS, type RosterDecisions, undecidePerson } from './roster-decisions.ts';
import { changedLeaving } from './roster-leaving.ts';

type Rows = readonly (readonly string[])[];
const owner = { userId: 'u1', role: 'owner', albumLocked: false } as const;
const tableOf = (rows: Rows): RosterTable => recogniseColumns(rows);

function planOf(
  document: AlbumDocument,
  table: RosterTable,
  decisions: RosterDecisions = NO_DECISIONS,
  photos: string[] = [],
) {
  return planRoster(document, { rows: readRows(table), photos, decisions, untitled: 'Team' });
}

let made = 0;
function importInto(document: AlbumDocument, table: RosterTable, decisions?: RosterDecisions, photos: string[] = []) {
  const plan = planOf(document, table, decisions, photos);
  const images = new Map(photos.map((file) => [file, `image-${file}` as ImageId]));
  const patch = importRosterPatch(document, plan, { images, makeId: () => `made${(made += 1)}`, now: '2026-11-12' });
  const result = applyUnit(document, patch, owner);
  expect(result).toMatchObject({ ok: true });
  expect(checkIntegrity(document)).toEqual([]);
  return { plan, patch, inverse: result.ok ? result.inverse : [] };
}

const PHOTOS = FIRST_LIST.slice(1).map((row) => row[4]!);

/** Fifty people with a photo each. */
function imported(): AlbumDocument {
  const album = anAlbum();
  for (const filename of PHOTOS) album.image({ id: `image-${filename}`, filename, model: 'sticker' });
  const document = album.build();
  importInto(document, tableOf(FIRST_LIST), NO_DECISIONS, PHOTOS);
  return document;
}

const named = (document: AlbumDocument, name: string) =>
  [...document.stickers.values()].find((sticker) => sticker.name === name);

/** Says yes to every rename, and that who left goes. */
function answered(document: AlbumDocument, table: RosterTable): RosterDecisions {
  const plan = planOf(document, table);
  const renames = plan.entries.flatMap(({ line, doubts }) =>
    doubts.flatMap((doubt) => ('stickerId' in doubt ? [[line, doubt.stickerId] as const] : [])),
  );
  const people = renames.reduce((so, [line, id]) => decidePerson(so, line, id), NO_DECISIONS);
  return plan.leaving.reduce((so, { stickerId }) => decideLeaving(so, stickerId, 'remove'), people);
}

describe('a corrected list', () => {
  it('proposes each renamed person, names who left, and leaves its date out', () => {
    const document = imported();
    const plan = planOf(document, tableOf(CORRECTED_LIST));
    expect(countByStatus(plan)).toEqual({ new: 3, changed: 0, doubtful: 4, unreadable: 0, unchanged: 44, skipped: 1 });
    const proposed = plan.entries.flatMap(({ fullName, doubts }) =>
      doubts.map((doubt) => ('name' in doubt ? [doubt.name, fullName] : doubt)),
    );
    expect(Object.fromEntries(proposed as [string, string][])).toEqual(RENAMED);
    expect(plan.leaving.map(({ name, choice }) => [name, choice])).toEqual(
      expect.arrayContaining(GONE.map((name) => [name, 'keep'])),
    );
    expect(plan.leaving).toHaveLength(GONE.length);
    expect(plan.entries.find(({ status }) => status === 'skipped')?.note).toBe('Stand: 12.11.2026');
    expect(plan.chapters.map(({ name, rows }) => [name, rows])).toEqual([
      ['Jugend U11', 11],
      ['Vorstand', 11],
      ['Erste Mannschaft', 11],
      ['Jugend U15', 9],
      ['Trainerteam', 9],
    ]);
  });

  it('ends with the right 51 people, photos kept, in one step that is undone as one', () => {
    const document = imported();
    const before = structuredClone(toParts(document));
    const photoOf = new Map([...document.stickers.values()].map(({ name, image }) => [name, image]));
    const table = tableOf(CORRECTED_LIST);
    const { inverse } = importInto(document, table, answered(document, table));
    const wanted = CORRECTED_LIST.slice(1, 52).map(([first, last]) => `${first} ${last}`);
    expect([...document.stickers.values()].map(({ name }) => name).sort()).toEqual(wanted.sort());
    for (const [was, is] of Object.entries(RENAMED)) expect(named(document, is)?.image).toBe(photoOf.get(was));
    const withoutPhoto = [...document.stickers.values()].filter(({ image }) => image === null);
    expect(withoutPhoto.map(({ name }) => name).sort()).toEqual(CAME.map(([first, last]) => `${first} ${last}`).sort());
    // Who came has the place of who left, as far as they are of one chapter.
    const empty = [...document.nodes.values()].filter(
      (node) => node.type === 'StickerCell' && node.props.stickerId === null,
    );
    expect(empty).toHaveLength(2);
    applyPatch(document, inverse);
    expect(toParts(document)).toEqual(before);
  });

  it('changes nothing when it comes a third time, after a reload', () => {
    const document = imported();
    const table = tableOf(CORRECTED_LIST);
    importInto(document, table, answered(document, table));
    const reloaded = parseAlbum(JSON.parse(JSON.stringify(toParts(document))), SCHEMA_VERSION);
    if (!reloaded.ok) throw new Error(reloaded.detail);
    const again = importInto(reloaded.document, table);
    expect(countByStatus(again.plan)).toMatchObject({ unchanged: 51, skipped: 1 });
    expect(again.plan.leaving).toEqual([]);
    expect(again.patch).toEqual([]);
  });

  it('knows everybody in capitals, with the names turned round and the rows in another order', () => {
    const document = imported();
    const plan = planOf(document, tableOf(CARELESS_LIST));
    expect(countByStatus(plan)).toMatchObject({ new: 0, doubtful: 0, unreadable: 0 });
    expect(plan.leaving).toEqual([]);
  });

  it('marks who left when that is wanted, and takes the mark away when they are back', () => {
    const document = imported();
    const [gone] = planOf(document, tableOf(CORRECTED_LIST)).leaving;
    importInto(document, tableOf(CORRECTED_LIST), decideLeaving(NO_DECISIONS, gone!.stickerId, 'mark'));
    expect(document.stickers.get(gone!.stickerId)?.leftList).toBe(true);
    const still = planOf(document, tableOf(CORRECTED_LIST));
    expect(still.leaving.map(({ choice }) => choice).sort()).toEqual(['keep', 'mark']);
    expect(changedLeaving(still)).toEqual([]);
    importInto(document, tableOf(FIRST_LIST), NO_DECISIONS, PHOTOS);
    expect(document.stickers.get(gone!.stickerId)?.leftList).toBe(false);
  });

  it('leaves people alone whose row is doubted, answered with somebody else, or taken back', () => {
    const document = imported();
    const table = tableOf(CORRECTED_LIST);
    const { line } = planOf(document, table).entries.find(({ fullName }) => fullName === 'Douglas Duchene')!;
    const other = decidePerson(NO_DECISIONS, line, 'new');
    const plan = planOf(document, table, other);
    expect(plan.entries.find((entry) => entry.line === line)?.status).toBe('new');
    expect(plan.leaving.map(({ name }) => name)).toContain('Doug Duchene');
    expect(planOf(document, table, undecidePerson(other, line))).toEqual(planOf(document, table));
  });

  it('is the same whatever the order of its rows', () => {
    const document = imported();
    const [head, ...rows] = CORRECTED_LIST.slice(0, 52);
    const told = (list: Rows) =>
      planOf(document, tableOf([head!, ...list]))
        .entries.map(({ fullName, status, stickerId, doubts }) =>
          JSON.stringify({ fullName, status, stickerId, doubts }),
        )
        .sort();
    const wanted = told(rows);
    fc.assert(
      fc.property(fc.shuffledSubarray([...rows], { minLength: rows.length }), (shuffled) => {
        expect(told(shuffled)).toEqual(wanted);
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('reads what it can of broken rows, and takes no formula for more than a text', () => {
    const plan = planOf(anAlbum().build(), tableOf(BROKEN_ROWS));
    expect(plan.entries.map(({ status }) => status)).toEqual([
      'unreadable',
      'unreadable',
      'new',
      'doubtful',
      'new',
      'doubtful',
      'skipped',
      'skipped',
      'skipped',
    ]);
    expect(plan.entries[4]?.fullName).toBe('=HYPERLINK("x:y") Klick');
  });
});

describe('people with a number of their own', () => {
  const numbered = (people: string[][]) => tableOf([['Mitgliedsnummer', 'Name', 'Gruppe'], ...people]);
  const club = () => {
    const document = anAlbum().build();
    importInto(
      document,
      numbered([
        ['17', 'Anna Lindqvistova', 'Team'],
        ['18', 'Bo Lindqvistova', 'Team'],
        ['19', 'Cem Arslan', 'Team'],
      ]),
    );
    return document;
  };

  it('are found by it under another name and in another chapter', () => {
    const document = club();
    const id = named(document, 'Anna Lindqvistova')!.id;
    const [entry] = planOf(document, numbered([['17', 'Anna Bergström', 'Vorstand']])).entries;
    expect(entry).toMatchObject({ status: 'changed', stickerId: id, knownBy: 'number' });
  });

  it('are asked about when name and number speak of two people', () => {
    const document = club();
    const [entry] = planOf(document, numbered([['17', 'Zoë Kretschmar', 'Team']])).entries;
    expect(entry?.doubts).toMatchObject([{ kind: 'number', name: 'Anna Lindqvistova' }]);
  });

  it('are not mixed up by a list that was numbered anew', () => {
    const document = club();
    const { entries } = planOf(
      document,
      numbered([
        ['17', 'Bo Lindqvistova', 'Team'],
        ['18', 'Cem Arslan', 'Team'],
        ['19', 'Anna Lindqvistova', 'Team'],
      ]),
    );
    for (const { name, stickerId } of entries) expect(stickerId).toBe(named(document, name)!.id);
  });
});

describe('people whom a name does not tell', () => {
  it('are known by the file of their photo', () => {
    const document = imported();
    const rows = [
      ['Name', 'Gruppe', 'Foto'],
      ['Tim Sandvoß-Erlenkamp', 'Neue Gruppe', PHOTOS[16]!],
    ];
    expect(planOf(document, tableOf(rows)).entries[0]).toMatchObject({
      knownBy: 'photo',
      stickerId: named(document, 'Tim Sandvoss')!.id,
    });
    const stranger = [
      ['Name', 'Gruppe', 'Foto'],
      ['Wendelin Zaunkönig', 'Vorstand', PHOTOS[16]!],
    ];
    expect(planOf(document, tableOf(stranger)).entries[0]?.doubts).toMatchObject([
      { kind: 'photo', name: 'Tim Sandvoss' },
    ]);
  });

  it('stay in their chapter when the list says none, and the chapter keeps its name when the list has another', () => {
    const document = imported();
    const plain = FIRST_LIST.map(([first, last]) => [first!, last!]);
    expect(countByStatus(planOf(document, tableOf(plain)))).toMatchObject({ unchanged: 50 });
    const other = FIRST_LIST.map((row) => row.map((cell) => cell.replace('Erste Mannschaft', 'Herren I')));
    expect(countByStatus(planOf(document, tableOf(other)))).toMatchObject({ unchanged: 50 });
  });
});

describe('missingColumn', () => {
  it('says which column would settle most doubts', () => {
    const document = imported();
    const told = (table: RosterTable) => missingColumn(document, table, planOf(document, table));
    expect(told(tableOf(CORRECTED_LIST))).toBeNull();
    expect(told(withColumnRole(tableOf(CORRECTED_LIST), 1, 'skip'))).toEqual({ role: 'name2', column: 1 });
    const nameless = withColumnRole(withColumnRole(tableOf(CORRECTED_LIST), 0, 'skip'), 1, 'skip');
    expect(told(nameless)).toEqual({ role: 'name1', column: 0 });
    expect(told(withColumnRole(tableOf(CORRECTED_LIST), 2, 'chapter'))).toEqual({ role: 'chapter', column: 3 });
  });
});
