/** The check of black areas (P22): more inks where they are large and the shop wants it, and nowhere else. */
import type { ExactInk } from '@figurina/album';
import { placedPaint, type PlacedPaint } from '../content/placed-paint.ts';
import type { Operation } from '../content/operations.ts';
import { isBlackInk } from '../finish/rich-black.ts';
import { verdict, type FinishedFile, type Verdict } from './check-inks.ts';

/** `inks`: those that the album names, which are no black of the house whatever their shares are. */
export function blackIsRichWhereLarge({ contents, profile }: FinishedFile, inks: readonly ExactInk[]): Verdict {
  const rich = profile.rich_black;
  if (!rich) return verdict([], 'black ink alone');
  const own = inks.some(({ cmyk }) => cmyk.join() === rich.join());
  const isRich = (color: Operation | null): boolean =>
    !own &&
    color !== null &&
    /^k$/i.test(color.operator) &&
    color.operands.every((ink, at) => Math.abs(Number(ink) - rich[at]! / 100) < 0.001);
  const isArea = ({ kind, isLarge, isSolid }: PlacedPaint): boolean => kind === 'area' && isLarge && isSolid;
  const paint = placedPaint(contents, (color) => isBlackInk(color) || isRich(color));
  const thin = paint.filter((one) => isArea(one) && isBlackInk(one.color)).length;
  const wrong = paint.filter((one) => !isArea(one) && isRich(one.color)).length;
  const bad = [];
  if (thin > 0) bad.push(`${thin} large areas in black ink alone`);
  if (wrong > 0) bad.push(`${wrong} letters, lines or small areas in more than black ink`);
  return verdict(
    bad,
    `${paint.filter((one) => isArea(one) && isRich(one.color)).length} large areas in ${rich.join('/')}`,
  );
}
