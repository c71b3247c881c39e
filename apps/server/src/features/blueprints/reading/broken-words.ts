import { breaksWord } from './fitted-points.ts';
import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** Texts with a word that does not fit on a line: it would break between any two letters. Lines to write on may. */
export function brokenWords({ spreads }: PrintedAlbum): Flaw[] {
  return spreads.flatMap(({ at, texts }) =>
    texts.flatMap(({ node, words, shown }) =>
      breaksWord(shown.replaceAll(/_+/g, ''), node.props) ? [{ spread: at, words }] : [],
    ),
  );
}
