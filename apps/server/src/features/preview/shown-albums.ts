/** Albums as their previews show them: made up once a version, since a link that goes round is opened by many at once. */
import { type AlbumParts, SCHEMA_VERSION } from '@figurina/album';
import type { AlbumPreview } from '@figurina/contract';
import * as queries from './preview.queries.ts';
import type { PreviewParts } from './preview-parts.ts';
import { shownParts } from './shown-parts.ts';

export interface ShownAlbums {
  read(albumId: string, imageToken: string): Promise<AlbumPreview | undefined>;
  /** The pictures that are shown, as of a moment ago at most. */
  pictures(albumId: string): Promise<ReadonlySet<string>>;
}

interface Shown {
  readonly version: number;
  readonly parts: AlbumParts;
  readonly pictures: ReadonlySet<string>;
}

const KEPT = 50;
/** Hundreds of pictures are asked for at once; one that was taken out of the album is gone so much later at most. */
const FRESH_MS = 2000;
const NOTHING: ReadonlySet<string> = new Set();

export function createShownAlbums({
  db,
  clock,
  documents,
}: Pick<PreviewParts, 'db' | 'clock' | 'documents'>): ShownAlbums {
  const kept = new Map<string, Promise<Shown | undefined>>();
  const looked = new Map<string, number>();

  async function made(albumId: string, before: Promise<Shown | undefined> | undefined): Promise<Shown | undefined> {
    const [current, known] = await Promise.all([documents.readDocument(albumId), before?.catch(() => undefined)]);
    if (!current) return undefined;
    if (known?.version === current.version) return known;
    const parts = shownParts(current.document);
    return { version: current.version, parts, pictures: new Set(Object.keys(parts.images)) };
  }
  function now(albumId: string): Promise<Shown | undefined> {
    const shown = made(albumId, kept.get(albumId));
    kept.delete(albumId);
    kept.set(albumId, shown);
    looked.set(albumId, clock.now().getTime());
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) {
      kept.delete(oldest);
      looked.delete(oldest);
    }
    return shown;
  }
  return {
    read: async (albumId, image_token) => {
      const [head, shown] = await Promise.all([queries.findHead(db, albumId), now(albumId)]);
      if (!head || !shown) return undefined;
      const { id, title, release_date, language } = head;
      const { version, parts } = shown;
      return { id, title, release_date, language, ...parts, schema_version: SCHEMA_VERSION, version, image_token };
    },
    pictures: async (albumId) => {
      const isFresh = (looked.get(albumId) ?? Number.NEGATIVE_INFINITY) > clock.now().getTime() - FRESH_MS;
      const shown = await ((isFresh && kept.get(albumId)) || now(albumId));
      return shown?.pictures ?? NOTHING;
    },
  };
}
