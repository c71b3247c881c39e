/** How often somebody may mail themselves. In memory: several servers allow several times as much, which does no harm. */
import type { Clock } from '../../platform/clock.ts';

const AT_MOST = 6;
const HOUR_MS = 3_600_000;

export type MailLimit = (userId: string) => boolean;

/** Counts the mail; false when it is one too many. */
export function createMailLimit(clock: Clock): MailLimit {
  const sent = new Map<string, number[]>();
  return (userId) => {
    const now = clock.now().getTime();
    for (const [id, times] of sent) if (times.every((time) => now - time >= HOUR_MS)) sent.delete(id);
    const recent = (sent.get(userId) ?? []).filter((time) => now - time < HOUR_MS);
    if (recent.length >= AT_MOST) return false;
    sent.set(userId, [...recent, now]);
    return true;
  };
}
