import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { AlbumDocument } from '../../document/album.ts';
import { copyDocument } from '../../document/create-document.ts';
import type { ImageId, NodeId } from '../../document/ids.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { type BroughtSticker, bringStickers } from './bring-stickers.ts';
import { isRefused } from '../command.ts';

const person = (name: string, position = ''): BroughtSticker['person'] => ({ name, position, doubleSticker: false });

function bring(document: AlbumDocument, brought: readonly BroughtSticker[]) {
  let ids = 0;
  const makeId = (): string => `made${ids++}`;
  const patch = bringStickers(document, { brought, untitled: 'Unbenanntes Team', makeId, now: '2026-11-22' });
  const after = copyDocument(document);
  if (!isRefused(patch)) applyPatch(after, patch);
  const shown = (cell: string) => {
    const node = after.nodes.get(cell as NodeId);
    return node?.type === 'StickerCell' && node.props.stickerId !== null
      ? after.stickers.get(node.props.stickerId as never)
      : null;
  };
  return { after, shown, patch };
}
const album = () =>
  anAlbum()
    .image({ id: 'photo' })
    .section('Team', { id: 'team' })
    .spread({ id: 'spread' })
    .cell({ id: 'one' })
    .cell({ id: 'two' });
const into = (cellId: string, who: BroughtSticker['person'], image: string | null = null): BroughtSticker => ({
  cellId: cellId as NodeId,
  person: who,
  image: image as ImageId | null,
});

describe('people of another album', () => {
  it('become stickers of the chapter, with their photo as it was cut', () => {
    const ada = { ...person('Ada', 'Tor'), cscale: 2, cx: 0.1 };
    const { shown } = bring(album().build(), [into('one', ada, 'photo'), into('two', person('Ida'))]);
    expect(shown('one')).toMatchObject({ name: 'Ada', position: 'Tor', image: 'photo', cscale: 2, cx: 0.1 });
    expect(shown('one')!.sectionId).toBe('team');
    expect(shown('two')).toMatchObject({ name: 'Ida', image: null });
  });

  it('are in an album once: who is here without a place gets it, who has a place keeps it', () => {
    const document = album().cell({ id: 'three', sticker: 'Ada' }).build();
    const { shown, after } = bring(document, [into('one', person('ADA')), into('two', person('Ida'))]);
    expect(shown('one')).toBeNull();
    expect(after.stickers.size).toBe(2);
    const again = bring(after, [into('one', person('Ida'))]);
    expect(isRefused(again.patch)).toBe(true);
  });

  it('take no cell that shows somebody by now, nor one that is gone', () => {
    const document = album().cell({ id: 'three', sticker: 'Ada' }).build();
    expect(isRefused(bring(document, [into('three', person('Ida')), into('gone', person('Eva'))]).patch)).toBe(true);
  });
});
