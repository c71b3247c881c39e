/** The plates of the press, in the order of their channels, and the cutter's. */
export const PROCESS = ['cyan', 'magenta', 'yellow', 'black'] as const;
export const PLATES = [...PROCESS, 'cut'] as const;
export type Plate = (typeof PLATES)[number];
