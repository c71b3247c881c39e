import { expect, test } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { AlbumDocument } from '../../document/album.ts';
import { checkIntegrity } from '../../document/integrity.ts';
import type { ImageId, NodeId, StickerId } from '../../document/ids.ts';
import { BUILT_IN_LAYOUTS } from '../../layouts/archetypes.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { spreadOrder } from '../../print/page-size.ts';
import { cellsOfSpread } from '../cells.ts';
import { isRefused } from '../command.ts';
import { createSpread, type ChosenSpread } from './create-spread.ts';

const column = BUILT_IN_LAYOUTS.find(({ id }) => id === 'column')!;

function made(document: AlbumDocument, chosen: Partial<ChosenSpread>): NodeId {
  let ids = 0;
  const before = new Set(spreadOrder(document));
  const answer = createSpread(document, {
    layout: column,
    cells: [],
    pictures: [],
    untitled: 'Ohne Namen',
    makeId: () => `made${ids++}`,
    now: '2026-11-21T00:00:00Z',
    ...chosen,
  });
  if (isRefused(answer)) throw new Error(answer.code);
  applyPatch(document, answer);
  expect(checkIntegrity(document)).toEqual([]);
  return spreadOrder(document).find((id) => !before.has(id))!;
}

const album = (): AlbumDocument =>
  anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'one' })
    .sticker('Ada', { id: 'ada' })
    .image({ id: 'face', model: 'background' }, [900, 1200])
    .image({ id: 'ground' }, [3000, 2000])
    .build();

test('people, pictures and backgrounds go where they were put', () => {
  const document = album();
  const spread = made(document, {
    after: 'one' as NodeId,
    cells: [
      { stickerId: 'ada' as StickerId },
      null,
      { imageId: 'face' as ImageId, newStickerId: 'ben' as StickerId, name: 'Ben' },
    ],
    pictures: ['ground' as ImageId],
  });
  const cells = cellsOfSpread(document, spread).map(({ props }) => props.stickerId);
  expect(cells.slice(0, 4)).toEqual(['ada', null, 'ben', null]);
  expect(document.stickers.get('ben' as StickerId)).toMatchObject({ name: 'Ben', image: 'face', sectionId: 'team' });
  expect(document.images.get('face' as ImageId)?.model).toBe('sticker');
  const frames = document.childIds(spread).flatMap((id) => {
    const node = document.nodes.get(id)!;
    return node.type === 'Image' ? [node.props.image] : [];
  });
  expect(frames).toEqual(['ground']);
});

test('who is gone meanwhile leaves the place empty', () => {
  const document = album();
  const spread = made(document, { cells: [{ stickerId: 'gone' as StickerId }], pictures: ['lost' as ImageId] });
  expect(cellsOfSpread(document, spread).every(({ props }) => props.stickerId === null)).toBe(true);
});

test('without a chapter there is no spread', () => {
  const document = anAlbum().build();
  const chosen = { layout: column, cells: [], pictures: [], untitled: '', makeId: () => 'x', now: '' };
  expect(createSpread(document, chosen)).toMatchObject({ ok: false, code: 'no_section' });
});
