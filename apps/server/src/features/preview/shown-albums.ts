/** Albums as their previews show them, as they are now or were at a pinned point: made up once a version, since a link that goes round is opened by many at once. */
import { type AlbumParts, SCHEMA_VERSION } from '@figurina/album';
import type { AlbumPreview } from '@figurina/contract';
import * as queries from './preview.queries.ts';
import type { NamedPoint } from '../history/index.ts';
import type { PreviewParts } from './preview-parts.ts';
import { shownParts } from './shown-parts.ts';

export interface ShownAlbums {
  read(albumId: string, imageToken: string, pinned?: NamedPoint): Promise<AlbumPreview | undefined>;
  /** The pictures that are shown, as of a moment ago at most. `pinned`: the id of the point. */
  pictures(albumId: string, pinned: string | null): Promise<ReadonlySet<string>>;
}

interface Shown {
  readonly version: number;
  readonly state: string;
  readonly parts: AlbumParts;
  readonly pictures: ReadonlySet<string>;
}

const KEPT = 50;
/** Hundreds of pictures are asked for at once; one that was taken out of the album is gone so much later at most. */
const FRESH_MS = 2000;
const NOTHING: ReadonlySet<string> = new Set();

type ShownParts = Pick<PreviewParts, 'db' | 'clock' | 'documents' | 'points'>;

export function createShownAlbums({ db, clock, documents, points }: ShownParts): ShownAlbums {
  /** By album, and point where one is pinned. */
  const kept = new Map<string, Promise<Shown | undefined>>();
  const looked = new Map<string, number>();

  async function source(albumId: string, pinned: NamedPoint | undefined) {
    if (pinned) return pinned;
    const current = await documents.readDocument(albumId);
    return (
      current && {
        version: current.version,
        state: String(current.version),
        read: () => Promise.resolve(current.document),
      }
    );
  }
  async function made(
    albumId: string,
    pinned: NamedPoint | undefined,
    before: Promise<Shown | undefined> | undefined,
  ): Promise<Shown | undefined> {
    const [current, known] = await Promise.all([source(albumId, pinned), before?.catch(() => undefined)]);
    if (!current) return undefined;
    const { version, state } = current;
    if (known?.state === state) return known;
    const parts = shownParts(await current.read());
    return { version, state, parts, pictures: new Set(Object.keys(parts.images)) };
  }
  function now(albumId: string, pinned: NamedPoint | undefined): Promise<Shown | undefined> {
    const key = keyOf(albumId, pinned?.id);
    const shown = made(albumId, pinned, kept.get(key));
    kept.delete(key);
    kept.set(key, shown);
    looked.set(key, clock.now().getTime());
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) {
      kept.delete(oldest);
      looked.delete(oldest);
    }
    return shown;
  }
  return {
    read: async (albumId, image_token, pinned) => {
      const [head, shown] = await Promise.all([queries.findHead(db, albumId), now(albumId, pinned)]);
      if (!head || !shown) return undefined;
      const { id, title, release_date, language } = head;
      const { version, parts } = shown;
      return { id, title, release_date, language, ...parts, schema_version: SCHEMA_VERSION, version, image_token };
    },
    pictures: async (albumId, pinned) => {
      const key = keyOf(albumId, pinned);
      const isFresh = (looked.get(key) ?? Number.NEGATIVE_INFINITY) > clock.now().getTime() - FRESH_MS;
      const before = isFresh ? kept.get(key) : undefined;
      const point = before || pinned === null ? undefined : await points.named(albumId, pinned);
      const shown = await (before ?? now(albumId, point));
      return shown?.pictures ?? NOTHING;
    },
  };
}

const keyOf = (albumId: string, pinned: string | null | undefined): string => `${albumId} ${pinned ?? ''}`;
