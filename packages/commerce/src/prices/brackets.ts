/** A price that holds from this piece on (1 is the first), up to the next bracket. */
export interface Bracket {
  readonly from: number;
}

/**
 * What `quantity` pieces cost. Brackets are marginal, as with income tax: only the pieces beyond a threshold cost the next
 * price, so that more of something never costs less. Source: shop 3.2.
 */
export function priceOf<B extends Bracket>(
  brackets: readonly B[],
  quantity: number,
  each: (bracket: B) => number,
): number {
  return brackets.reduce((price, bracket, at) => {
    const end = Math.min(quantity, (brackets[at + 1]?.from ?? Infinity) - 1);
    return price + Math.max(0, end - bracket.from + 1) * each(bracket);
  }, 0);
}
