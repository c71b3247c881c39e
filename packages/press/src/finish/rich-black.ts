/**
 * Large black areas in more than black ink (P22), which alone looks grey there. Letters and lines never: three more inks
 * would have to meet on their edges.
 */
import type { PrintProfile } from '@figurina/album';
import { placedPaint } from '../content/placed-paint.ts';
import type { Content } from '../content/contents.ts';
import { operation, type Operation } from '../content/operations.ts';

const BLACK = [0, 0, 0, 1] as const;

/** Of a file that is otherwise finished: what lies outside the bleed is cut off, and counts no more. */
export function enrichBlack(contents: readonly Content[], inks: NonNullable<PrintProfile['rich_black']>): void {
  const rich = operation('k', ...inks.map((ink) => ink / 100));
  const black = operation('k', ...BLACK);
  // A colour may not be set between a path and what paints it.
  const before = new Map<Content, Set<number>>();
  const behind = new Map<Content, Set<number>>();
  for (const { content, at, from, kind, isLarge, isSolid } of placedPaint(contents, isBlackInk)) {
    if (kind !== 'area' || !isLarge || !isSolid) continue;
    before.set(content, (before.get(content) ?? new Set()).add(from));
    behind.set(content, (behind.get(content) ?? new Set()).add(at));
  }
  for (const content of before.keys())
    content.operations = content.operations.flatMap((one, at) => [
      ...(before.get(content)!.has(at) ? [rich] : []),
      one,
      ...(behind.get(content)!.has(at) ? [black] : []),
    ]);
}

/** Black ink alone, also where nothing has set a colour. */
export function isBlackInk(color: Operation | null): boolean {
  if (!color) return true;
  const inks = color.operands.map(Number);
  return color.operator === 'k' ? inks.join() === BLACK.join() : color.operator === 'g' && inks[0] === 0;
}
