/**
 * The bytes of uploads: pieces in the file store, and in the database how far each upload got. So any server goes on with
 * any upload, whichever took its beginning. Nobody holds a lock that a dead server could keep: of two that write to the
 * same place, whoever's piece is there first is right, and the other one is told to ask how far it got.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import * as queries from './segments.queries.ts';

/** What of an upload is in memory at most, and lost at most when its server dies. */
const SEGMENT_BYTES = 1_048_576;

export type Kept = 'kept' | 'taken' | 'gone';

export interface Segments {
  /** Bytes that arrived so far. */
  arrived(blobId: string): Promise<number>;
  /** `taken`: other bytes are at this place already. `gone`: there is no such upload any more. */
  keep(blobId: string, start: number, bytes: Buffer): Promise<Kept>;
  read(blobId: string): Promise<Buffer>;
  /** The first bytes, as many as there are. */
  head(blobId: string, bytes: number): Promise<Buffer>;
  remove(blobId: string): Promise<void>;
}

export function createSegments({ db, files }: { db: Kysely<Database>; files: BlobStore }): Segments {
  const keyOf = (id: string): string => `blobs/${id}`;

  async function forget(id: string): Promise<void> {
    await files.delete(keyOf(id));
    await queries.deleteSegment(db, id);
  }

  async function beginningOf(segment: queries.Segment, bytes: number): Promise<Buffer> {
    const file = await files.get(keyOf(segment.id), { start: 0, end: Math.min(bytes, segment.size) - 1 });
    return file ? buffer(file.stream) : Buffer.alloc(0);
  }

  return {
    arrived: async (blobId) => (await queries.listSegments(db, blobId)).reduce((sum, { size }) => sum + size, 0),
    keep: async (blobId, start, bytes) => {
      const id = randomUUID();
      if (!(await queries.announceSegment(db, { id, blob_id: blobId, start, size: bytes.length }))) return 'gone';
      try {
        await files.put(keyOf(id), bytes);
      } catch (error) {
        // What cannot be forgotten now goes with the upload.
        await forget(id).catch(() => undefined);
        throw error;
      }
      // An error from here on may come after it was noted that it arrived: its bytes stay.
      if (await queries.segmentArrived(db, id)) return 'kept';
      await forget(id);
      return 'taken';
    },
    read: async (blobId) => {
      const segments = await queries.listSegments(db, blobId);
      const pieces = await Promise.all(segments.map(({ id }) => files.read(keyOf(id))));
      return Buffer.concat(pieces.filter((piece) => piece !== undefined));
    },
    head: async (blobId, bytes) => {
      const pieces: Buffer[] = [];
      let left = bytes;
      for (const segment of await queries.listSegments(db, blobId)) {
        const piece = await beginningOf(segment, left);
        pieces.push(piece);
        left -= piece.length;
        if (left <= 0) break;
      }
      return Buffer.concat(pieces);
    },
    remove: async (blobId) => {
      for (const id of await queries.listAllSegments(db, blobId)) await forget(id);
    },
  };
}

/** Cuts a stream. When it breaks, what came until then is the last piece, and then it is told. */
export async function* inSegments(stream: AsyncIterable<Uint8Array>, size = SEGMENT_BYTES): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let broken: { error: unknown } | undefined;
  const all = (): Buffer => {
    const piece = Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
    return piece;
  };
  const source = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await source.next().catch((error: unknown) => {
      broken = { error };
      return undefined;
    });
    if (!next || next.done) break;
    waiting.push(next.value);
    bytes += next.value.byteLength;
    while (bytes >= size) {
      const piece = all();
      yield piece.subarray(0, size);
      if (piece.length > size) [waiting, bytes] = [[piece.subarray(size)], piece.length - size];
    }
  }
  if (bytes > 0) yield all();
  if (broken) throw broken.error;
}
