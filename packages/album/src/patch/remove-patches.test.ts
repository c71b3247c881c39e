import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import { toParts } from '../document/to-parts.ts';
import { applyPatch } from './apply-patch.ts';
import { applyUnit } from './apply-unit.ts';
import { removeImagePatch, removeNodesPatch, removeStickersPatch } from './remove-patches.ts';

const owner = { userId: 'me', role: 'owner', albumLocked: false } as const;
const start = () =>
  anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'spread' })
    .cell({ id: 'cell', sticker: 'Ada', photo: [600, 800] })
    .group((album) => album.group((inner) => inner.picture({ id: 'frame', image: 'i1' }).circle({ id: 'circle' })), {
      id: 'outer',
    })
    .spread()
    .section('Guests', { id: 'guests' })
    .spread()
    .cell({ id: 'visit', stickerId: 's2', sectionId: 'team' })
    .element('Sticker', { id: 'ornament', stickerId: 's1' })
    .on('front')
    .section('Bench', { id: 'bench' })
    .build();

describe('removing', () => {
  it('takes a node with everything in it; undoing brings it all back', () => {
    const album = start();
    const before = toParts(album);
    const result = applyUnit(album, removeNodesPatch(album, ['outer', 'circle', 'nobody'] as NodeId[]), owner);
    expect(result).toMatchObject({ ok: true });
    expect(['outer', 'frame', 'circle'].some((id) => album.nodes.has(id as NodeId))).toBe(false);
    if (result.ok) applyUnit(album, result.inverse, owner);
    expect(toParts(album)).toEqual(before);
  });

  it('takes a chapter with its stickers, and its name and stickers off the cells of others', () => {
    const album = start();
    applyPatch(album, [{ part: 'stickers', path: 's2', value: { id: 's2', name: 'Grace', sectionId: 'team' } }]);
    const before = toParts(album);
    const result = applyUnit(album, removeNodesPatch(album, ['team' as NodeId]), owner);
    expect(result).toMatchObject({ ok: true });
    expect(album.stickers.size).toBe(0);
    expect(album.nodes.get('visit' as NodeId)!.props).toMatchObject({ stickerId: null, sectionId: null });
    expect(album.nodes.get('ornament' as NodeId)!.props).toMatchObject({ stickerId: null });
    if (result.ok) expect(applyUnit(album, result.inverse, owner)).toMatchObject({ ok: true });
    expect(toParts(album)).toEqual(before);
  });

  it('leaves the stickers of a removed cell, unplaced', () => {
    const album = start();
    applyPatch(album, [{ part: 'workspace', path: 'nodes/visit/props/stickerId', value: null }]);
    expect(applyUnit(album, removeNodesPatch(album, ['spread' as NodeId]), owner)).toMatchObject({ ok: true });
    expect(album.stickers.has('s1' as StickerId)).toBe(true);
    expect([...album.nodesUsing('sticker', 's1')]).toEqual(['ornament']);
  });

  it('takes a sticker off its places', () => {
    const album = start();
    applyPatch(album, [{ part: 'workspace', path: 'nodes/visit/props/stickerId', value: null }]);
    expect(applyUnit(album, removeStickersPatch(album, ['s1', 'nobody'] as StickerId[]), owner)).toMatchObject({
      ok: true,
    });
    expect(album.nodesUsing('sticker', 's1').size).toBe(0);
  });

  it('empties every reference to a picture', () => {
    const album = start();
    applyPatch(album, [{ part: 'workspace', path: 'nodes/visit/props/stickerId', value: null }]);
    expect(applyUnit(album, removeImagePatch(album, 'i1' as ImageId), owner)).toMatchObject({ ok: true });
    expect(album.stickers.get('s1' as StickerId)!.image).toBeNull();
    expect(album.nodes.get('frame' as NodeId)!.props).toMatchObject({ image: null });
    expect(removeImagePatch(album, 'i1' as ImageId)).toEqual([]);
  });
});
