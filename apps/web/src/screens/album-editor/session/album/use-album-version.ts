import { useChangeCount } from './use-change-count.ts';

/** Counts the changes of the album, for lists that show all of a page. */
export function useAlbumVersion(): number {
  return useChangeCount(all);
}

const all = (): boolean => true;
