/**
 * Withdrawals are remembered among the files, which no backup of the database holds: a file of the upload's id, with
 * nothing in it that says who it was. A database that was restored is told of them.
 */
import type { BlobStore } from '../../platform/files/blob-store.ts';

export interface RememberedWithdrawals {
  add(uploadId: string, at: Date): Promise<void>;
  /** When it was withdrawn. */
  find(uploadId: string): Promise<Date | undefined>;
}

export function createRememberedWithdrawals(files: BlobStore): RememberedWithdrawals {
  const keyOf = (uploadId: string): string => `withdrawals/${uploadId}`;
  return {
    add: async (uploadId, at) => {
      await files.put(keyOf(uploadId), Buffer.from(at.toISOString()));
    },
    find: async (uploadId) => {
      const file = await files.get(keyOf(uploadId));
      return file && new Date(Buffer.concat(await file.stream.toArray()).toString());
    },
  };
}
