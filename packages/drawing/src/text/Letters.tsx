import { drawable, splitEmoji } from '@figurina/album';
import { blankWidth } from '../fonts/blank-font.ts';
import { createContext, use, type ReactNode } from 'react';

/** Pictures of emoji by the emoji: for paper, where letters in colour would be drawings without a name. */
export const EmojiPictures = createContext<ReadonlyMap<string, string>>(new Map());

/** Words as they are drawn: each emoji in its font, and a sign in the place of what no font has. */
export function Letters({ words }: { words: string }): ReactNode {
  const pictures = use(EmojiPictures);
  const drawn = drawable(words);
  const pieces = splitEmoji(drawn);
  if (!pieces.some(({ isEmoji }) => isEmoji)) return drawn;
  return pieces.map((piece, index) => {
    if (!piece.isEmoji) return piece.words;
    const picture = pictures.get(piece.words);
    if (picture === undefined)
      return (
        <span key={index} className="fg-emoji">
          {piece.words}
        </span>
      );
    // Hidden, it keeps its place and is not printed; without looks, it is found in the file.
    return (
      <span key={index} className="fg-emoji" style={{ backgroundImage: `url("${picture}")` }}>
        {/* It takes no room, and lines break around it as around the hidden one. */}
        <span className="fg-blank" style={{ marginInlineEnd: `-${blankWidth(piece.words)}em` }}>
          {piece.words}
        </span>
        <span className="fg-hidden">{piece.words}</span>
      </span>
    );
  });
}
