import type { Flaw, PrintedAlbum, PrintedSpread } from './printed-album.ts';
import { SENTENCE, wordsIn } from './words.ts';

/** Spreads with the words and drawings of an earlier one, whoever is on them. Grids without words may come again. */
export function spreadsAlike({ spreads }: PrintedAlbum): Flaw[] {
  const seen = new Map<string, number>();
  return spreads.flatMap((spread) => {
    const key = lookOf(spread);
    if (key === null) return [];
    const before = seen.get(key);
    seen.set(key, before ?? spread.at);
    return before === undefined ? [] : [{ spread: spread.at, words: `as spread ${before}` }];
  });
}

/** Null for what has too few words to be known by. */
function lookOf({ isCover, cells, nodes, texts }: PrintedSpread): string | null {
  const said = texts.map(({ words }) => words);
  const drawings = nodes.flatMap(({ node, box }) =>
    node.type === 'Image' ? [`${node.props.image} ${Math.round(box.x)} ${Math.round(box.y)}`] : [],
  );
  const isQuiet = said.flatMap(wordsIn).length < SENTENCE;
  if (isCover || (isQuiet && (cells.length > 0 || drawings.length === 0))) return null;
  return JSON.stringify([said, drawings]);
}
