/** What the checkout needs of an album's document, worked out once a version: reading it is what costs time. */
import type { AlbumDocuments } from '../albums/index.ts';
import { type AlbumError, albumErrors } from './album-errors.ts';
import { factsOf, type PrintedAlbum } from './album-facts.ts';

export interface AlbumReading {
  readonly version: number;
  readonly printed: PrintedAlbum;
  readonly errors: readonly AlbumError[];
}

/** `version`: that of the album's row. Undefined when there is no such album. */
export type ReadAlbum = (albumId: string, version: number) => Promise<AlbumReading | undefined>;

/** Albums that people have open at once; beyond them, the one that was asked for longest ago is read anew. */
const MOST = 500;

export function createAlbumReadings({ readDocument }: Pick<AlbumDocuments, 'readDocument'>): ReadAlbum {
  const kept = new Map<string, AlbumReading>();
  const running = new Map<string, Promise<AlbumReading | undefined>>();

  async function readNow(albumId: string): Promise<AlbumReading | undefined> {
    const current = await readDocument(albumId);
    if (!current) return undefined;
    const { document, version } = current;
    const reading = { version, printed: factsOf(document), errors: albumErrors(document) };
    keep(albumId, reading);
    return reading;
  }

  function keep(albumId: string, reading: AlbumReading): void {
    kept.delete(albumId);
    kept.set(albumId, reading);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  }

  return async (albumId, version) => {
    const known = kept.get(albumId);
    if (known?.version === version) {
      keep(albumId, known);
      return known;
    }
    const key = `${albumId} ${version}`;
    const reading = running.get(key) ?? readNow(albumId).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
}
