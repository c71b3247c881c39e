import type { Flaw, PrintedAlbum, PrintedSpread } from './printed-album.ts';
import { sentencesIn, wordsIn } from './words.ts';

/** Albums of more people have more spreads than a blueprint has grids. */
const SMALL = 24;

/**
 * Spreads with the words and drawings of an earlier one, whoever is on them. What says nothing may come again where it must:
 * how a chapter begins, and the grids of large albums, in small ones not on the next spread.
 */
export function spreadsAlike({ document, spreads }: PrintedAlbum): Flaw[] {
  const seen = new Map<string, number>();
  const isSmall = document.stickers.size < SMALL;
  return spreads.flatMap((spread, index) => {
    if (spread.isCover || isEmpty(spread)) return [];
    const look = lookOf(spread);
    const before = seen.get(look);
    seen.set(look, spread.at);
    if (before === undefined) return [];
    const isOpener = spreads[index - 1]?.section !== spread.section;
    const isNext = isSmall && before === spread.at - 1;
    const mayComeAgain = isQuiet(spread) && (isOpener || (spread.cells.length > 0 && !isNext));
    return mayComeAgain ? [] : [{ spread: spread.at, words: `as spread ${before}` }];
  });
}

function isQuiet({ texts }: PrintedSpread): boolean {
  return texts.every(({ words }) => sentencesIn(words).length === 0);
}

/** Neither word nor drawing: that is another rule's. */
function isEmpty({ nodes, texts }: PrintedSpread): boolean {
  return !nodes.some(({ node }) => node.type === 'Image') && texts.flatMap(({ words }) => wordsIn(words)).length === 0;
}

function lookOf({ nodes, texts, cells }: PrintedSpread): string {
  const drawings = nodes.flatMap(({ node, box }) =>
    node.type === 'Image' ? [`${node.props.image} ${Math.round(box.x)} ${Math.round(box.y)}`] : [],
  );
  return JSON.stringify([texts.map(({ words }) => words), drawings, cells.length > 0]);
}
