import { describe, expect, it } from 'vitest';
import { type AlbumBuilder, anAlbum } from '../../testing/index.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import type { Operation, Patch } from '../patch/patch.ts';
import type { AlbumParts } from './album.ts';
import { createDocument } from './create-document.ts';
import { checkIntegrity, type Invariant, MAX_DEPTH } from './integrity.ts';
import { toParts } from './to-parts.ts';

const start = () =>
  anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'spread' })
    .cell({ id: 'cell', sticker: 'Ada', photo: [600, 800] })
    .cell({ id: 'empty' })
    .picture({ id: 'picture' })
    .rectangle({ id: 'rect', fill: 3 })
    .group((album) => album.group((deeper) => deeper.circle({ id: 'circle' }), { id: 'inner' }), { id: 'outer' })
    .section('Bench', { id: 'bench' })
    .sticker('Sub');

const set = (path: string, value: unknown): Operation => ({
  part: 'workspace',
  path: `nodes/${path}`,
  value: value as never,
});
const remove = (path: string): Operation => ({ part: 'workspace', path: `nodes/${path}`, removed: true });
const node = (id: string, type: string, parent: string | null, props = {}) =>
  set(id, { id, type, parent, order: 'V', props });

/** What breaks each invariant, and nothing else of the document. */
const BREAKS: [what: string, invariant: Invariant, unit: Patch][] = [
  ['the root goes', 'one_root', [remove('root')]],
  ['a second root', 'one_root', [node('root2', 'Root', null)]],
  ['a node beside the root', 'one_root', [node('lost', 'Section', null)]],
  ['a parent that is not there', 'parent_exists', [set('rect/parent', 'gone')]],
  ['a group goes without its children', 'parent_exists', [remove('inner')]],
  ['an element in a section', 'parent_holds_type', [set('rect/parent', 'team')]],
  ['a spread on a spread', 'parent_holds_type', [set('spread/parent', 'front')]],
  ['a comment in a group', 'parent_holds_type', [node('comment', 'Comment', 'outer', { userId: 'me' })]],
  ['an element inside a rectangle', 'parent_holds_type', [set('circle/parent', 'rect')]],
  [
    'a group becomes a circle above its children',
    'parent_holds_type',
    [remove('inner'), node('inner', 'Circle', 'outer')],
  ],
  ['a group inside itself', 'no_cycle', [set('outer/parent', 'outer')]],
  ['a group inside its own group', 'no_cycle', [set('outer/parent', 'inner')]],
  ['a chapter after the back cover', 'static_ends', [set('team/order', 'zz')]],
  ['a cover that is no longer static', 'static_ends', [set('front-section/props/static', false)]],
  ['the front section goes', 'static_ends', [remove('front'), remove('front-section')]],
  ['a sticker in two cells', 'sticker_in_one_cell', [set('empty/props/stickerId', 's1')]],
  [
    'a new cell for a sticker that has one',
    'sticker_in_one_cell',
    [node('new', 'StickerCell', 'spread', { stickerId: 's1' })],
  ],
  ['a cell for nobody', 'reference', [set('empty/props/stickerId', 'gone')]],
  ['a frame for no picture', 'reference', [set('picture/props/image', 'gone')]],
  ['a cell of no chapter', 'reference', [set('empty/props/sectionId', 'gone')]],
  ['a spread is no chapter', 'reference', [set('empty/props/sectionId', 'spread')]],
  ['a sticker goes and its cell keeps it', 'reference', [{ part: 'stickers', path: 's1', removed: true }]],
  ['a picture goes and its frame keeps it', 'reference', [{ part: 'images', path: 'i2', removed: true }]],
  ['a picture goes and its sticker keeps it', 'reference', [{ part: 'images', path: 'i1', removed: true }]],
  ['a sticker of no picture', 'reference', [{ part: 'stickers', path: 's1/image', value: 'gone' }]],
  ['a sticker of no chapter', 'reference', [{ part: 'stickers', path: 's1/sectionId', value: 'spread' }]],
  ['a chapter becomes a circle under its stickers', 'reference', [remove('bench'), node('bench', 'Circle', 'spread')]],
  ['a chapter goes without its stickers', 'reference', [remove('bench')]],
  ['a colour that is not in the list', 'palette_index', [set('rect/props/fill', 7)]],
  [
    'a gradient with a colour that is not in the list',
    'palette_index',
    [set('rect/props/fill', { type: 'linear', colors: [2, 9], direction: 0 })],
  ],
  ['a colour of the palette goes', 'palette', [{ part: 'colors', path: '3', removed: true }]],
  ['a font role goes', 'font_roles', [{ part: 'fonts', path: 'title', removed: true }]],
];

