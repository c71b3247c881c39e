import type { Flaw, PrintedAlbum } from './printed-album.ts';
import { SENTENCE, wordsIn } from './words.ts';

/** So many shapes are a drawing. */
const SHAPES = 6;

/** Spreads with neither stickers nor a drawing nor a sentence: an empty sheet with the name of a chapter. */
export function bareSpreads({ spreads }: PrintedAlbum): Flaw[] {
  return spreads
    .filter(({ isCover, cells, nodes, texts }) => {
      const pictures = nodes.some(({ node }) => node.type === 'Image' && node.props.image !== null);
      const shapes = nodes.filter(({ node }) => node.type !== 'Text' && node.type !== 'Image').length;
      const words = texts.flatMap((text) => wordsIn(text.words)).length;
      return !isCover && cells.length === 0 && !pictures && shapes < SHAPES && words < SENTENCE;
    })
    .map(({ at }) => ({ spread: at, words: '' }));
}
