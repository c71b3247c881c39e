import type { AlbumNode } from '@figurina/album';
import { type Touched, useChangeCount } from './use-change-count.ts';

/** Counts the changes of what chapters and stickers are made of; moving pictures and texts about does not count. */
export function useDocumentVersion(): number {
  return useChangeCount(isOfChapters);
}

function isOfChapters({ table, before, after }: Touched): boolean {
  if (table === 'stickers') return true;
  if (table !== 'nodes') return false;
  const [was, is] = [before as AlbumNode | undefined, after as AlbumNode | undefined];
  const type = (is ?? was)?.type;
  if (type === 'Section' || type === 'Spread') return true;
  return type === 'StickerCell' && stickerOf(was) !== stickerOf(is);
}

function stickerOf(node: AlbumNode | undefined): string | null {
  return node?.type === 'StickerCell' ? node.props.stickerId : null;
}
