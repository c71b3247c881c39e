/** Reminders of a round: everybody once a day at most, each with a link of its own. */
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newLink } from './proof-links.ts';
import type { ProofsParts } from './proofs-parts.ts';
import * as queries from './proofs.queries.ts';
import type { ProofPersonRow } from './proofs.tables.ts';

const DAY_MS = 86_400_000;
/** Somebody who reminds every morning is not always as early. */
const REST_MS = DAY_MS - 4 * 3_600_000;

type RemindParts = Pick<ProofsParts, 'db' | 'clock' | 'config' | 'mails'>;
interface Sender {
  readonly id: string;
  readonly name: string;
}

/** The first mail counts, too. */
export function isRested({ reminded_at, created_at }: ProofPersonRow, now: Date): boolean {
  return (reminded_at ?? created_at).getTime() <= now.getTime() - REST_MS;
}

/** Answers whom it reminded. `only`: these, of those who are not done; nobody when there is nobody to remind. */
export async function remind(
  parts: RemindParts,
  round: queries.Round,
  by: Sender,
  only?: readonly string[],
): Promise<ProofPersonRow[] | Refusal> {
  const waiting = (await queries.listPeople(parts.db, [round.id])).filter(
    ({ id, done_at, withdrawn_at }) => !done_at && !withdrawn_at && (only?.includes(id) ?? true),
  );
  if (waiting.length === 0) return [];
  const due = waiting.filter((person) => isRested(person, parts.clock.now()));
  if (due.length === 0) return refuse('reminder_too_soon');
  return sendReminders(parts, round, by, due);
}

/**
 * Within what this person may send a day; who gets no mail is not noted as reminded. `byItself`: those alone whom no
 * other process has taken.
 */
export async function sendReminders(
  { db, clock, config, mails }: RemindParts,
  round: queries.Round,
  by: Sender,
  due: readonly ProofPersonRow[],
  { byItself = false } = {},
): Promise<ProofPersonRow[] | Refusal> {
  const now = clock.now();
  const wish = { albumId: round.album_id, sender: by.id, to: due.map(({ email }) => email) };
  const admitted = await mails.admit('proof_reminder', wish);
  if (isRefusal(admitted)) return admitted;
  if (admitted.permits.length === 0) return refuse('mails_unwanted');
  const permits = new Map(admitted.permits.map((permit) => [permit.to, permit]));
  const going = due.flatMap((person) => {
    const permit = permits.get(person.email);
    return permit ? [{ person, permit, ...newLink(config.baseUrl) }] : [];
  });
  return db.transaction().execute(async (tx) => {
    const ids = going.map(({ person }) => person.id);
    const taken = byItself ? await queries.claimReminders(tx, ids, now) : new Set(ids);
    const reminded = going.filter(({ person }) => taken.has(person.id));
    if (reminded.length === 0) return [];
    await queries.insertLinks(
      tx,
      reminded.map(({ person, token_hash }) => ({ person_id: person.id, token_hash })),
    );
    await queries.noteReminded(tx, [...taken], now);
    const { title: album, message, deadline } = round;
    for (const { person, permit, link } of reminded)
      await mails.send(
        permit,
        { locale: person.locale, album, asker: by.name, message, deadline, link },
        { transaction: tx },
      );
    return reminded.map(({ person }) => person);
  });
}
