/** Distances in millimetres, sizes in points, colours of the house. */
export const MARGIN = 20;
export const TEXT = 10;
export const SMALL = 8;
export const MUTED = '#275e50';
export const PAPER_END = 262;
/** Where the columns of amounts end. */
export const COLUMNS = { item: 20, itemWidth: 112, quantity: 152, amount: 190 } as const;

/** In groups of four. */
export function spacedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
