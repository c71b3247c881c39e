import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../../document/album.ts';
import { createDocument } from '../../document/create-document.ts';
import type { NodeId } from '../../document/ids.ts';
import { BUILT_IN_LAYOUTS } from '../../layouts/archetypes.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { addSection } from './add-section.ts';
import { addSpread, createdSpread } from '../spreads/add-spread.ts';
import { cellsOfSpread } from '../cells.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { duplicateSpread } from '../spreads/duplicate-spread.ts';
import { canMoveSection, moveSection, moveSectionTo } from './move-section.ts';
import { canMoveSpread, moveSpread, moveSpreadTo } from '../spreads/move-spread.ts';
import { countsOfSection, removeSection } from './remove-section.ts';
import { removeSpread } from '../spreads/remove-spread.ts';
import { renameSection } from './rename-section.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
const id = (name: string) => name as NodeId;

function counter() {
  let made = 0;
  return () => `made${(made += 1)}`;
}
const makeId = counter();

function run(document: AlbumDocument, result: CommandResult) {
  if (isRefused(result)) throw new Error(result.code);
  expect(applyUnit(document, result, owner)).toMatchObject({ ok: true });
  return result;
}

const album = () =>
  anAlbum()
    .section('Red', { id: 'red' })
    .spread({ id: 'r1' })
    .cell({ id: 'cell', sticker: 'Ada' })
    .spread({ id: 'r2' })
    .section('Blue', { id: 'blue' })
    .spread({ id: 'b1' })
    .build();
const names = (document: AlbumDocument) =>
  document.childIds(document.rootId).map((at) => document.nodes.get(at)!.props.name);

describe('sections', () => {
  it('are added before the back cover', () => {
    const document = album();
    run(document, addSection(document, { name: ' Green ', makeId }));
    expect(names(document)).toEqual(['Cover', 'Red', 'Blue', 'Green', 'Back']);
    expect(addSection(document, { name: '  ', makeId })).toMatchObject({ code: 'section_name_empty' });
    expect(addSection(document, { name: 'x'.repeat(51), makeId })).toMatchObject({ code: 'section_name_too_long' });
  });

  it('are renamed, unless they are static', () => {
    const document = album();
    run(document, renameSection(document, { sectionId: id('red'), name: 'Rouge' }));
    expect(names(document)[1]).toBe('Rouge');
    expect(renameSection(document, { sectionId: id('front-section'), name: 'x' })).toMatchObject({
      code: 'section_static',
    });
  });

  it('move up and down between the covers', () => {
    const document = album();
    expect(canMoveSection(document, id('red'), 'up')).toBe(false);
    expect(canMoveSection(document, id('blue'), 'down')).toBe(false);
    expect(moveSection(document, { sectionId: id('red'), direction: 'up', makeId })).toMatchObject({
      code: 'section_at_end',
    });
    run(document, moveSection(document, { sectionId: id('red'), direction: 'down', makeId }));
    expect(names(document)).toEqual(['Cover', 'Blue', 'Red', 'Back']);
    run(document, moveSectionTo(document, { sectionId: id('red'), index: 0, makeId }));
    expect(names(document)).toEqual(['Cover', 'Red', 'Blue', 'Back']);
    run(document, moveSectionTo(document, { sectionId: id('red'), index: 9, makeId }));
    expect(names(document)).toEqual(['Cover', 'Blue', 'Red', 'Back']);
  });

  it('go with their pages and stickers', () => {
    const document = album();
    expect(countsOfSection(document, id('red'))).toEqual({ spreads: 2, stickers: 1 });
    run(document, removeSection(document, { sectionId: id('red') }));
    expect(document.stickers.size).toBe(0);
    expect(document.nodes.has(id('cell'))).toBe(false);
    expect(removeSection(document, { sectionId: id('back-section') })).toMatchObject({ code: 'section_static' });
  });
});

