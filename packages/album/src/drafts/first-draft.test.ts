import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { cellsOfSpread } from '../commands/cells.ts';
import { newSection } from '../commands/sections/add-section.ts';
import { spreadFromLayout } from '../commands/layouts/spread-from-layout.ts';
import type { AlbumDocument } from '../document/album.ts';
import { checkIntegrity } from '../document/integrity.ts';
import { toParts } from '../document/to-parts.ts';
import { BUILT_IN_LAYOUTS } from '../layouts/archetypes.ts';
import { GENERAL_LAYOUTS } from '../layouts/general-layouts.ts';
import { isCell, type Layout } from '../layouts/layout.ts';
import { layoutOfSpread } from '../layouts/layout-of-spread.ts';
import { leadingColourOfSpread } from '../layouts/leading-colour.ts';
import { fiveColors, PALETTE_PRESETS } from '../palette/palette-presets.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { albumStatistics } from '../print/album-statistics.ts';
import { spreadOrder } from '../print/page-size.ts';
import { openSections } from '../roster/chapters.ts';
import { draftSpreads } from './draft-spreads.ts';
import { firstDraft } from './first-draft.ts';
import type { DraftPerson } from './people-of-rows.ts';
import { photosOfPeople } from './photos-of-people.ts';

const [team] = BUILT_IN_LAYOUTS.filter(({ id }) => id === 'team') as [Layout];
const frame = GENERAL_LAYOUTS.find(({ id }) => id === 'photo-spread')!.slots[0]!;
const picture: Layout = { ...team, id: 'picture', role: 'picture', stickers: 0, slots: [frame] };
const opener: Layout = { ...picture, id: 'opener', role: 'opener', spread: { fill: 3 }, slots: [] };
const layouts = [opener, team, picture];
const now = '2026-11-22T06:00:00Z';

function counter() {
  let made = 0;
  return () => `made${(made += 1)}`;
}

/** Two chapters as examples, each an opener and a team. */
function blueprint(): AlbumDocument {
  const document = anAlbum().build();
  const makeId = counter();
  const ids = () => `b-${makeId()}`;
  for (const name of ['Erste Elf', 'Jugend']) {
    const { id, patch } = newSection(document, name, ids);
    applyPatch(document, patch);
    for (const [at, layout] of [opener, team].entries())
      applyPatch(document, spreadFromLayout({ document, section: id, order: `V${at + 1}`, layout, makeId: ids }).patch);
  }
  return document;
}

