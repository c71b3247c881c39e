import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { NodeId, StickerId } from '../../document/ids.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { changeCrop, croppedPicture } from './change-crop.ts';
import { isRefused } from '../command.ts';

const CROP = { cx: 0.1, cy: -0.2, cscale: 2, crotation: 90 };

describe('cropping', () => {
  it('changes the picture behind a frame, and nothing of the frame', () => {
    const album = anAlbum().section().spread().picture({ id: 'photo', width: 80, height: 50 }).build();
    const before = album.nodes.get('photo' as NodeId)!.props;
    const patch = changeCrop(album, { nodeId: 'photo' as NodeId, crop: CROP });
    if (isRefused(patch)) throw new Error(patch.code);
    applyPatch(album, patch);
    expect(album.nodes.get('photo' as NodeId)!.props).toEqual({ ...before, ...CROP });
  });

  it("changes the sticker's own crop when its cell is cropped", () => {
    const album = anAlbum()
      .section()
      .spread()
      .cell({ id: 'cell', sticker: 'Ada', photo: [400, 300] })
      .build();
    const { stickerId } = croppedPicture(album, 'cell' as NodeId)!;
    const patch = changeCrop(album, { nodeId: 'cell' as NodeId, crop: CROP });
    if (isRefused(patch)) throw new Error(patch.code);
    expect(patch.every(({ part }) => part === 'stickers')).toBe(true);
    applyPatch(album, patch);
    expect(album.stickers.get(stickerId as StickerId)).toMatchObject(CROP);
  });

  it('is refused where there is no picture', () => {
    const album = anAlbum().section().spread().cell({ id: 'cell' }).picture({ id: 'empty', image: null }).build();
    expect(croppedPicture(album, 'empty' as NodeId)).toBeNull();
    expect(changeCrop(album, { nodeId: 'cell' as NodeId, crop: CROP })).toEqual({ ok: false, code: 'image_gone' });
    expect(changeCrop(album, { nodeId: 'gone' as NodeId, crop: CROP })).toEqual({ ok: false, code: 'node_gone' });
  });
});
