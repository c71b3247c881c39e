/** When what may be said: the lock and its cause decide, beside the table of roles. */
import type { AlbumAction } from '@figurina/album';
import type { ErrorCode, LockCause } from '@figurina/contract';

export type ReviewWishKind = 'feedback' | 'approval' | 'remarks';

export const ACTION_OF: Record<ReviewWishKind, AlbumAction> = {
  feedback: 'sendFeedback',
  approval: 'approve',
  remarks: 'lock',
};

interface Standing {
  readonly has_order: boolean;
  readonly lock: { readonly cause: LockCause } | null;
}

/** Feedback is what a lock for review waits for; what is locked is not approved; staff go on with their own look alone. */
export function reviewRefusal(kind: ReviewWishKind, { has_order, lock }: Standing): ErrorCode | null {
  if (!has_order) return 'review_needs_order';
  if (kind === 'feedback') return lock?.cause === 'review' ? null : 'review_not_awaited';
  if (kind === 'approval') return lock ? 'album_locked' : null;
  return lock && lock.cause !== 'review' ? 'album_locked' : null;
}
