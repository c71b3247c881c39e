import { cssMatrix, drawable, isRightToLeft, scaling, splitEmoji } from '@figurina/album';
import { Fragment, use, type ReactNode } from 'react';
import { cssFontFamily } from '../fonts/resolve-font.ts';
import { EmojiPictures } from '../text/Letters.tsx';
import { measureWords } from '../text/measure-words.ts';
import { KT, POINT } from '../units.ts';
import { EMOJI_BOX } from './emoji-box.ts';
import { THIN_BY, type Words } from './words.ts';

/** Words as SVG text: the baseline is exact, and they stay words on paper. */
export function Lettered({ words }: { words: readonly Words[] }): ReactNode {
  return (
    <svg className="fg-leaf fg-words" width={1} height={1} style={{ transform: cssMatrix(scaling(1 / KT)) }}>
      {words.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </svg>
  );
}

const TURNED = { start: 'end', middle: 'middle', end: 'start' } as const;

function Line({ line }: { line: Words }): ReactNode {
  const pictures = use(EmojiPictures);
  const shown = drawable(line.words);
  const leftwards = isRightToLeft(shown);
  const pieces = splitEmoji(shown);
  const transform = `translate(${precise(line.at[0] * KT)} ${precise(line.at[1] * KT)}) rotate(${line.turn})`;
  return (
    <>
      <text
        transform={transform}
        // Where a line begins is on its right when it runs to the left; the sticker means the place.
        textAnchor={leftwards ? TURNED[line.anchor] : line.anchor}
        direction={leftwards ? 'rtl' : undefined}
        fontFamily={cssFontFamily(line.lettering.family)}
        fontWeight={line.lettering.weight}
        fontSize={precise(line.size * POINT * KT)}
        wordSpacing={line.thin && `-${THIN_BY}em`}
        fill={line.color}
      >
        {pieces.length === 1 && !pieces[0]!.isEmoji
          ? shown
          : pieces.map((piece, index) => (
              <tspan key={index} className={pictures.has(piece.words) ? 'fg-hidden' : undefined}>
                {piece.words}
              </tspan>
            ))}
      </text>
      {pieces.some((piece) => pictures.has(piece.words)) && (
        <g transform={transform}>{emojiOn(line, shown, leftwards, pictures)}</g>
      )}
    </>
  );
}

/** The pictures over the places of their letters, in pixels of the line. */
function emojiOn(
  { lettering, size, anchor }: Words,
  shown: string,
  leftwards: boolean,
  pictures: ReadonlyMap<string, string>,
): ReactNode {
  const widthOf = (words: string): number => measureWords(words, lettering, size) * KT;
  const em = size * POINT * KT;
  const whole = widthOf(shown);
  const left = anchor === 'start' ? 0 : anchor === 'end' ? -whole : -whole / 2;
  let before = '';
  return splitEmoji(shown).map(({ words }, index) => {
    const start = widthOf(before);
    before += words;
    const url = pictures.get(words);
    if (url === undefined) return null;
    const width = widthOf(words);
    const x = left + (leftwards ? whole - start - width : start);
    const box = { x: precise(x), y: precise(-EMOJI_BOX.ascent * em), width: precise(width) };
    const height = precise((EMOJI_BOX.ascent + EMOJI_BOX.descent) * em);
    return (
      <Fragment key={index}>
        <image href={url} {...box} height={height} preserveAspectRatio="none" />
        <text className="fg-blank" x={box.x} fontSize={precise(em / 2)}>
          {words}
        </text>
      </Fragment>
    );
  });
}

const precise = (value: number): number => Math.round(value * 1e6) / 1e6;
