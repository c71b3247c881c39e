import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { ImageId, StickerId } from '../../document/ids.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { isRefused } from '../command.ts';
import { originalOf, replacePhoto } from './replace-photo.ts';

const CROP = { cx: 0.1, cy: -0.2, cscale: 2, crotation: 90 };
const makeId = (): string => 'made';

function put(size: [number, number], original = 'i1') {
  const album = anAlbum()
    .section()
    .sticker('Ada', { photo: [400, 300], ...CROP })
    .image({ id: 'edited', model: 'sticker', original_image_id: original }, size)
    .build();
  const patch = replacePhoto(album, { stickerId: 's1' as StickerId, imageId: 'edited' as ImageId, makeId });
  if (isRefused(patch)) throw new Error(patch.code);
  applyPatch(album, patch);
  return album;
}

describe('another version of a photo', () => {
  it('keeps the crop where it has the same shape', () => {
    expect(put([800, 600]).stickers.get('s1' as StickerId)).toMatchObject({ image: 'edited', ...CROP });
  });

  it('is shown whole where it has another one', () => {
    expect(put([1024, 1024]).stickers.get('s1' as StickerId)).toMatchObject({
      image: 'edited',
      cx: 0,
      cy: 0,
      cscale: 1,
      crotation: 0,
    });
  });

  it('leads back to the photo, as long as that is there', () => {
    expect(originalOf(put([400, 300]), 'edited')?.id).toBe('i1');
    expect(originalOf(put([400, 300], 'gone'), 'edited')).toBeUndefined();
    expect(originalOf(put([400, 300]), 'i1')).toBeUndefined();
    expect(originalOf(put([400, 300]), null)).toBeUndefined();
  });

  it('is refused without the sticker or the picture', () => {
    const album = anAlbum().section().sticker('Ada').build();
    const input = { stickerId: 's1' as StickerId, imageId: 'none' as ImageId, makeId };
    expect(replacePhoto(album, input)).toEqual({ ok: false, code: 'image_gone' });
    expect(replacePhoto(album, { ...input, stickerId: 'x' as StickerId })).toEqual({ ok: false, code: 'sticker_gone' });
  });
});