describe('spreads', () => {
  const layout = BUILT_IN_LAYOUTS.find((one) => one.id === 'pair-2')!;

  it('are added behind another, or at the end of the last chapter', () => {
    const document = album();
    const behind = run(document, addSpread(document, { layout, after: id('r1'), makeId }));
    expect(document.childIds(id('red'))).toEqual(['r1', createdSpread(behind), 'r2']);
    const end = run(document, addSpread(document, { layout, after: id('front'), makeId }));
    expect(document.childIds(id('blue'))).toEqual(['b1', createdSpread(end)]);
    expect(addSpread(document, { layout, sectionId: id('front-section'), makeId })).toMatchObject({
      code: 'no_section',
    });
    expect(addSpread(anAlbum().build(), { layout, makeId })).toMatchObject({ code: 'no_section' });
  });

  it('take unplaced stickers into their cells', () => {
    const document = anAlbum()
      .section()
      .sticker('Ada', { id: 'ada' })
      .sticker('Bo', { id: 'bo' })
      .sticker('Cy', { id: 'cy' })
      .build();
    const stickerIds = ['ada', 'bo', 'cy'] as never[];
    const spread = createdSpread(run(document, addSpread(document, { layout, stickerIds, makeId })))!;
    expect(cellsOfSpread(document, spread).map(({ props }) => props.stickerId)).toEqual(['ada', 'bo']);
  });

  it('are copied with empty cells, except covers', () => {
    const document = album();
    const copy = createdSpread(run(document, duplicateSpread(document, { spreadId: id('r1'), makeId })))!;
    expect(document.childIds(id('red'))).toEqual(['r1', copy, 'r2']);
    expect(cellsOfSpread(document, copy).map(({ props }) => props.stickerId)).toEqual([null]);
    expect(duplicateSpread(document, { spreadId: id('front'), makeId })).toMatchObject({ code: 'spread_is_cover' });
  });

  it('move within their chapter, and into another by hand', () => {
    const document = album();
    expect(canMoveSpread(document, id('r1'), 'up')).toBe(false);
    run(document, moveSpread(document, { spreadId: id('r1'), direction: 'down', makeId }));
    expect(document.childIds(id('red'))).toEqual(['r2', 'r1']);
    expect(moveSpread(document, { spreadId: id('r1'), direction: 'down', makeId })).toMatchObject({
      code: 'spread_at_end',
    });
    expect(moveSpread(document, { spreadId: id('front'), direction: 'down', makeId })).toMatchObject({
      code: 'spread_is_cover',
    });
    run(document, moveSpreadTo(document, { spreadId: id('r1'), sectionId: id('blue'), index: 0, makeId }));
    expect(document.childIds(id('blue'))).toEqual(['r1', 'b1']);
    const last = { spreadId: id('r2'), sectionId: id('blue'), index: 0, makeId };
    expect(moveSpreadTo(document, last)).toMatchObject({ code: 'last_spread_of_section' });
    const onto = { spreadId: id('b1'), sectionId: id('front-section'), index: 0, makeId };
    expect(moveSpreadTo(document, onto)).toMatchObject({ code: 'section_static' });
  });

  it('go, except covers and the last of a chapter; their stickers stay', () => {
    const document = album();
    run(document, removeSpread(document, { spreadId: id('r1') }));
    expect(document.stickers.size).toBe(1);
    expect(removeSpread(document, { spreadId: id('r2') })).toMatchObject({ code: 'last_spread_of_section' });
    expect(removeSpread(document, { spreadId: id('back') })).toMatchObject({ code: 'spread_is_cover' });
    expect(removeSpread(document, { spreadId: id('r1') })).toMatchObject({ code: 'node_gone' });
  });
});

describe('what is static stays where it is', () => {
  const bound = () =>
    anAlbum()
      .section('Cover', { id: 'cover', static: true })
      .spread({ id: 'front' })
      .spread({ id: 'inside' })
      .spread({ id: 'beside' })
      .section('Red', { id: 'red' })
      .spread({ id: 'r1' })
      .spread({ id: 'r2' })
      .build();

  it('neither its chapter nor its spreads move', () => {
    const document = bound();
    for (const direction of ['up', 'down'] as const) {
      expect(canMoveSection(document, id('cover'), direction)).toBe(false);
      expect(canMoveSpread(document, id('inside'), direction)).toBe(false);
    }
    expect(moveSpread(document, { spreadId: id('inside'), direction: 'down', makeId })).toMatchObject({
      code: 'section_static',
    });
    const to = { spreadId: id('inside'), sectionId: id('red'), index: 0, makeId };
    expect(moveSpreadTo(document, to)).toMatchObject({ code: 'section_static' });
  });

  it('the last page of an album is not deleted', () => {
    const { workspace, ...parts } = anAlbum().section('Cover', { static: true }).spread({ id: 'only' }).parts();
    const nodes = Object.entries(workspace.nodes as Record<string, { type: string }>);
    const kept = nodes.filter(([name, { type }]) => type !== 'Spread' || name === 'only');
    const document = createDocument({ ...parts, workspace: { ...workspace, nodes: Object.fromEntries(kept) } });
    expect(removeSpread(document, { spreadId: id('only') })).toMatchObject({ code: 'last_spread' });
  });
});
