import type { PrintedAlbum, PrintedSpread, PrintedText, Flaw } from './printed-album.ts';
import type { RefusedWords } from './refused-words.ts';
import { says } from './words.ts';

/** What a designer calls the words in an empty frame (`HINT` in scripts/content/builder.ts). */
const HINT = 'Foto-Hinweis';
/** So much of a text under a frame is covered by its photo: it was meant for whoever puts one in. */
const COVERED = 0.6;

/** Words for whoever makes the album, on paper: named as a hint, half under an empty frame, or sounding like one. */
export function hintPrinted({ spreads }: PrintedAlbum, { hints }: RefusedWords): Flaw[] {
  return spreads.flatMap((spread) =>
    spread.texts
      .filter(
        (text) =>
          text.node.props.name === HINT ||
          /\{answer-[a-z-]+\}/.test(text.words) ||
          hints.some((hint) => says(text.words, hint)) ||
          isUnderFrame(spread, text),
      )
      .map(({ words }) => ({ spread: spread.at, words })),
  );
}

function isUnderFrame({ nodes }: PrintedSpread, { node: words, box }: PrintedText): boolean {
  if (words.props.template === null) return false;
  const at = nodes.findIndex(({ node }) => node.id === words.id);
  return nodes.slice(at + 1).some(({ node, box: frame }) => {
    if (node.type !== 'Image' || node.props.image !== null) return false;
    const wide = Math.min(box.x + box.width, frame.x + frame.width) - Math.max(box.x, frame.x);
    const high = Math.min(box.y + box.height, frame.y + frame.height) - Math.max(box.y, frame.y);
    return wide > 0 && high > 0 && wide * high > COVERED * box.width * box.height;
  });
}
