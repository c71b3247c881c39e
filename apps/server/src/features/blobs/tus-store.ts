/** What tus asks of a store, over the pieces in the file store. The row of an upload is made and removed by its routes. */
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { findSize } from './blobs.queries.ts';
import { inSegments, type Kept, type Segments } from './segments.ts';

const REFUSALS: Record<Exclude<Kept, 'kept'>, unknown> = {
  taken: ERRORS.INVALID_OFFSET,
  gone: ERRORS.FILE_NO_LONGER_EXISTS,
};

export class TusStore extends DataStore {
  readonly #db: Kysely<Database>;
  readonly #segments: Segments;

  constructor(db: Kysely<Database>, segments: Segments) {
    super();
    this.#db = db;
    this.#segments = segments;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const size = await findSize(this.#db, id);
    if (size === undefined) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size, offset: await this.#segments.arrived(id) });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    for await (const piece of inSegments(stream)) {
      const kept = await this.#segments.keep(id, at, piece);
      if (kept !== 'kept') throw REFUSALS[kept];
      at += piece.length;
    }
    return at;
  }
}