const people = (count: number, chapter: string): DraftPerson[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${chapter || 'Jemand'} ${index + 1}`, position: '', chapter }));
const draft = (document: AlbumDocument, given: readonly DraftPerson[], more = {}) =>
  firstDraft(document, { people: given, layouts, makeId: counter(), now, ...more });
const placed = (document: AlbumDocument) =>
  spreadOrder(document).flatMap((spread) =>
    cellsOfSpread(document, spread).map(({ props }) => document.stickers.get(props.stickerId as never)?.name),
  );

describe('firstDraft', () => {
  it.each([12, 100, 400])('gives each of %i people a place, in their chapters', (count) => {
    const document = draft(blueprint(), [...people(count - 5, 'Alte Herren'), ...people(5, 'Vorstand')]);
    expect(checkIntegrity(document)).toEqual([]);
    expect(new Set(placed(document).filter(Boolean)).size).toBe(count);
    expect(openSections(document).map(({ props }) => props.name)).toEqual(['Alte Herren', 'Vorstand']);
  });

  it('keeps the order of the list, even where an example has the name of a later chapter', () => {
    const list = [...people(5, 'Vorstand'), ...people(12, 'Erste Elf'), ...people(3, 'U11')];
    const document = draft(blueprint(), list);
    expect(openSections(document).map(({ props }) => props.name)).toEqual(['Vorstand', 'Erste Elf', 'U11']);
    expect(placed(document).filter(Boolean)).toEqual(list.map(({ name }) => name));
  });

  it('lets example chapters go that nobody is in, and fills up what the binding lacks', () => {
    const document = draft(blueprint(), people(3, 'Vorstand'));
    expect(openSections(document).map(({ props }) => props.name)).toEqual(['Vorstand']);
    expect(albumStatistics(document).spreadsNeeded).toBe(0);
    expect(checkIntegrity(document)).toEqual([]);
  });

  it('gives a few people more room, and then fills up with pictures, other ones as long as there are any', () => {
    const small: Layout = { ...team, id: 'small', stickers: 6, slots: team.slots.filter(isCell).slice(0, 6) };
    const document = draft(blueprint(), people(12, 'Vorstand'), { layouts: [...layouts, small] });
    const counts = spreadOrder(document).map((spread) => cellsOfSpread(document, spread).length);
    expect(counts.filter((count) => count > 0)).toEqual([3, 3, 3, 3]);
    expect(albumStatistics(document).spreadsNeeded).toBe(0);
    const known = [picture, ...GENERAL_LAYOUTS];
    const used = spreadOrder(document).map((spread) => layoutOfSpread(document, spread, known)?.id);
    const pictures = used.filter((id) => id !== undefined);
    expect(pictures[0]).toBe('picture');
    expect(new Set(pictures.slice(0, 4)).size).toBe(4);
  });

  it('has stickers on most spreads of a small album, nobody alone, and nothing that is for somebody on purpose', () => {
    const grids = [12, 8, 6, 4, 3, 2, 1].map((cells): Layout => {
      const slots = team.slots.filter(isCell).slice(0, cells);
      return { ...team, id: `grid-${cells}`, stickers: cells, slots, by_hand: cells === 1 };
    });
    const main = { ...grids.at(-1)!, id: 'main', by_hand: true };
    const beginning = blueprint();
    const [example] = openSections(beginning).map(({ id }) => id);
    const made = spreadFromLayout({
      document: beginning,
      section: example!,
      order: 'V3',
      layout: main,
      makeId: counter(),
    });
    applyPatch(beginning, made.patch);
    for (const [count, chapters] of [
      [4, 1],
      [12, 1],
      [12, 2],
      [23, 1],
      [23, 2],
      [23, 4],
      [7, 3],
    ] as const) {
      const list = Array.from({ length: chapters }, (_, at) => people(Math.floor((count + at) / chapters), `C${at}`));
      const document = draft(beginning, list.flat(), { layouts: [...layouts, ...grids, main] });
      const spreads = openSections(document).flatMap(({ id }) => document.childIds(id));
      const counts = spreads.map((spread) => cellsOfSpread(document, spread).length);
      const carrying = counts.filter((cells) => cells > 0);
      const at = `${count} in ${chapters}: ${counts.join(' ')}`;
      expect(placed(document).filter(Boolean), at).toHaveLength(count);
      expect(Math.min(...carrying), at).toBeGreaterThan(1);
      // An opener a chapter; four people cannot be on more than two spreads without being alone.
      const most = Math.min(spreads.length / 2, Math.floor(count / 2));
      expect(carrying.length, at).toBeGreaterThanOrEqual(most);
      expect(albumStatistics(document).spreadsNeeded, at).toBe(0);
    }
  });

  it('takes, of layouts that do as well, the one in the colour of the chapter', () => {
    const inColour = (layout: Layout, id: string, fill: number): Layout => ({
      ...layout,
      id,
      slots: [{ ...team.slots[0]!, kind: 'shape', type: 'Rectangle', props: { fill } }, ...layout.slots],
    });
    const given = [3, 4].flatMap((fill) => [
      inColour(opener, `opener-${fill}`, fill),
      inColour(team, `team-${fill}`, fill),
    ]);
    const document = draft(anAlbum().build(), [...people(18, 'A'), ...people(18, 'B')], { layouts: given });
    const used = spreadOrder(document).flatMap((spread) => layoutOfSpread(document, spread, given)?.id ?? []);
    expect(used.filter((id) => id.startsWith('opener'))).toEqual(['opener-3', 'opener-4']);
    const fills = openSections(document).map(({ id }) =>
      document
        .childIds(id)
        .slice(0, 2)
        .map((spread) => leadingColourOfSpread(document, spread)),
    );
    expect(fills).toEqual([
      [3, 3],
      [4, 4],
    ]);
  });

  it('puts a list without chapters into the first one, under its name', () => {
    const document = draft(blueprint(), people(20, ''));
    expect(openSections(document).map(({ props }) => props.name)).toEqual(['Erste Elf']);
    expect(placed(document).filter(Boolean)).toHaveLength(20);
  });

  it('takes the same name twice, and names at their full length', () => {
    const twin = { name: 'Maximiliane-Charlotte Oberhuber', position: '', chapter: 'A' };
    expect(draft(blueprint(), [twin, twin]).stickers.size).toBe(2);
  });

  it('finds the sticker of each photo, also of two people of one name', () => {
    const twin = { name: 'Ada Kowalska', position: '' };
    const list: DraftPerson[] = [
      { ...twin, chapter: 'Vorstand', photo: 'a.jpg' },
      { ...twin, chapter: 'U11' },
      { ...twin, chapter: 'vorstand', photo: 'b.jpg' },
      { ...twin, chapter: 'Damen', photo: 'c.jpg' },
    ];
    const document = draft(blueprint(), list);
    const found = [...photosOfPeople(document, list)].map(([id, photo]) => {
      const { sectionId, order } = document.stickers.get(id)!;
      return { photo, order, chapter: document.nodes.get(sectionId as never)!.props.name };
    });
    expect(found.map(({ photo, chapter }) => `${photo} ${chapter}`)).toEqual([
      'a.jpg Vorstand',
      'b.jpg Vorstand',
      'c.jpg Damen',
    ]);
    expect(found[0]!.order < found[1]!.order).toBe(true);
  });

  it('without people keeps the pages, in the colours and the design that were wished for', () => {
    const before = blueprint();
    const stored = JSON.stringify(toParts(before));
    const { colors } = PALETTE_PRESETS[3];
    const document = draft(before, [], { colors, stickerTemplateId: 'gold' });
    expect(spreadOrder(document)).toEqual(spreadOrder(before));
    expect(fiveColors(document.colors)).toEqual(colors);
    expect(document.settings.id).toBe('gold');
    expect(JSON.stringify(toParts(before))).toBe(stored);
  });

  it('is what the drafts show: cover, the fullest spread, and one of another chapter', () => {
    const document = draft(blueprint(), [...people(4, 'Vorstand'), ...people(18, 'Alte Herren')]);
    const shown = draftSpreads(document);
    const chapterOf = (id: string | undefined) =>
      document.nodes.get(document.nodes.get(id as never)!.parent!)!.props.name;
    expect(shown.cover).toBe(spreadOrder(document)[0]);
    expect([shown.team, shown.other].map(chapterOf)).toEqual(['Alte Herren', 'Vorstand']);
    const empty = blueprint();
    const [first, second] = Object.values(draftSpreads(empty)).slice(1);
    expect(empty.nodes.get(first!)!.parent).not.toBe(empty.nodes.get(second!)!.parent);
  });
});
