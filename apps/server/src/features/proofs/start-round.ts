/** A round begins: the one before ends, everybody named gets a link, and what still holds is carried over. */
import { SCHEMA_VERSION } from '@figurina/album';
import type { Caller } from '../../platform/http/caller.ts';
import { nameOf } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { parseEmailAddress } from '../identity/index.ts';
import { shownParts } from '../preview/index.ts';
import { carriedOver } from './carry-over.ts';
import { newLink } from './proof-links.ts';
import type { ProofsParts } from './proofs-parts.ts';
import * as queries from './proofs.queries.ts';
import type { ProofDecisionRow } from './proofs.tables.ts';
import { spreadsOf } from './round-copy.ts';

export interface RoundWish {
  readonly people: readonly { readonly email: string; readonly name: string }[];
  readonly message: string;
  readonly deadline: string | null;
}

export interface StartedRound {
  readonly id: string;
  /** Who got no link. */
  readonly notSent: readonly string[];
  /** Subjects of those among them who are in the album. */
  readonly members: readonly string[];
}

export async function startRound(
  parts: Omit<ProofsParts, 'access' | 'announce' | 'tell' | 'counters' | 'pictures' | 'members'>,
  albumId: string,
  caller: Caller,
  wish: RoundWish,
): Promise<StartedRound | Refusal> {
  const { db, clock, config, documents, mails } = parts;
  const named = new Map<string, string>();
  for (const { email, name } of wish.people) {
    const address = parseEmailAddress(email);
    if (!address) return refuse('email_invalid');
    named.set(address, name);
  }
  const to = [...named.keys()];
  const admitted = await mails.admit('proof_asked', { albumId, sender: caller.id, to });
  if (isRefusal(admitted)) return admitted;
  if (admitted.permits.length === 0) return refuse('mails_unwanted');
  const [head, current, [before]] = await Promise.all([
    queries.findHead(db, albumId),
    documents.readDocument(albumId),
    queries.listRounds(db, albumId),
  ]);
  if (!head || !current) return refuse('not_found');
  const meta = { id: albumId, title: head.title, releaseDate: head.release_date, language: head.language };
  const spreads = spreadsOf(current.document, meta, before?.spreads ?? null);
  const said = await saidBefore(parts, before);
  const known = new Map((await queries.listKnown(db, albumId, to)).map((person) => [person.email, person]));
  const now = clock.now();
  const asker = nameOf(caller);
  const id = newId(now.getTime());
  const people = admitted.permits.map((permit, at) => ({
    permit,
    ...newLink(config.baseUrl),
    row: {
      id: newId(now.getTime() + at),
      round_id: id,
      email: permit.to,
      name: named.get(permit.to) || known.get(permit.to)?.name || '',
      locale: known.get(permit.to)?.locale ?? head.language,
      created_at: now,
      opened_at: null,
      done_at: null,
      reminded_at: null,
      reminded_by_itself_at: null,
      withdrawn_at: null,
    },
  }));
  const changed = new Set(spreads.filter((spread) => spread.changed).map((spread) => spread.id));
  const all = new Set(spreads.map((spread) => spread.id));
  const carried = people.flatMap(({ row }) =>
    carriedOver(said.get(row.email) ?? [], changed, all).map((decision) => ({
      ...decision,
      person_id: row.id,
      carried: true,
      at: now,
    })),
  );
  const shown = shownParts(current.document);
  await db.transaction().execute(async (tx) => {
    await queries.closeRounds(tx, { albumId }, now);
    await queries.insertRound(tx, {
      id,
      album_id: albumId,
      number: (before?.number ?? 0) + 1,
      version: current.version,
      schema_version: SCHEMA_VERSION,
      ...head,
      parts: JSON.stringify(shown),
      images: Object.keys(shown.images),
      spreads,
      message: wish.message,
      deadline: wish.deadline,
      started_by: asker.id,
      started_by_name: asker.name,
      created_at: now,
    });
    await queries.insertPeople(
      tx,
      people.map(({ row }) => row),
    );
    await queries.insertLinks(
      tx,
      people.map(({ row, token_hash }) => ({ person_id: row.id, token_hash })),
    );
    await queries.insertDecisions(tx, carried);
    const { message, deadline } = wish;
    for (const { permit, link, row } of people)
      await mails.send(
        permit,
        { locale: row.locale, album: head.title, asker: asker.name, message, deadline, link },
        { transaction: tx },
      );
  });
  const sent = new Set(people.map(({ row }) => row.email));
  return {
    id,
    notSent: to.filter((email) => !sent.has(email)),
    members: [...sent].flatMap((email) => known.get(email)?.sub ?? []),
  };
}

/** What everybody said in the round before, by address. */
async function saidBefore(
  { db }: Pick<ProofsParts, 'db'>,
  before: queries.Round | undefined,
): Promise<Map<string, ProofDecisionRow[]>> {
  if (!before) return new Map();
  const people = await queries.listPeople(db, [before.id]);
  const decisions = await queries.listDecisions(
    db,
    people.map(({ id }) => id),
  );
  return new Map(people.map(({ id, email }) => [email, decisions.filter(({ person_id }) => person_id === id)]));
}
