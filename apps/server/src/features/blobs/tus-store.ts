/** What tus asks of a store, over the pieces in the file store. The row of an upload is made and removed by its routes. */
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { findSize } from './blobs.queries.ts';
import { inSegments, type Kept, type Segments } from './segments.ts';

/** What tus answers with. */
const REFUSALS = {
  taken: ERRORS.INVALID_OFFSET,
  gone: ERRORS.FILE_NO_LONGER_EXISTS,
} satisfies Record<Exclude<Kept, 'kept'>, TusRefusal>;

type TusRefusal = (typeof ERRORS)[keyof typeof ERRORS];

class Refused extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor({ status_code, body }: TusRefusal) {
    super(body);
    this.status_code = status_code;
    this.body = body;
  }
}

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
    if (size === undefined) throw new Refused(ERRORS.FILE_NOT_FOUND);
    return new Upload({ id, size, offset: await this.#segments.arrived(id) });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    for await (const piece of inSegments(stream)) {
      const kept = await this.#segments.keep(id, at, piece);
      if (kept !== 'kept') throw new Refused(REFUSALS[kept]);
      at += piece.length;
    }
    return at;
  }
}
