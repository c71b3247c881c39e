import { anAlbum } from '@figurina/album/testing';
import { expect, it } from 'vitest';
import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, NodeId } from '../../document/ids.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { isRefused } from '../command.ts';
import { backgroundOf, coverSpread } from './cover-spread.ts';

const owner = { userId: 'me', role: 'owner', albumLocked: false } as const;
const album = () =>
  anAlbum()
    .spreads(1)
    .spread({ id: 'inner' })
    .rectangle({ id: 'shape' })
    .image({ id: 'a' })
    .image({ id: 'b' })
    .spreads(1)
    .build();

function cover(document: AlbumDocument, image: string, spread = 'inner', pexelsId?: number): void {
  let ids = 0;
  const makeId = () => `made${ids++}${image}`;
  const input = { spreadId: spread as NodeId, imageId: image as ImageId, pexelsId, makeId };
  const patch = coverSpread(document, input);
  if (isRefused(patch)) throw new Error(patch.code);
  expect(applyUnit(document, patch, owner)).toMatchObject({ ok: true });
}

it('lies under everything, over the paper and its bleed', () => {
  const document = album();
  cover(document, 'a', 'inner', 77);
  const [first, ...others] = document.childIds('inner' as NodeId);
  expect(others).toEqual(['shape']);
  expect(document.nodes.get(first!)?.props).toMatchObject({
    x: -2,
    y: -2,
    width: 464,
    height: 301,
    image: 'a',
    pexelsId: 77,
  });
  expect(backgroundOf(document, 'inner' as NodeId)).toBe(first);
});

it('is as wide as a page on a cover', () => {
  const document = album();
  const [cover0] = document.childIds(document.childIds(document.rootId)[0]!);
  cover(document, 'a', cover0);
  const [first] = document.childIds(cover0!);
  expect(document.nodes.get(first!)?.props).toMatchObject({ width: 234, height: 301 });
});

it('replaces the picture of a background that is there', () => {
  const document = album();
  cover(document, 'a', 'inner', 77);
  cover(document, 'b');
  expect(document.childIds('inner' as NodeId)).toHaveLength(2);
  const frame = backgroundOf(document, 'inner' as NodeId)!;
  expect(document.nodes.get(frame)?.props).toMatchObject({ image: 'b', pexelsId: null });
});

it('is refused for what is not there', () => {
  const document = album();
  const makeId = () => 'made';
  expect(coverSpread(document, { spreadId: 'shape' as NodeId, imageId: 'a' as ImageId, makeId })).toMatchObject({
    code: 'node_gone',
  });
  expect(coverSpread(document, { spreadId: 'inner' as NodeId, imageId: 'x' as ImageId, makeId })).toMatchObject({
    code: 'image_gone',
  });
});

it('is none that lies over the paper above something else: a new picture is as wide as its spread', () => {
  const document = anAlbum()
    .spreads(1)
    .spread({ id: 'inner' })
    .rectangle({ id: 'shape' })
    .picture({ id: 'over', x: 0, y: -5, width: 460, height: 307, image: null })
    .image({ id: 'a' })
    .spreads(1)
    .build();
  expect(backgroundOf(document, 'inner' as NodeId)).toBeUndefined();
  cover(document, 'a');
  const [first, ...others] = document.childIds('inner' as NodeId);
  expect(others).toEqual(['shape', 'over']);
  expect(backgroundOf(document, 'inner' as NodeId)).toBe(first);
});
