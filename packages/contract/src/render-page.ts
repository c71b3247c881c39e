/**
 * What the render page tells the program that prints it, as `window.figurinaRender`. The page lays every sheet out with
 * its trim box `SHEET_MARGIN_MM` in from the top left of a page that is larger by that margin all around (sheets are
 * oversized because Chromium rounds page sizes to whole pixels; the exact boxes are set afterwards).
 */
import type { CutBox, ExactInk } from '@figurina/album';

export const SHEET_MARGIN_MM = 10;

export interface RenderSheet {
  /** `page 12`, `spread 3`, `cover outside`, `sticker 27`: for messages and file names. */
  readonly label: string;
  /** Trimmed size in mm. */
  readonly width: number;
  readonly height: number;
  /** Bleed in mm around the trim, 0 without. */
  readonly bleed: number;
  /** Where it is folded, in mm from the left edge of the trim. */
  readonly folds?: readonly number[];
  /** Of a sticker: its numbers in the album. */
  readonly numbers?: readonly number[];
  /** Where it is cut, in mm from the top left of the trim. */
  readonly cuts?: readonly CutBox[];
}

/** Set on the page's window by whoever prints it: hears how much of the page is there, 0 to 1. */
export type OnRenderProgress = (progress: number) => void;

/**
 * Set there as well: takes a WOFF2 font apart, both in base64. The page has no need to: the policy of pages would have to let
 * it run code that it makes of texts.
 */
export type UnpackFont = (woff2: string) => Promise<string>;

export interface RenderPageState {
  readonly state: 'loading' | 'ready' | 'error';
  /** What went wrong, for the log. */
  readonly message: string | null;
  /** Whether what went wrong is that the album names something that does not exist: trying again cannot help. */
  readonly isMissing: boolean;
  /** The pictures that do not exist or cannot be read, by their ids: for whoever knows whom they show. */
  readonly faultyPictures?: readonly string[];
  readonly sheets: readonly RenderSheet[];
  /** The font families that the sheets use. */
  readonly fonts: readonly string[];
  /** Colours (`#rrggbb`) whose letters are printed with black ink alone. */
  readonly blackText: readonly string[];
  /** Colours (`#rrggbb`) with the inks, in percent, that everything in them is printed with. */
  readonly inks: readonly ExactInk[];
  /** The pictures on the sheets and what they are there for. */
  readonly images: readonly { readonly id: string; readonly purpose: 'sticker' | 'background' | 'emoji' }[];
}
