import type { Flaw, PrintedAlbum, PrintedSpread } from './printed-album.ts';
import { SENTENCE, wordsIn } from './words.ts';

/** Chapters that begin like an earlier one, by their words or, without any, by their drawings while others are left. */
export function openersAlike({ document, spreads }: PrintedAlbum, openers: number): Flaw[] {
  const first = [...Map.groupBy(spreads, ({ section }) => section).values()]
    .map(([spread]) => spread!)
    .filter(({ isCover, section, cells }) => !isCover && cells.length === 0 && !isStatic(document.nodes.get(section)!));
  const seen = new Set<string>();
  return first.flatMap((spread, index) => {
    const words = wordsOf(spread);
    const drawings = drawingsOf(spread);
    const saysMuch = words.length >= SENTENCE;
    const key = saysMuch ? words.join(' ') : index < openers && drawings.length > 0 ? drawings.join(' ') : null;
    if (key === null) return [];
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain ? [{ spread: spread.at, words: saysMuch ? words.slice(0, 12).join(' ') : drawings.join(', ') }] : [];
  });
}

function isStatic({ props }: { readonly props: object }): boolean {
  return 'static' in props && props.static === true;
}

function wordsOf({ texts }: PrintedSpread): string[] {
  return texts.flatMap(({ words }) => wordsIn(words)).map((word) => word.toLowerCase());
}

function drawingsOf({ nodes }: PrintedSpread): string[] {
  const images = nodes.flatMap(({ node }) => (node.type === 'Image' && node.props.image ? [node.props.image] : []));
  return [...new Set(images)].sort();
}
