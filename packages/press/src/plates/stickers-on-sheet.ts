/** Which stickers a delivered sheet carries, and where: read from the sheet itself. */
import { PDFArray, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { BLEED } from '@figurina/album';
import type { PlatePage } from '@figurina/contract';
import { contentOfPage, dictOf, lookUp } from '../content/contents.ts';
import { numberOfForm } from '../sheets/impose.ts';

const MM_PER_POINT = 25.4 / 72;

/** Empty for sheets that nothing was put on. `height` of the trim, in mm. */
export function stickersOn(page: PDFPage, height: number): PlatePage['stickers'] {
  const operations = contentOfPage(page.node);
  return operations.flatMap(({ operator, operands }, at) => {
    const number = operator === 'Do' ? numberOfForm(operands[0]) : null;
    const placed = operations[at - 1];
    if (number === null || placed?.operator !== 'cm') return [];
    const form = dictOf(lookUp(page.node.Resources()!, 'XObject', operands[0]!.slice(1)));
    const [, bottom = 0, , top = 0] = form?.lookup(PDFName.of('BBox'), PDFArray).asArray().map(Number) ?? [];
    const [left, up] = placed.operands.slice(4).map((side) => Number(side) * MM_PER_POINT) as [number, number];
    const own = (top - bottom) * MM_PER_POINT - 2 * BLEED;
    return [{ number, x: hundredths(left), y: hundredths(height - up - own) }];
  });
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
