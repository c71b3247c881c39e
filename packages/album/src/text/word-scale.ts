/** Smaller than this is not legible; such a word breaks. */
const LEAST = 0.45;

/**
 * How much smaller a text has to be set so that its longest word stays whole in a line that holds so many letters: 1 when
 * it fits. For names and titles, which no dictionary can hyphenate.
 */
export function wordScale(text: string, letters: number): number {
  const longest = Math.max(1, ...text.split(/[\s\-–]+/).map((word) => word.length));
  return Math.max(LEAST, Math.min(1, letters / longest));
}
