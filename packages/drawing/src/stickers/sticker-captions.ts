/** Name and position of a sticker. */
import { POINT } from '../units.ts';
import { type FittedWords, fitLine, fitName, fitPair } from './fit-name.ts';
import type { Inks } from './inks.ts';
import type { Caption, Ink, NameCaption, PositionCaption, StickerLayout } from './sticker-design.ts';
import type { Lettering } from './sticker-fonts.ts';
import type { MeasureLettering, Words } from './words.ts';

const POSITION_SIZES = [8, 7, 6, 5, 4] as const;
/** A position that would get smaller than that takes two lines, where the name leaves room for them. */
const SMALLEST_LINE = 7;
const PAIR_SIZES = [7, 6.5] as const;
/** Of a name over such a position. */
const NAME_SIZES = [10, 9, 8, 7] as const;

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
  const measureName = (words: string, size: number): number => measure(words, fonts.name, size);
  const measurePosition = (words: string, size: number): number => measure(words, fonts.position, size);
  const fitted = fitName(facts.name, name.size, name.width, name.twoLines.width ?? name.width, measureName);
  const twoLines = fitted.lines.length > 1;
  const under = twoLines ? position.underTwoLines : undefined;
  const largest = under?.size ?? position.size;
  const size = fitLine(
    facts.position,
    POSITION_SIZES.filter((points) => points <= largest),
    position.width,
    measurePosition,
  );
  const broken = size < SMALLEST_LINE && brokenPosition(facts, name, position, { measureName, measurePosition });
  if (broken) {
    const [over, lines] = broken;
    const placed = facts.name === '' ? [] : [line(facts.name, name, over.baseline, over.size, fonts.name, inks)];
    const rows = lines.lines.map((words, index) =>
      line(words, position, lines.baselines[index as 0 | 1], lines.size, fonts.position, inks),
    );
    return [...placed, ...rows];
  }
  const placed: Words[] = [];
  if (facts.name !== '')
    fitted.lines.forEach((words, index) => {
      const baseline = twoLines ? name.twoLines.baselines[index as 0 | 1] : baselineOf(name, fonts.name, fitted.size);
      const shift = facts.position === '' ? name.aloneShift : 0;
      placed.push(line(words, name, baseline + shift, fitted.size, fonts.name, inks));
    });
  if (facts.position !== '') {
    const baseline = under?.baseline ?? baselineOf(position, fonts.position, size);
    placed.push(line(facts.position, position, baseline, size, fonts.position, inks));
  }
  return placed;
}

type Widths = Readonly<Record<'measureName' | 'measurePosition', (words: string, size: number) => number>>;

/** A long position on two lines under a name on one, if the design and the name leave the room. */
function brokenPosition(
  facts: { readonly name: string; readonly position: string },
  name: NameCaption,
  position: PositionCaption,
  { measureName, measurePosition }: Widths,
):
  | [over: { baseline: number; size: number }, under: FittedWords & { baselines: readonly [number, number] }]
  | undefined {
  const { overTwoLines: over } = name;
  const { twoLines: under } = position;
  if (!over || !under) return undefined;
  const pair = fitPair(facts.position, PAIR_SIZES, under.width ?? position.width, measurePosition);
  const size = NAME_SIZES.find(
    (points) => points <= over.size && measureName(facts.name, points) <= (over.width ?? name.width),
  );
  return (
    pair &&
    size && [
      { baseline: over.baseline, size },
      { ...pair, baselines: under.baselines },
    ]
  );
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
