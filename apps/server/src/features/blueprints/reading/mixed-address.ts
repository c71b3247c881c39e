import type { AlbumLanguage } from '@figurina/album';
import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** How each language addresses somebody formally, and how it does not; null where nobody can tell them apart. */
const ADDRESS: Readonly<Record<AlbumLanguage, { readonly formal: RegExp; readonly familiar: RegExp } | null>> = {
  de: {
    // At the beginning of a sentence it may be “they” and “her”.
    formal: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre[mnrs]?|Ihr)(?![\p{L}])/u,
    familiar: /(?<![\p{L}])(?:du|dich|dir|deine?[mnrs]?|euch|euer|eure[mnrs]?)(?![\p{L}])/iu,
  },
  en: null,
  // The plural is both.
  fr: null,
  it: {
    formal: /(?<=[\p{L},] )(?:Lei|Suo|Sua|Vostr[aeio])(?![\p{L}])/u,
    familiar: /(?<![\p{L}])(?:tu|tuo|tua|tuoi|tue|voi|vostr[aeio])(?![\p{L}])/u,
  },
  pl: {
    // “Państwa, miasta” is a game, of states and towns.
    formal: /(?<![\p{L}])(?:Pan|Pani|Państwo|Państwa(?!, miasta)|Państwu)(?![\p{L}])/u,
    familiar: /(?<![\p{L}])(?:ty|ciebie|twój|twoja|twoje|wy|was|wam|wasz[aey]?)(?![\p{L}])/iu,
  },
};

/** Formal address in an album that is on familiar terms elsewhere. */
export function mixedAddress({ language, spreads }: PrintedAlbum): Flaw[] {
  const address = ADDRESS[language];
  if (!address) return [];
  const { formal, familiar } = address;
  const all = spreads.flatMap(({ at, texts }) => texts.map(({ words }) => ({ spread: at, words })));
  return all.some(({ words }) => familiar.test(words)) ? all.filter(({ words }) => formal.test(words)) : [];
}
