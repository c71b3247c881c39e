import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** Typewriter's signs: straight quotes, dots in place of an ellipsis, two spaces, a hyphen as a dash, a space before a full stop. */
const SIGNS = [/["']/, /\.\.\./, /[^\s] {2,}[^\s]/, /(?<=[\p{L}\d]) - (?=[\p{L}\d])/u, /(?<=\p{L}) [.,]/u];

export function badTyping({ spreads }: PrintedAlbum): Flaw[] {
  return spreads.flatMap(({ at, texts }) =>
    texts.flatMap(({ words }) => (SIGNS.some((sign) => sign.test(words)) ? [{ spread: at, words }] : [])),
  );
}
