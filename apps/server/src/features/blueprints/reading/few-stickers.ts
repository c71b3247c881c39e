import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** Albums of fewer people than that are small. */
const SMALL = 24;
/** On so many spreads as this many people could fill, at the least... */
const PEOPLE_A_SPREAD = 3;
/** ...but on no more than this share of all. */
const SHARE = 0.5;

/** Small albums in whose chapters of people too few of the spreads carry stickers. */
export function fewStickers({ document, spreads }: PrintedAlbum): Flaw[] {
  const peopled = new Set(spreads.filter(({ cells }) => cells.length > 0).map(({ section }) => section));
  const inner = spreads.filter(({ isCover, section }) => !isCover && peopled.has(section));
  const carrying = inner.filter(({ cells }) => cells.length > 0).length;
  const wanted = Math.min(Math.floor(inner.length * SHARE), Math.ceil(document.stickers.size / PEOPLE_A_SPREAD));
  return document.stickers.size < SMALL && carrying < wanted
    ? [{ spread: 1, words: `${carrying} of ${inner.length}, not ${wanted}` }]
    : [];
}
