import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** Typewriter's signs: straight quotes, dots in place of an ellipsis, two spaces but before a line to write on, a hyphen as a dash, a space before a full stop. */
const SIGNS = [/["']/, /\.\.\./, /[^\s] {2,}[^\s_]/, /(?<=[\p{L}\d]) - (?=[\p{L}\d])/u, /(?<=\p{L}) [.,]/u];

export function badTyping({ spreads }: PrintedAlbum): Flaw[] {
  return spreads.flatMap(({ at, texts }) =>
    texts.flatMap(({ words }) => (SIGNS.some((sign) => sign.test(words)) ? [{ spread: at, words }] : [])),
  );
}
