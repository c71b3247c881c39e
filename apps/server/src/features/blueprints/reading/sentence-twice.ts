import type { Flaw, PrintedAlbum } from './printed-album.ts';
import { sentencesIn } from './words.ts';

/** Sentences that stand in an album already; what differs by an automatic text alone is the same. */
export function sentenceTwice({ spreads }: PrintedAlbum): Flaw[] {
  const seen = new Map<string, number>();
  return spreads.flatMap(({ at, texts }) =>
    texts.flatMap(({ words }) =>
      sentencesIn(words).flatMap(({ said, key }) => {
        const before = seen.get(key);
        seen.set(key, before ?? at);
        return before === undefined ? [] : [{ spread: at, words: said }];
      }),
    ),
  );
}
