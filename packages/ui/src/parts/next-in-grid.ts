import type { Box } from './menu-place.ts';

/**
 * Where an arrow leads in a list that may be laid out in rows: left and right in reading order, up and down to the
 * nearest item of the next row that way. `at` itself where there is nothing, undefined for keys that lead nowhere.
 */
export function nextInGrid(boxes: readonly Box[], at: number, key: string): number | undefined {
  const last = boxes.length - 1;
  if (key === 'ArrowRight') return Math.min(at + 1, last);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const from = boxes[at];
  if (!from) return undefined;
  const down = key === 'ArrowDown';
  const beyond = boxes
    .map((box, index) => ({ box, index }))
    .filter(({ box }) => (down ? box.top >= from.top + from.height / 2 : box.top + box.height / 2 <= from.top));
  const tops = beyond.map(({ box }) => box.top);
  const row = down ? Math.min(...tops) : Math.max(...tops);
  const candidates = beyond.filter(({ box }) => Math.abs(box.top - row) < box.height / 2);
  const distance = ({ box }: { box: Box }) => Math.abs(box.left + box.width / 2 - (from.left + from.width / 2));
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0]?.index ?? at;
}
