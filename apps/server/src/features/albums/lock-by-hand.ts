/** An administrator locks an album, or unlocks it, with a reason. */
import type { LockCause } from '@figurina/contract';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { AlbumsParts, LockTold } from './albums-parts.ts';
import { holdAlbum, setLock } from './lock-album.ts';

export interface LockWish {
  readonly locked: boolean;
  readonly lock_cause?: Exclude<LockCause, 'approval'>;
  readonly lock_reason?: string;
}

/** What a print approval has locked is opened with a reason alone, which everybody in the album reads. */
export async function lockByHand(
  { db, clock, tellOfLock, reopened }: Pick<AlbumsParts, 'db' | 'clock' | 'tellOfLock' | 'reopened'>,
  albumId: string,
  { locked, lock_cause, lock_reason }: LockWish,
  by: { readonly id: string; readonly name: string },
): Promise<Refusal | undefined> {
  const now = clock.now();
  const reason = lock_reason || null;
  const kind = await db.transaction().execute(async (tx): Promise<LockTold['kind'] | Refusal | null> => {
    const head = await holdAlbum(tx, albumId);
    if (!head) return refuse('not_found');
    const was = head.lock?.cause ?? null;
    const cause = locked ? (lock_cause ?? 'staff') : was;
    // A lock by approval stays what it is: only opening it changes anything.
    if (cause === null || (locked && (was === 'approval' || (was === cause && head.lock?.reason === reason))))
      return null;
    const opens = !locked && was === 'approval';
    if (opens && reason === null) return refuse('lock_reason_required');
    await setLock(tx, albumId, { locked, cause, reason, by: by.id }, now);
    if (opens) await reopened(tx, { albumId, reason: reason!, by, version: head.version, now });
    if (opens) return 'reopened';
    return locked ? 'locked' : 'unlocked';
  });
  if (typeof kind === 'object') return kind ?? undefined;
  tellOfLock({ albumId, kind, by: by.id, reason });
  return undefined;
}
