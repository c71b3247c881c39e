/**
 * A sticker design as data, so that designs can live outside the code. Millimetres from the top left of the trim, W 50 or
 * 100 and H 70; angles in degrees clockwise; sizes in points. Areas at the edge reach 6 to 10 mm over the trim.
 */
export type Point = readonly [x: number, y: number];
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `A`, `B`: the two colours of the design; `P` paper; `I` ink; or a colour of its own. */
export type Ink = 'A' | 'B' | 'P' | 'I' | `#${string}`;
/** A solid tint: `share` of one ink on another. */
export interface Tint {
  readonly ink: Ink;
  readonly share: number;
  readonly on: Ink;
}
/** Colours evenly spread over the area, `direction` as in CSS. */
export interface Shine {
  readonly inks: readonly Ink[];
  readonly direction: number;
}
export type Tone = Ink | Tint | Shine;

/**
 * `band`: part of the artwork, kept without text. `bar`: only there to carry text. `tab`: only there to carry the number.
 * `frame`: lies under the picture.
 */
export type PartRole = 'band' | 'bar' | 'tab' | 'frame';
export type Part = {
  readonly role: PartRole;
  readonly fill: Tone;
  /** How far down a band goes where no text stands on it. */
  readonly sinks?: number;
} & ({ readonly points: readonly Point[] } | { readonly box: Box; readonly radius?: number });

/** Lines of text in a frame that may be turned about `origin`; x and baselines are measured in the turned frame. */
export interface Caption {
  readonly origin?: Point;
  readonly turn?: number;
  readonly align: 'left' | 'right';
  readonly x: number;
  readonly width: number;
  /** The room that is gained where the number tab is left out. */
  readonly withoutNumber?: { readonly x: number; readonly width: number };
  readonly size: number;
  /** The baseline, or with `middle` the height that the capitals are centred on. */
  readonly baseline: number;
  readonly middle?: boolean;
  /** What the text stands on: its colour is chosen to read on it. */
  readonly on: Ink;
}
export interface NameCaption extends Caption {
  /** How far down it stands where there is no position under it. */
  readonly aloneShift: number;
  readonly twoLines: { readonly baselines: readonly [number, number]; readonly width?: number };
  /** Where it stands, on one line, over a position of two. */
  readonly overTwoLines?: { readonly baseline: number; readonly size: number; readonly width?: number };
}
export interface PositionCaption extends Caption {
  /** Where it stands under a name of two lines, in a smaller size. */
  readonly underTwoLines?: { readonly baseline: number; readonly size: number };
  /** Where a long one stands on two lines; a design without it has room for one line alone. */
  readonly twoLines?: { readonly baselines: readonly [number, number]; readonly width?: number };
}

export interface StickerLayout {
  readonly photo: Box;
  /** The picture's area where there is no text under it. */
  readonly tallPhoto: Box;
  /** From the lowest to the highest; `frame` parts lie under the picture. */
  readonly parts: readonly Part[];
  readonly number: { readonly box: Box; readonly size: number; readonly on: Ink };
  readonly name: NameCaption;
  readonly position: PositionCaption;
  /** The empty cell: the tint in place of the picture, and the large number on it. */
  readonly cell: { readonly tint: Tone; readonly number: Tone; readonly centre: Point };
}

/**
 * Its variants: `textless` keeps the bands and shows the picture higher, `numberless` leaves out the tab, `full` is the
 * picture alone, `photo` the picture with its number tab.
 */
export interface StickerDesign {
  readonly id: string;
  /** Palette indices (2 to 6) of the design's inks. */
  readonly inks: { readonly A: number; readonly B: number; readonly P: number; readonly I: number };
  /** Families whose capitals are good enough to set names in. */
  readonly capitalsIn?: readonly string[];
  readonly single: StickerLayout;
  readonly double: StickerLayout;
}

export const STICKER_BLEED = 2;
