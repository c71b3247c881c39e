import type { ProofAnswer, ProofRound } from '@figurina/contract';

export interface Wish {
  readonly key: string;
  readonly spread: string;
  readonly pages: string;
  readonly name: string;
  readonly answer: ProofAnswer | null;
  readonly comment: string;
}

/** What a round leaves to be done, in the order of the pages: everything but a plain OK without a word. */
export function wishesOf({ spreads, people }: Pick<ProofRound, 'spreads' | 'people'>): Wish[] {
  return spreads.flatMap(({ id: spread, pages }) =>
    people.flatMap(({ id, name, decisions, withdrawn }) =>
      decisions
        .filter(({ spread_id, answer, comment }) => spread_id === spread && (answer !== 'ok' || comment !== ''))
        .filter(() => !withdrawn)
        .map(({ answer, comment }) => ({ key: `${spread} ${id}`, spread, pages, name, answer, comment })),
    ),
  );
}
