/** Sheets that carry several stickers: what lies where on each, in mm from the top left of its trim. */
export interface SheetPlan {
  /** Which stickers are on it: in marks, messages and file names. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Where the cutter goes: the same on all sheets of a file, also around places that stay empty. */
  readonly cuts: readonly CutBox[];
  readonly stickers: readonly PlacedSticker[];
  /** Sheets without stickers that belong to the one before: their words, a line each. */
  readonly words?: readonly string[];
}

export interface CutBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedSticker {
  /** The first of its numbers. */
  readonly number: number;
  /** Its trim's top left. */
  readonly x: number;
  readonly y: number;
}

/** A sticker that is to be put on sheets. */
export interface SheetSticker {
  readonly numbers: readonly number[];
  readonly double: boolean;
}

/** The sheets that stickers are put on, in mm. */
export interface GangSettings {
  readonly paper: { readonly width: number; readonly height: number };
  /** What is left between the bleeds of two stickers. */
  readonly gap: number;
  /** What the paper needs around the stickers, for bleed and marks. */
  readonly around: number;
}
