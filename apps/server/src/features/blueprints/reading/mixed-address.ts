import type { AlbumLanguage } from '@figurina/album';
import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** How each language addresses somebody formally, and how it does not. French plural is both: nobody can tell it apart. */
const FORMAL: Partial<Record<AlbumLanguage, RegExp>> = {
  // At the beginning of a sentence it may be “they” and “her”.
  de: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre[mnrs]?|Ihr)(?![\p{L}])/u,
  it: /(?<=[\p{L},] )(?:Lei|Suo|Sua|Vostr[aeio])(?![\p{L}])/u,
  // “Państwa, miasta” is a game, of states and towns.
  pl: /(?<![\p{L}])(?:Pan|Pani|Państwo|Państwa(?!, miasta)|Państwu)(?![\p{L}])/u,
};
const FAMILIAR: Partial<Record<AlbumLanguage, RegExp>> = {
  de: /(?<![\p{L}])(?:du|dich|dir|deine?[mnrs]?|euch|euer|eure[mnrs]?)(?![\p{L}])/iu,
  it: /(?<![\p{L}])(?:tu|tuo|tua|tuoi|tue|voi|vostr[aeio])(?![\p{L}])/u,
  pl: /(?<![\p{L}])(?:ty|ciebie|twój|twoja|twoje|wy|was|wam|wasz[aey]?)(?![\p{L}])/iu,
};

/** Formal address in an album that is on familiar terms elsewhere. */
export function mixedAddress({ language, spreads }: PrintedAlbum): Flaw[] {
  const [formal, familiar] = [FORMAL[language], FAMILIAR[language]];
  if (!formal || !familiar) return [];
  const all = spreads.flatMap(({ at, texts }) => texts.map(({ words }) => ({ spread: at, words })));
  return all.some(({ words }) => familiar.test(words)) ? all.filter(({ words }) => formal.test(words)) : [];
}
