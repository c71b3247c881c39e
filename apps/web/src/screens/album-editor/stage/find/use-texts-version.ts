import type { AlbumNode } from '@figurina/album';
import { type Touched, useChangeCount } from '../../session/album/use-change-count.ts';

/** Counts the changes of what can be found: the album's texts, and where they stand. */
export function useTextsVersion(): number {
  return useChangeCount(isFound);
}

function isFound({ table, before, after }: Touched): boolean {
  return table === 'nodes' && (isOfTexts(before) || isOfTexts(after));
}

function isOfTexts(record: object | undefined): boolean {
  const type = (record as AlbumNode | undefined)?.type;
  return type === 'Text' || type === 'Group' || type === 'Spread' || type === 'Section';
}
