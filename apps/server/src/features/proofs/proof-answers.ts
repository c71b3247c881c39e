/** Rounds as the API shows them. */
import type { ProofDecision, ProofPerson, ProofRound } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import * as queries from './proofs.queries.ts';
import type { ProofDecisionRow, ProofPersonRow, RoundSpread } from './proofs.tables.ts';

export async function wireRounds(db: Kysely<Database>, rounds: readonly queries.Round[]): Promise<ProofRound[]> {
  const people = await queries.listPeople(
    db,
    rounds.map(({ id }) => id),
  );
  const decisions = await queries.listDecisions(
    db,
    people.map(({ id }) => id),
  );
  return rounds.map(({ id, number, message, deadline, started_by_name, created_at, closed_at, spreads }) => ({
    id,
    number,
    message,
    deadline,
    started_by: started_by_name,
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    spreads: spreads.map(wireSpread),
    people: people
      .filter(({ round_id }) => round_id === id)
      .map((person) =>
        wirePerson(
          person,
          decisions.filter(({ person_id }) => person_id === person.id),
        ),
      ),
  }));
}

function wirePerson(person: ProofPersonRow, decisions: readonly ProofDecisionRow[]): ProofPerson {
  const { id, name, email, opened_at, done_at, reminded_at, withdrawn_at } = person;
  return {
    id,
    name: name || email,
    email,
    opened: opened_at !== null,
    done_at: done_at?.toISOString() ?? null,
    reminded_at: reminded_at?.toISOString() ?? null,
    withdrawn: withdrawn_at !== null,
    decisions: decisions.map(wireDecision),
  };
}

export function wireSpread({ id, pages, changed }: RoundSpread): ProofRound['spreads'][number] {
  return { id, pages, changed };
}

export function wireDecision({ spread_id, answer, comment, carried }: ProofDecisionRow): ProofDecision {
  return { spread_id, answer, comment, carried };
}
