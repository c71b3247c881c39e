import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOfSpread } from '../commands/cells.ts';
import { spreadFromLayout } from '../commands/layouts/spread-from-layout.ts';
import type { AlbumDocument } from '../document/album.ts';
import { toParts } from '../document/to-parts.ts';
import type { ImageId, NodeId } from '../document/ids.ts';
import { checkIntegrity } from '../document/integrity.ts';
import { BUILT_IN_LAYOUTS } from '../layouts/archetypes.ts';
import type { Layout } from '../layouts/layout.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { spreadOrder } from '../print/page-size.ts';
import { importRosterPatch } from './import-roster.ts';
import { countByStatus, planRoster } from './plan-roster.ts';
import { decidePerson, makeDouble, NO_DECISIONS, type RosterDecisions } from './roster-decisions.ts';

type Person = { name: string; chapter: string; photo?: string };
const owner = { userId: 'u1', role: 'owner', albumLocked: false } as const;

function counter(prefix = 'made') {
  let made = 0;
  return () => `${prefix}${(made += 1)}`;
}

function importInto(
  document: AlbumDocument,
  people: Person[],
  given: { decisions?: RosterDecisions; layouts?: Layout[] } = {},
) {
  const rows = people.map((person, index) => ({ line: index + 1, position: '', photo: '', ...person }));
  const plan = planRoster(document, {
    rows,
    photos: [],
    untitled: 'Team',
    decisions: given.decisions,
    layouts: given.layouts,
  });
  const images = new Map<string, ImageId>();
  const patch = importRosterPatch(document, plan, {
    images,
    makeId: counter(),
    layouts: given.layouts,
    now: '2026-11-21T08:00:00Z',
  });
  return { plan, patch, result: applyUnit(document, patch, owner) };
}

/** Names by their cells in reading order, a list a section. */
function placedNames(document: AlbumDocument) {
  const names = new Map<string, string[]>();
  for (const spread of spreadOrder(document)) {
    const section = document.nodes.get(document.nodes.get(spread)!.parent!)!.props.name;
    const here = cellsOfSpread(document, spread).flatMap(
      (cell) => document.stickers.get(cell.props.stickerId as never)?.name ?? [],
    );
    names.set(section, [...(names.get(section) ?? []), ...here]);
  }
  return names;
}

const people = (chapters: Record<string, number>) =>
  Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, index) => ({
      chapter,
      name: `${chapter} Person ${String.fromCodePoint(0x4e00 + index)}`,
    })),
  );

const nineChapters = { A: 12, B: 6, C: 10, D: 14, E: 16, F: 8, G: 8, H: 16, I: 10 };

