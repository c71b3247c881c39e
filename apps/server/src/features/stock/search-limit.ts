import type { Counters } from '../../platform/counters/counters.ts';

const SEARCHES_A_MINUTE = 60;

/** So many searches a minute a person, over all servers: what Pexels allows is shared by all of them. */
export function createSearchLimit(counters: Pick<Counters, 'add'>): (person: string) => Promise<boolean> {
  return async (person) => {
    const [count = 0] = await counters.add([`stock search ${person}`], 60_000);
    return count <= SEARCHES_A_MINUTE;
  };
}
