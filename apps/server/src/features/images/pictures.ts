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
import { createImageTokens } from './image-token.ts';
import { findImage, listMade } from './images.queries.ts';
import { removeUnusedImages } from './remove-unused.ts';
import { sharedAnswer } from './shared-answer.ts';

/** One picture each, so that a server that stops need not wait for all of them. */
const makeContent = defineJob({ name: 'images.make_content', data: z.object({ id: z.string() }), retries: 0 });

/** The start itself comes first, and what somebody looks at meanwhile is made at once anyway. */
const AFTER_START_SECONDS = 15;

export interface PicturesParts {
  db: Kysely<Database>;
  clock: Clock;
  files: BlobStore;
  jobs: Jobs;
  /** Whether somebody may read an album now. */
  readonly isReader: (albumId: string, user: Pick<Caller, 'id' | 'admin'>) => Promise<boolean>;
}

/** What needs no albums: the pictures' files, who may see them, and those of the content. */
export interface Pictures {
  readonly files: ImageFiles;
  readonly content: ContentPictures;
  readonly copied: CopiedPictures;
  /** Goes into the addresses of an album's pictures. */
  imageToken(albumId: string, reader: Pick<Caller, 'id' | 'admin'> | 'render'): string;
  mayRead(albumId: string, token: string): Promise<boolean>;
  /** A picture of an album as a bitmap of some thousand pixels. */
  bitmapOf(albumId: string, imageId: string): Promise<Buffer | undefined>;
  /** Has the bitmaps of the content made that are not made yet, as background work, before somebody waits for one. */
  prepareContent(): Promise<void>;
  /** Which of these are there. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** For whoever deletes an album: its pictures go when the transaction has committed. */
  forgetAlbum(transaction: Transaction<Database>): Promise<void>;
}

export async function createPictures({ db, clock, files: store, jobs, isReader }: PicturesParts): Promise<Pictures> {
  const secret = await keptSecret(db, 'image_token_secret', newSecret());
  const tokens = createImageTokens({ secret, now: () => clock.now() });
  const files = createImageFiles(store);
  const content = createContentPictures({ db, clock, files });
  const mayRead = sharedAnswer<boolean>();
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
    imageToken: (albumId, reader) =>
      tokens.issue(
        albumId,
        reader === 'render' ? { kind: 'render' } : { kind: 'person', id: reader.id, admin: reader.admin },
      ),
    mayRead: async (albumId, token) => {
      const reader = tokens.read(token, albumId);
      if (!reader) return false;
      return (
        reader.kind === 'render' || mayRead(`${albumId} ${reader.id} ${reader.admin}`, () => isReader(albumId, reader))
      );
    },
    existing: async (ids) => new Set(await listMade(db, ids)),
    forgetAlbum: async (transaction) => {
      await jobs.send(removeUnusedImages, {}, { transaction });
    },
  };
}