describe('importRosterPatch', () => {
  it('makes chapters before the back cover, stickers and places for all of a hundred people', () => {
    const document = anAlbum().build();
    const before = JSON.stringify(toParts(document));
    const roster = people(nineChapters);
    const { result, patch } = importInto(document, roster);
    expect(result.ok).toBe(true);
    expect(checkIntegrity(document)).toEqual([]);
    const names = document.childIds(document.rootId).map((id) => document.nodes.get(id)!.props.name);
    expect(names).toEqual(['Cover', ...Object.keys(nineChapters), 'Back']);
    const placed = placedNames(document);
    expect([...placed.values()].flat()).toEqual(roster.map(({ name }) => name));
    expect(
      [...document.nodes.values()].some((node) => node.type === 'StickerCell' && node.props.stickerId === null),
    ).toBe(false);
    expect(patch.length).toBeLessThan(1000);
    if (result.ok) applyPatch(document, result.inverse);
    expect(JSON.stringify(toParts(document))).toBe(before);
  });

  it('plans nothing when the same roster comes again', () => {
    const entry = fc.record({
      name: fc
        .tuple(
          fc.constantFrom('Ada', 'Bo', 'Çem', 'Åsa', 'Maximiliane-Sophie'),
          fc.constantFrom('Weiß', 'Müller', 'von der Großkreutz-Oberländer', 'Ng'),
        )
        .map((parts) => parts.join(' ')),
      chapter: fc.constantFrom('', 'Rot', 'Blau', 'U15', 'U17', 'rot'),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (roster) => {
        const document = anAlbum().section('Rot').spread().cell().sticker('Bo Ng').build();
        const accepted = new Set(roster.map((_, index) => index + 1));
        const first = importInto(document, roster, { decisions: { ...NO_DECISIONS, accepted } });
        expect(first.result.ok).toBe(true);
        expect(checkIntegrity(document)).toEqual([]);
        const again = importInto(document, roster, { decisions: { ...NO_DECISIONS, accepted } });
        const { new: added, changed } = countByStatus(again.plan);
        expect({ added, changed, operations: again.patch }).toEqual({ added: 0, changed: 0, operations: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('places four hundred people, doubles among them, without a gap', () => {
    const document = anAlbum().build();
    const roster = people({ Alle: 160, Alte: 120, Junge: 80, Andere: 40 });
    const decisions = roster.reduce(
      (so, _, index) => (index % 11 === 3 ? makeDouble(so, index + 1) : so),
      NO_DECISIONS,
    );
    expect(importInto(document, roster, { decisions }).result.ok).toBe(true);
    const cells = spreadOrder(document).flatMap((spread) => cellsOfSpread(document, spread));
    expect(cells).toHaveLength(400);
    for (const { props } of cells) {
      const sticker = document.stickers.get(props.stickerId as never)!;
      expect(props.doubleSticker).toBe(sticker.doubleSticker);
      expect(props.width / props.height).toBeCloseTo(sticker.doubleSticker ? 100 / 70 : 50 / 70, 3);
    }
  });

  it('fills the empty cells of a chapter first, then adds spreads at its end', () => {
    const document = anAlbum()
      .section('Rot', { id: 'red' })
      .spread({ id: 'old' })
      .cell({ x: 9 })
      .cell({ x: 63 })
      .build();
    importInto(document, people({ Rot: 5 }));
    const [old, added, ...more] = document.childIds('red' as NodeId);
    expect(old).toBe('old');
    expect(cellsOfSpread(document, old!).map(({ props }) => props.stickerId !== null)).toEqual([true, true]);
    expect(cellsOfSpread(document, added!)).toHaveLength(3);
    expect(more).toEqual([]);
  });

  it('begins a new chapter with an opener of the blueprint, never the same twice in a row', () => {
    const opener = (id: string): Layout => ({
      id,
      role: 'opener',
      by_hand: false,
      title: {},
      stickers: 0,
      spread: { fill: id === 'a' ? 3 : 4 },
      slots: [],
    });
    const document = anAlbum().build();
    importInto(document, people({ Rot: 3, Blau: 3, Gelb: 3 }), {
      layouts: [opener('a'), opener('b'), ...BUILT_IN_LAYOUTS],
    });
    const fills = document
      .childIds(document.rootId)
      .slice(1, -1)
      .map((section) => {
        const first = document.nodes.get(document.childIds(section)[0]!)!;
        return first.type === 'Spread' ? first.props.fill : null;
      });
    expect(fills).toEqual([3, 4, 3]);
  });

  it('swaps the team spreads of an untouched chapter for ones that fit, and fills those that fit already', () => {
    const layout = (id: string) => BUILT_IN_LAYOUTS.find((one) => one.id === id)!;
    const begun = () => {
      const document = anAlbum().section('Beispiel', { id: 'example' }).build();
      applyPatch(
        document,
        spreadFromLayout({
          document,
          section: 'example' as NodeId,
          order: 'V',
          layout: layout('team'),
          makeId: counter('x'),
        }).patch,
      );
      return document;
    };
    const layouts = [...BUILT_IN_LAYOUTS];
    const twelve = begun();
    expect(importInto(twelve, people({ Rot: 12, Blau: 2 }), { layouts }).result.ok).toBe(true);
    expect(twelve.nodes.get('example' as NodeId)?.props.name).toBe('Rot');
    const [spread, ...more] = twelve.childIds('example' as NodeId);
    expect(cellsOfSpread(twelve, spread!)).toHaveLength(12);
    expect(more).toEqual([]);
    const full = begun();
    importInto(full, people({ Rot: 18 }), { layouts });
    expect(full.childIds('example' as NodeId)).toEqual(['x1']);
    expect([...full.nodes.values()].some((node) => node.type === 'StickerCell' && node.props.stickerId === null)).toBe(
      false,
    );
  });

  it('moves a person to another chapter, out of the old cell and into a new one', () => {
    const document = anAlbum()
      .section('Rot', { id: 'red' })
      .spread()
      .cell({ id: 'cell', sticker: 'Ada Weiß' })
      .section('Blau', { id: 'blue' })
      .build();
    const [ada] = document.stickers.values();
    const { result } = importInto(document, [{ name: 'Ada Weiß', chapter: 'Blau' }], {
      decisions: decidePerson(NO_DECISIONS, 1, ada!.id as never),
    });
    expect(result.ok).toBe(true);
    expect(placedNames(document)).toEqual(
      new Map([
        ['Cover', []],
        ['Rot', []],
        ['Blau', ['Ada Weiß']],
        ['Back', []],
      ]),
    );
  });
});
