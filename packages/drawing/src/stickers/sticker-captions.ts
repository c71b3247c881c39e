/** Name and position of a sticker. */
import { POINT } from '../units.ts';
import { fitLine, fitName } from './fit-name.ts';
import type { Inks } from './inks.ts';
import type { Caption, Ink, StickerLayout } from './sticker-design.ts';
import type { Lettering } from './sticker-fonts.ts';
import type { MeasureLettering, Words } from './words.ts';

const POSITION_SIZES = [8, 7, 6, 5, 4] as const;

export function captions(
  facts: { readonly name: string; readonly position: string },
  layout: StickerLayout,
  numbered: boolean,
  inks: Inks,
  fonts: { readonly name: Lettering; readonly position: Lettering },
  measure: MeasureLettering,
): Words[] {
  const roomy = <Kind extends Caption>(caption: Kind): Kind =>
    numbered ? caption : { ...caption, ...caption.withoutNumber };
  const name = roomy(layout.name);
  const position = roomy(layout.position);
  const placed: Words[] = [];
  const fitted = fitName(facts.name, name.size, name.width, name.twoLines.width ?? name.width, (words, size) =>
    measure(words, fonts.name, size),
  );
  const twoLines = fitted.lines.length > 1;
  if (facts.name !== '')
    fitted.lines.forEach((words, index) => {
      const baseline = twoLines ? name.twoLines.baselines[index as 0 | 1] : baselineOf(name, fonts.name, fitted.size);
      const shift = facts.position === '' ? name.aloneShift : 0;
      placed.push(line(words, name, baseline + shift, fitted.size, fonts.name, inks));
    });
  if (facts.position !== '') {
    const under = twoLines ? position.underTwoLines : undefined;
    const largest = under?.size ?? position.size;
    const size = fitLine(
      facts.position,
      POSITION_SIZES.filter((points) => points <= largest),
      position.width,
      (words, points) => measure(words, fonts.position, points),
    );
    const baseline = under?.baseline ?? baselineOf(position, fonts.position, size);
    placed.push(line(facts.position, position, baseline, size, fonts.position, inks));
  }
  return placed;
}

function baselineOf(caption: Caption, lettering: Lettering, size: number): number {
  return caption.middle ? caption.baseline + (lettering.capital * size * POINT) / 2 : caption.baseline;
}

function line(
  words: string,
  caption: Caption & { readonly on: Ink },
  baseline: number,
  size: number,
  lettering: Lettering,
  inks: Inks,
): Words {
  const turn = caption.turn ?? 0;
  const [originX, originY] = caption.origin ?? [0, 0];
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return {
    words,
    at: [originX + caption.x * cos - baseline * sin, originY + caption.x * sin + baseline * cos],
    turn,
    anchor: caption.align === 'left' ? 'start' : 'end',
    size,
    lettering,
    color: inks.textOn(caption.on),
  };
}
