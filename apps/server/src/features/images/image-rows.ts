/**
 * What is known of pictures, for a moment: who opens an album asks for hundreds of its pictures one by one, and after the
 * first few all of them are read at once. What an address shows never changes, so nothing gets old by it.
 */
import type { Image } from './images.queries.ts';

export interface ImageRows {
  find(id: string): Promise<Image | undefined>;
}

export interface ImageRowsParts {
  readonly find: (id: string) => Promise<Image | undefined>;
  readonly ofAlbum: (albumId: string) => Promise<readonly Image[]>;
  /** In milliseconds, from any beginning. */
  readonly now: () => number;
}

/** So many pictures of an album, asked for within `KEPT_MS`, bring the others. */
const FEW = 4;
const KEPT_MS = 5000;
const MOST = 20_000;

export function createImageRows({ find, ofAlbum, now }: ImageRowsParts): ImageRows {
  const rows = new Map<string, { readonly row: Image; readonly until: number }>();
  const asked = new Map<string, { count: number; readonly until: number }>();

  async function bring(albumId: string): Promise<void> {
    const all = await ofAlbum(albumId);
    if (rows.size + all.length > MOST) rows.clear();
    const until = now() + KEPT_MS;
    if (all.length <= MOST) for (const row of all) rows.set(row.id, { row, until });
  }
  function count(albumId: string): void {
    if (asked.size > MOST) asked.clear();
    const known = asked.get(albumId);
    const seen = known && known.until > now() ? known : { count: 0, until: now() + KEPT_MS };
    asked.set(albumId, seen);
    seen.count++;
    // Without them each is asked for by itself.
    if (seen.count === FEW) bring(albumId).catch(() => undefined);
  }
  return {
    async find(id) {
      const known = rows.get(id);
      if (known && known.until > now()) return known.row;
      if (known) rows.delete(id);
      const row = await find(id);
      if (row?.album_id) count(row.album_id);
      return row;
    },
  };
}
