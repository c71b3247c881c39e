/** Rounds, for those who start them. */
import {
  changeProofRound,
  listProofRounds,
  remindProofPeople,
  startProofRound,
  withdrawProofPerson,
  type ProofRound,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { type Caller, nameOf } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { wireRounds } from './proof-answers.ts';
import type { ProofsParts } from './proofs-parts.ts';
import * as queries from './proofs.queries.ts';
import { remind } from './remind.ts';
import { spreadsOf } from './round-copy.ts';
import { startRound } from './start-round.ts';

export function serveProofs(http: FastifyInstance, parts: ProofsParts): void {
  const { db, clock, documents, access, tell, announce } = parts;

  async function find(albumId: string, id: string, caller: Caller): Promise<queries.Round | Refusal> {
    const actor = await access(albumId, caller, 'startProof');
    if (isRefusal(actor)) return actor;
    return (await queries.findRound(db, albumId, id)) ?? refuse('not_found');
  }
  async function wire(albumId: string, id: string): Promise<ProofRound | Refusal> {
    const round = await queries.findRound(db, albumId, id);
    const [wired] = round ? await wireRounds(db, [round]) : [];
    return wired ?? refuse('not_found');
  }

  route(http, listProofRounds, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'startProof');
    if (isRefusal(actor)) return actor;
    const [head, current, rounds] = await Promise.all([
      queries.findHead(db, id),
      documents.readDocument(id),
      queries.listRounds(db, id),
    ]);
    if (!head || !current) return refuse('not_found');
    const meta = { id, title: head.title, releaseDate: head.release_date, language: head.language };
    const [newest] = rounds;
    const now = newest && spreadsOf(current.document, meta, newest.spreads);
    return {
      proof_rounds: await wireRounds(db, rounds),
      changed_since: now ? now.filter(({ changed }) => changed).length : null,
    };
  });

  route(http, startProofRound, async ({ params: { id }, body, caller }) => {
    const actor = await access(id, caller, 'startProof');
    if (isRefusal(actor)) return actor;
    const started = await startRound(parts, id, caller, body.proof_round);
    if (isRefusal(started)) return started;
    announce(id);
    const { members, notSent } = started;
    if (members.length > 0) tell({ albumId: id, kind: 'proof_asked', by: caller.id, to: members });
    const round = await wire(id, started.id);
    return isRefusal(round) ? round : { proof_round: round, not_sent: [...notSent] };
  });

  route(http, changeProofRound, async ({ params, body: { proof_round: change }, caller }) => {
    const round = await find(params.id, params.round, caller);
    if (isRefusal(round)) return round;
    if (round.closed_at) return refuse('proof_round_closed');
    if (change.deadline !== undefined) await queries.setDeadline(db, round.id, change.deadline);
    if (change.closed) await queries.closeRounds(db, { albumId: params.id, id: round.id }, clock.now());
    announce(params.id);
    const changed = await wire(params.id, round.id);
    return isRefusal(changed) ? changed : { proof_round: changed };
  });

  route(http, remindProofPeople, async ({ params, body, caller }) => {
    const round = await find(params.id, params.round, caller);
    if (isRefusal(round)) return round;
    if (round.closed_at) return refuse('proof_round_closed');
    const reminded = await remind(parts, round, nameOf(caller), body.people);
    if (isRefusal(reminded)) return reminded;
    announce(params.id);
    const emails = reminded.map(({ email }) => email);
    const members = emails.length > 0 ? await queries.listKnown(db, params.id, emails) : [];
    if (members.length > 0)
      tell({ albumId: params.id, kind: 'proof_reminder', by: caller.id, to: members.map(({ sub }) => sub) });
    const changed = await wire(params.id, round.id);
    return isRefusal(changed) ? changed : { sent: reminded.length, proof_round: changed };
  });

  route(http, withdrawProofPerson, async ({ params, caller }) => {
    const round = await find(params.id, params.round, caller);
    if (isRefusal(round)) return round;
    if (!(await queries.withdrawPerson(db, round.id, params.person, clock.now()))) return refuse('not_found');
    announce(params.id);
    const changed = await wire(params.id, round.id);
    return isRefusal(changed) ? changed : { proof_round: changed };
  });
}
