import { buffer } from 'node:stream/consumers';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { keptSecret } from '../../platform/db/kept-secret.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { newSecret } from '../../platform/ids.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createContentPictures, type ContentPictures } from './content-pictures.ts';
import { createCopiedPictures, type CopiedPictures } from './copied-pictures.ts';
import { createImageFiles, type ImageFiles } from './image-files.ts';
import { createImageTokens, type ImageReader } from './image-token.ts';
import { findImage, listMade } from './images.queries.ts';
import { removeUnusedImages } from './remove-unused.ts';
import { sharedAnswer } from './shared-answer.ts';

/** One picture each, so that a server that stops need not wait for all of them. */
const makeContent = defineJob({
  name: 'images.make_content',
  work: 'pictures',
  data: z.object({ id: z.string() }),
  retries: 0,
});

/** The start itself comes first, and what somebody looks at meanwhile is made at once anyway. */
const AFTER_START_SECONDS = 15;

export interface PicturesParts {
  db: Kysely<Database>;
  clock: Clock;
  files: BlobStore;
  jobs: Jobs;
  /** Whether somebody may read an album now. */
  readonly isReader: (albumId: string, user: Pick<Caller, 'id' | 'admin'>) => Promise<boolean>;
  /** The pictures that the preview link with this hash shows now; none when it is not the album's link any more. */
  readonly shownBy: (albumId: string, link: string) => Promise<ReadonlySet<string>>;
}

/** Whom a token of pictures is for. `preview`: the hash of the album's link. */
export type ReaderOfPictures = Pick<Caller, 'id' | 'admin'> | 'render' | { readonly preview: string };
/** Whether a picture may be seen. */
export type Sees = (imageId: string) => boolean;

/** What needs no albums: the pictures' files, who may see them, and those of the content. */
export interface Pictures {
  readonly files: ImageFiles;
  readonly content: ContentPictures;
  readonly copied: CopiedPictures;
  /** Goes into the addresses of an album's pictures. */
  imageToken(albumId: string, reader: ReaderOfPictures): string;
  /** Whether somebody with this token may read the album itself. */
  mayRead(albumId: string, token: string): Promise<boolean>;
  /** Which of its pictures they see. */
  seenWith(albumId: string, token: string): Promise<Sees>;
  /** A picture of an album as a bitmap of some thousand pixels. */
  bitmapOf(albumId: string, imageId: string): Promise<Buffer | undefined>;
  /** Has the bitmaps of the content made that are not made yet, as background work, before somebody waits for one. */
  prepareContent(): Promise<void>;
  /** Which of these are there. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** For whoever deletes an album: its pictures go when the transaction has committed. */
  forgetAlbum(transaction: Transaction<Database>): Promise<void>;
}

export async function createPictures({
  db,
  clock,
  files: store,
  jobs,
  isReader,
  shownBy,
}: PicturesParts): Promise<Pictures> {
  const secret = await keptSecret(db, 'image_token_secret', newSecret());
  const tokens = createImageTokens({ secret, now: () => clock.now() });
  const files = createImageFiles(store);
  const content = createContentPictures({ db, clock, files });
  const reads = sharedAnswer<boolean>();
  const shows = sharedAnswer<ReadonlySet<string>>();
  const mayRead: Pictures['mayRead'] = async (albumId, token) => {
    const reader = tokens.read(token, albumId);
    if (!reader || reader.kind === 'preview') return false;
    return (
      reader.kind === 'render' || reads(`${albumId} ${reader.id} ${reader.admin}`, () => isReader(albumId, reader))
    );
  };
  jobs.handle(makeContent, {
    run: async ({ id }) => {
      await content.make(id);
    },
  });
  return {
    files,
    content,
    copied: createCopiedPictures(db),
    bitmapOf: async (albumId, imageId) => {
      const image = await findImage(db, imageId);
      if (!image || (image.album_id !== albumId && !image.content)) return undefined;
      const file = await files.get(image, 'large');
      return file && buffer(file.stream);
    },
    prepareContent: async () => {
      for (const id of await content.missing())
        await jobs.send(makeContent, { id }, { startAfterSeconds: AFTER_START_SECONDS });
    },
    imageToken: (albumId, reader) => tokens.issue(albumId, imageReader(reader)),
    mayRead,
    seenWith: async (albumId, token) => {
      const reader = tokens.read(token, albumId);
      if (reader?.kind !== 'preview') {
        const all = await mayRead(albumId, token);
        return () => all;
      }
      const shown = await shows(`${albumId} ${reader.link}`, () => shownBy(albumId, reader.link));
      return (id) => shown.has(id);
    },
    existing: async (ids) => new Set(await listMade(db, ids)),
    forgetAlbum: async (transaction) => {
      await jobs.send(removeUnusedImages, {}, { transaction });
    },
  };
}

function imageReader(reader: ReaderOfPictures): ImageReader {
  if (reader === 'render') return { kind: 'render' };
  if ('preview' in reader) return { kind: 'preview', link: reader.preview };
  return { kind: 'person', id: reader.id, admin: reader.admin };
}
