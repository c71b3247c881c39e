/** The plates of the press, in the order of their channels, that of an ink of its own, and the cutter's. */
export const PROCESS = ['cyan', 'magenta', 'yellow', 'black'] as const;
export const PLATES = [...PROCESS, 'spot', 'cut'] as const;
export type Plate = (typeof PLATES)[number];

/** Where an ink stands among those that the press prints; -1 for the cutter's, which no ink covers. */
export function channelOf(plate: Plate): number {
  return plate === 'cut' ? -1 : PLATES.indexOf(plate);
}

/** What the plates of inks of their own are called in a file. */
export interface OwnPlates {
  readonly cut: string;
  readonly spot: string | null;
}