describe('integrity', () => {
  it('holds for what the builder makes', () => {
    expect(checkIntegrity(start().build())).toEqual([]);
  });

  it.each(BREAKS)('refuses the unit when %s (%s), and finds it in a whole document', (_what, invariant, unit) => {
    const album = start().build();
    const before = toParts(album);
    const result = applyUnit(album, unit, { userId: 'me', role: 'owner', albumLocked: false });
    expect(result).toMatchObject({ ok: false, invariant, paths: unit.map(({ part, path }) => `${part}:${path}`) });
    expect(toParts(album)).toEqual(before);
    expect(checkIntegrity(createDocument(written(start(), unit))).map((violation) => violation.invariant)).toContain(
      invariant,
    );
  });

  it('wants a spread to be left', () => {
    const album = anAlbum().build();
    const unit = [remove('front'), remove('back')];
    expect(applyUnit(album, unit, { userId: 'me', role: 'owner', albumLocked: false })).toMatchObject({
      invariant: 'a_spread',
    });
    expect(checkIntegrity(createDocument(written(anAlbum(), unit)))).toMatchObject([{ invariant: 'a_spread' }]);
  });

  it('refuses groups that nest without end, also when a nest is moved into another', () => {
    const album = anAlbum().section().spread({ id: 'spread' });
    for (const nest of ['a', 'b']) {
      album.on('spread');
      for (let depth = 0; depth < 40; depth++) {
        album.group(() => undefined, { id: `${nest}${depth}` });
        album.on(`${nest}${depth}`);
      }
    }
    const document = album.build();
    const unit = [set('b0/parent', 'a39')];
    expect(checkIntegrity(document)).toEqual([]);
    expect(applyUnit(document, unit, { userId: 'me', role: 'owner', albumLocked: false })).toMatchObject({
      invariant: 'depth',
    });
    expect(40 + 40).toBeGreaterThan(MAX_DEPTH);
    expect(checkIntegrity(createDocument(written(album, unit)))).toContainEqual(
      expect.objectContaining({ invariant: 'depth' }),
    );
  });

  it('lets a swap of two cells pass, which is broken only in its middle', () => {
    const album = start().on('spread').cell({ id: 'other', sticker: 'Grace' }).build();
    const unit = [set('cell/props/stickerId', 's3'), set('other/props/stickerId', 's1')];
    expect(applyUnit(album, unit, { userId: 'me', role: 'owner', albumLocked: false })).toMatchObject({ ok: true });
  });
});

/** The stored parts with a patch written into them by hand, past all checks. */
function written(album: AlbumBuilder, unit: Patch): AlbumParts {
  const parts = structuredClone(album.parts());
  for (const operation of unit) {
    const table =
      operation.part === 'workspace' ? parts : (parts as unknown as Record<string, object>)[operation.part]!;
    const segments = (operation.part === 'workspace' ? `workspace/${operation.path}` : operation.path).split('/');
    let at = table as Record<string, unknown>;
    for (const segment of segments.slice(0, -1)) at = (at[segment] ??= {}) as Record<string, unknown>;
    if ('removed' in operation) delete at[segments.at(-1)!];
    else at[segments.at(-1)!] = operation.value;
  }
  return parts;
}
