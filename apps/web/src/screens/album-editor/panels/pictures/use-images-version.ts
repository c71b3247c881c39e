import type { AlbumNode, Sticker } from '@figurina/album';
import { type Touched, useChangeCount } from '../../session/album/use-change-count.ts';

/** Counts the changes of the album's pictures and of where they are shown; moving elements about does not count. */
export function useImagesVersion(): number {
  return useChangeCount(isOfImages);
}

function isOfImages({ table, before, after }: Touched): boolean {
  if (table === 'images') return true;
  if (table === 'stickers') return (before as Sticker | undefined)?.image !== (after as Sticker | undefined)?.image;
  return table === 'nodes' && imageOf(before as AlbumNode | undefined) !== imageOf(after as AlbumNode | undefined);
}

function imageOf(node: AlbumNode | undefined): string | null {
  return node?.type === 'Image' ? node.props.image : null;
}
