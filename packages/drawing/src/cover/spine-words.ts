import { LETTER_REACH, type SpineFace, spineLetters } from '@figurina/album';
import type { Lettering } from '../stickers/sticker-fonts.ts';
import type { MeasureLettering, Words } from '../stickers/words.ts';
import { POINT } from '../units.ts';

/** In points. */
const LARGEST = 24;

/**
 * The words of a spine on one line, as large as its room allows in both directions: nothing of a letter stands nearer to a
 * fold or to the cut than it says. `middle` is the middle of the spine, in mm.
 */
export function spineWords(
  { text, ink, room, turn }: SpineFace,
  middle: readonly [x: number, y: number],
  lettering: Lettering,
  measure: MeasureLettering,
): Words[] {
  if (text === '') return [];
  const byLength = room.along / measure(text, lettering, 1);
  const size = Math.min(LARGEST, spineLetters(room.across), byLength);
  // The line stands below the middle by half of what it reaches further up than down.
  const below = ((LETTER_REACH.above - LETTER_REACH.below) / 2) * size * POINT;
  const at = [middle[0] + (turn === 90 ? -below : below), middle[1]] as const;
  return [{ words: text, at, turn, anchor: 'middle', size, lettering, color: ink }];
}
