/** Who has not answered is reminded two days before the deadline of a round, once, without anybody having to think of it. */
import { z } from 'zod';
import { isRefusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { ProofsParts } from './proofs-parts.ts';
import * as queries from './proofs.queries.ts';
import { isRested, sendReminders } from './remind.ts';

export const remindDueProofs = defineJob({ name: 'proofs.remind_due', data: z.object({}) });

const DAYS_BEFORE = 2;
const DAY_MS = 86_400_000;

export function remindByItself(parts: ProofsParts): void {
  parts.jobs.handle(remindDueProofs, { run: () => remindDue(parts) });
  // By day. Who did not fit into what may be sent a day, or was written to just before, has their turn in a later round.
  parts.jobs.schedule(remindDueProofs, '40 7-17 * * *');
}

async function remindDue(parts: ProofsParts): Promise<void> {
  const { db, clock, tell, announce } = parts;
  const now = clock.now();
  const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const window = { from: dayOf(now.getTime()), to: dayOf(now.getTime() + DAYS_BEFORE * DAY_MS) };
  for (const { round, people } of await queries.listDueRounds(db, window)) {
    const opens = new Date(round.deadline!).getTime() - DAYS_BEFORE * DAY_MS;
    // Whom somebody reminded in these days needs no second mail.
    const due = people.filter(
      (person) => isRested(person, now) && (person.reminded_at === null || person.reminded_at.getTime() < opens),
    );
    if (due.length === 0) continue;
    const by = { id: round.started_by, name: round.started_by_name };
    const reminded = await sendReminders(parts, round, by, due, { byItself: true });
    if (isRefusal(reminded) || reminded.length === 0) continue;
    announce(round.album_id);
    const known = await queries.listKnown(
      db,
      round.album_id,
      reminded.map(({ email }) => email),
    );
    const to = known.map(({ sub }) => sub);
    if (to.length > 0) tell({ albumId: round.album_id, kind: 'proof_reminder', by: by.id, to });
  }
}
