/**
 * Why an album is locked. `review`: staff look at it, and wait for feedback; `approval`: it was approved for print;
 * `staff`: anything else. Only administrators take the last two away.
 */
export const LOCK_CAUSES = ['review', 'approval', 'staff'] as const;
export type LockCause = (typeof LOCK_CAUSES)[number];
