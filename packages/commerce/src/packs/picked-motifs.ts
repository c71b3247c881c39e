/** Motifs that are made in numbers of their own, named by the first of the numbers that the album shows beside them. */
export interface PickedMotif {
  readonly number: number;
  readonly quantity: number;
}

/** All of them together, in the order of their numbers. */
export function addPicked(lists: readonly (readonly PickedMotif[])[]): PickedMotif[] {
  const sums = new Map<number, number>();
  for (const { number, quantity } of lists.flat()) sums.set(number, (sums.get(number) ?? 0) + quantity);
  return [...sums].map(([number, quantity]) => ({ number, quantity })).toSorted((a, b) => a.number - b.number);
}

/** `3x52,7x1`: as an export is told. */
export function writePicked(motifs: readonly PickedMotif[]): string {
  return motifs.map(({ number, quantity }) => `${number}x${quantity}`).join(',');
}

/** What is none of it is left out. */
export function readPicked(text: string): PickedMotif[] {
  return [...text.matchAll(/(\d+)x(\d+)/g)].map(([, number, quantity]) => ({
    number: Number(number),
    quantity: Number(quantity),
  }));
}
