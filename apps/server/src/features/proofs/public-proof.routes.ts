/** What the holder of a proof link calls. */
import type { AlbumParts } from '@figurina/album';
import { decideProof, readProof } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { unlisted } from '../../platform/http/unlisted.ts';
import { wireDecision, wireSpread } from './proof-answers.ts';
import { linkHash } from './proof-links.ts';
import type { ProofsParts } from './proofs-parts.ts';
import * as queries from './proofs.queries.ts';

const MINUTE_MS = 60_000;
/** Calls of one address, and of one link: every tick of a long album is one. */
const CALLS_OF_ADDRESS = 240;
const CALLS_OF_LINK = 240;

export function servePublicProofs(http: FastifyInstance, parts: ProofsParts): void {
  const { db, clock, counters, members, pictures, tell, announce } = parts;

  /** Wrong tokens count by address, so that nobody tries one after the other. */
  async function open(token: string, address: string): Promise<queries.OpenProof | Refusal> {
    const hash = linkHash(token);
    const [ofAddress = 0, ofLink = 0] = await counters.add(
      [`proof address ${address}`, `proof link ${hash}`],
      MINUTE_MS,
    );
    if (ofAddress > CALLS_OF_ADDRESS || ofLink > CALLS_OF_LINK) return refuse('too_many_requests');
    const proof = await queries.findByLink(db, hash);
    if (!proof) return refuse('proof_gone');
    return proof.round.closed_at ? refuse('proof_round_closed') : proof;
  }

  route(http, readProof, async ({ params: { token }, request, reply }) => {
    unlisted(reply);
    const proof = await open(token, request.ip);
    if (isRefusal(proof)) return proof;
    const { person, round } = proof;
    if (round.parts === null) return refuse('proof_round_closed');
    if (!person.opened_at) {
      await queries.noteOpened(db, person.id, clock.now());
      announce(round.album_id);
    }
    const { title, release_date, language, message, deadline, number, spreads, schema_version } = round;
    return {
      proof: {
        title,
        release_date,
        language,
        message,
        deadline,
        number,
        schema_version,
        name: person.name,
        asked_by: round.started_by_name,
        done: person.done_at !== null,
        spreads: spreads.map(wireSpread),
        decisions: (await queries.listDecisions(db, [person.id])).map(wireDecision),
        ...(JSON.parse(round.parts) as AlbumParts),
        image_token: pictures.imageToken(round.album_id, { preview: linkHash(token) }),
      },
    };
  });

  route(http, decideProof, async ({ params: { token }, body, request, reply }) => {
    unlisted(reply);
    const proof = await open(token, request.ip);
    if (isRefusal(proof)) return proof;
    const { person, round } = proof;
    const now = clock.now();
    const known = new Set(round.spreads.map(({ id }) => id));
    const decisions = new Map(body.decisions.map((decision) => [decision.spread_id, decision]));
    for (const { spread_id, answer, comment } of decisions.values()) {
      if (!known.has(spread_id)) return refuse('invalid_request');
      if (comment === '' && (answer === 'again' || answer === 'ok_when_changed'))
        return refuse('proof_comment_required');
    }
    const rows = [...decisions.values()].map((row) => ({ ...row, person_id: person.id, carried: false, at: now }));
    await queries.putDecisions(db, rows);
    if (body.done !== undefined) await queries.setDone(db, person.id, body.done ? now : null);
    announce(round.album_id);
    if (body.done && !person.done_at) await tellMakers(proof);
    const said = await queries.listDecisions(db, [person.id]);
    return { decisions: said.map(wireDecision), done: body.done ?? person.done_at !== null };
  });

  /** Whoever asked, and the owner. */
  async function tellMakers({ person, round }: queries.OpenProof): Promise<void> {
    const owner = await members.ownerOf(round.album_id);
    const to = [...new Set([round.started_by, ...(owner ? [owner] : [])])];
    tell({ albumId: round.album_id, kind: 'proof_answered', by: null, to, excerpt: person.name || person.email });
  }
}
