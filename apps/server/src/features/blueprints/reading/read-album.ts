/** Reads an album that was made of a blueprint as whoever pays for it will, and says what must not be printed. */
import type { AlbumDocument, AlbumLanguage, Layout } from '@figurina/album';
import { badTyping } from './bad-typing.ts';
import { bareFrames } from './bare-frames.ts';
import { bareSpreads } from './bare-spreads.ts';
import { brokenWords } from './broken-words.ts';
import { coveredWords } from './covered-words.ts';
import { crossedWords } from './crossed-words.ts';
import { drawnPlaces } from './drawn-places.ts';
import type { Excused } from './excused.ts';
import { fewStickers } from './few-stickers.ts';
import { filledByHand } from './filled-by-hand.ts';
import { hintPrinted } from './hint-printed.ts';
import { inventedFigures } from './invented-figures.ts';
import { lonelyCells } from './lonely-cells.ts';
import { mixedAddress } from './mixed-address.ts';
import { motifsAgain } from './motifs-again.ts';
import { openersAlike } from './openers-alike.ts';
import { type Flaw, type PrintedAlbum, printedAlbum } from './printed-album.ts';
import { refusedPhrases, type RefusedWords, unfitWords } from './refused-words.ts';
import { sentenceTwice } from './sentence-twice.ts';
import { smallPrint } from './small-print.ts';
import { spreadsAlike } from './spreads-alike.ts';
import { unevenShares } from './uneven-shares.ts';
import { unnumberedPlaces } from './unnumbered-places.ts';

export interface AlbumToRead {
  readonly document: AlbumDocument;
  readonly language: AlbumLanguage;
  /** The blueprint's own. */
  readonly layouts: readonly Layout[];
  /** What the makers answered, each as it is printed. */
  readonly answers: readonly string[];
  readonly refused: RefusedWords;
  readonly excused: Excused;
}

type Rule = (album: PrintedAlbum, read: AlbumToRead) => Flaw[];
const RULES = {
  hint: (album, { refused }) => hintPrinted(album, refused),
  twice: sentenceTwice,
  openers: (album, { layouts }) => openersAlike(album, layouts.filter(({ role }) => role === 'opener').length),
  alike: spreadsAlike,
  motif: (album, { excused }) => motifsAgain(album, excused.isCarried),
  place: unnumberedPlaces,
  drawn: (album, { layouts, excused }) => drawnPlaces(album, layouts, excused.isGround),
  lonely: lonelyCells,
  uneven: unevenShares,
  hand: (album, { layouts }) => filledByHand(album, layouts),
  frame: bareFrames,
  covered: coveredWords,
  crossed: crossedWords,
  bare: bareSpreads,
  few: fewStickers,
  size: smallPrint,
  broken: brokenWords,
  figure: (album, { excused }) => inventedFigures(album, excused.figures),
  phrase: (album, { refused }) => refusedPhrases(album, refused),
  unfit: (album, { refused }) => unfitWords(album, refused),
  address: mixedAddress,
  typing: badTyping,
} satisfies Record<string, Rule>;

export type ReadingRule = keyof typeof RULES;
export const READING_RULES = Object.keys(RULES) as ReadingRule[];

export interface ReadingFinding extends Flaw {
  readonly rule: ReadingRule;
  /** The layout that the spread was made from, or the id that it has in the blueprint. */
  readonly layout: string;
}

export function readAlbum(read: AlbumToRead): ReadingFinding[] {
  const album = printedAlbum(read.document, read.language, read.answers);
  return READING_RULES.flatMap((rule) =>
    RULES[rule](album, read).map((flaw) => {
      const spread = album.spreads[flaw.spread - 1]!;
      const name = spread.isCover ? 'cover' : (spread.layout ?? spread.id);
      return { ...flaw, rule, layout: name };
    }),
  );
}
