import type { Work } from '@figurina/album';
import type { HistoryPerson } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { colorOf } from '../realtime/index.ts';
import { listPeople } from './history.queries.ts';

/** Who is named in a list, in the colour of their pointer. */
export async function peopleOf(db: Kysely<Database>, subs: Iterable<string | null>): Promise<HistoryPerson[]> {
  const named = [...new Set(subs)].filter((sub) => sub !== null);
  return (await listPeople(db, named)).map(({ sub, nickname, picture }) => ({
    id: sub,
    name: nickname,
    picture,
    color: colorOf(sub, []),
  }));
}

export function subsIn(work: readonly Work[]): string[] {
  return work.map(({ by }) => by);
}
