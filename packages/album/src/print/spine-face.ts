import type { AlbumDocument, AlbumLanguage, AlbumMeta } from '../document/album.ts';
import type { Paint } from '../document/paint.ts';
import { readableInk } from '../palette/readable-ink.ts';
import { resolvePaint } from '../palette/resolve-color.ts';
import { PAGE, spreadOrder } from './page-size.ts';
import { SPINE_TEXT_FROM } from './spine.ts';

/** Room around the words of a spine, in mm: the fold and the cut may each be off a little (P27). */
export const SPINE_TO_FOLD = 2;
export const SPINE_TO_EDGE = 5;

/** How far letters reach above and below their line, in font sizes: with accents, and with tails. */
export const LETTER_REACH = { above: 0.93, below: 0.22 } as const;
const POINT = 25.4 / 72;

/** The size in points of letters that fill a room across a spine, in mm. */
export function spineLetters(across: number): number {
  return across / (LETTER_REACH.above + LETTER_REACH.below) / POINT;
}

/** What is printed on the spine of the softcover. */
export interface SpineFace {
  /** Empty where there is no room for words, or none are wanted. */
  readonly text: string;
  readonly fill: Paint;
  readonly fillOpacity: number;
  /** Colour of the words: what reads best on the ground. */
  readonly ink: string;
  /** Where the words may lie, in mm: across the spine and along it. */
  readonly room: { readonly across: number; readonly along: number };
  /** Degrees that the words are turned by: English titles run down the spine, those of the other languages up. */
  readonly turn: 90 | -90;
}

/** `spine` in mm. */
export function spineFace(
  document: AlbumDocument,
  { title, language }: Pick<AlbumMeta, 'title' | 'language'>,
  spine: number,
): SpineFace {
  const root = document.nodes.get(document.rootId);
  const own = root?.type === 'Root' ? root.props : null;
  const front = document.nodes.get(spreadOrder(document)[0] ?? document.rootId);
  const { fill, fillOpacity } = own?.fill != null || front?.type !== 'Spread' ? plain(own?.fill) : front.props;
  const words = (own?.spineText ?? title).replaceAll(/\s+/g, ' ').trim();
  return {
    text: spine >= SPINE_TEXT_FROM ? words : '',
    fill,
    fillOpacity,
    ink: inkOn(resolvePaint(document.colors, fill), fillOpacity),
    room: { across: roomAcross(spine), along: PAGE.height - 2 * SPINE_TO_EDGE },
    turn: turnOf(language),
  };
}

/** Between both folds, in mm. */
export function roomAcross(spine: number): number {
  return Math.max(0, spine - 2 * SPINE_TO_FOLD);
}

function plain(fill: Paint | undefined): { readonly fill: Paint; readonly fillOpacity: number } {
  return { fill: fill ?? null, fillOpacity: 1 };
}

/** On a gradient the colour in its middle counts; on no ground the paper does. */
function inkOn(colors: readonly string[], opacity: number): string {
  const ground = colors[Math.floor(colors.length / 2)];
  return readableInk(ground === undefined || opacity < 0.5 ? '#ffffff' : ground);
}

function turnOf(language: AlbumLanguage): 90 | -90 {
  return language === 'en' ? 90 : -90;
}
