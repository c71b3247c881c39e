/** Reminders of a round: everybody once a day at most, each with a link of its own. */
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newLink } from './proof-links.ts';
import type { ProofsParts } from './proofs-parts.ts';
import * as queries from './proofs.queries.ts';
import type { ProofPersonRow } from './proofs.tables.ts';

const DAY_MS = 86_400_000;
/** Somebody who reminds every morning is not always as early. */
const REST_MS = DAY_MS - 4 * 3_600_000;

/** Answers whom it reminded. `only`: these, of those who are not done; nobody when there is nobody to remind. */
export async function remind(
  { db, clock, config, mails }: Pick<ProofsParts, 'db' | 'clock' | 'config' | 'mails'>,
  round: queries.Round,
  by: { readonly id: string; readonly name: string },
  only?: readonly string[],
): Promise<ProofPersonRow[] | Refusal> {
  const now = clock.now();
  const waiting = (await queries.listPeople(db, [round.id])).filter(
    ({ id, done_at, withdrawn_at }) => !done_at && !withdrawn_at && (only?.includes(id) ?? true),
  );
  if (waiting.length === 0) return [];
  // The first mail counts, too.
  const due = waiting.filter(
    ({ reminded_at, created_at }) => (reminded_at ?? created_at).getTime() <= now.getTime() - REST_MS,
  );
  if (due.length === 0) return refuse('reminder_too_soon');
  const wish = { albumId: round.album_id, sender: by.id, to: due.map(({ email }) => email) };
  const admitted = await mails.admit('proof_reminder', wish);
  if (isRefusal(admitted)) return admitted;
  if (admitted.permits.length === 0) return refuse('mails_unwanted');
  const permits = new Map(admitted.permits.map((permit) => [permit.to, permit]));
  const reminded = due.flatMap((person) => {
    const permit = permits.get(person.email);
    return permit ? [{ person, permit, ...newLink(config.baseUrl) }] : [];
  });
  await db.transaction().execute(async (tx) => {
    await queries.insertLinks(
      tx,
      reminded.map(({ person, token_hash }) => ({ person_id: person.id, token_hash })),
    );
    await queries.noteReminded(
      tx,
      reminded.map(({ person }) => person.id),
      now,
    );
    const { title: album, message, deadline } = round;
    for (const { person, permit, link } of reminded)
      await mails.send(
        permit,
        { locale: person.locale, album, asker: by.name, message, deadline, link },
        { transaction: tx },
      );
  });
  return reminded.map(({ person }) => person);
}
