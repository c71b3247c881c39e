import type { ProofDecision, PublicProof } from '@figurina/contract';

export const PROOF_FILTERS = ['changed', 'open', 'all'] as const;
export type ProofFilter = (typeof PROOF_FILTERS)[number];
type Spreads = PublicProof['spreads'];

/** Of a filter: all, those that show something new, those without an answer. A comment is none. */
export function wantedSpreads(
  spreads: Spreads,
  decisions: ReadonlyMap<string, Pick<ProofDecision, 'answer'>>,
  filter: ProofFilter,
): Spreads {
  if (filter === 'all') return spreads;
  if (filter === 'changed') return spreads.filter(({ changed }) => changed);
  return spreads.filter(({ id }) => (decisions.get(id)?.answer ?? null) === null);
}
