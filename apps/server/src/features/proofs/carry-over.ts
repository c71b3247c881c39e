import type { ProofAnswer } from '@figurina/contract';

interface Said {
  readonly spread_id: string;
  readonly answer: ProofAnswer | null;
  readonly comment: string;
}

/**
 * What somebody said in the round before that holds in the next one: all of it while the spread shows the same; of a
 * spread that was changed, that no second look was wanted. Comments alone stay behind.
 */
export function carriedOver(
  decisions: readonly Said[],
  changed: ReadonlySet<string>,
  spreads: ReadonlySet<string>,
): Said[] {
  return decisions.flatMap(({ spread_id, answer, comment }): Said[] => {
    if (answer === null || !spreads.has(spread_id)) return [];
    if (!changed.has(spread_id)) return [{ spread_id, answer, comment }];
    return answer === 'ok_when_changed' ? [{ spread_id, answer: 'ok', comment }] : [];
  });
}
