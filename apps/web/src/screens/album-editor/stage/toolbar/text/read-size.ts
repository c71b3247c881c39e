const [LEAST, MOST] = [1, 400];

/** A font size as typed, in points with at most one decimal: `11`, `10,5`, `12 pt`. Null when it is none. */
export function readSize(words: string): number | null {
  const match = /^\s*(\d{1,4}(?:[.,]\d+)?)\s*(?:pt)?\s*$/i.exec(words);
  if (!match) return null;
  const size = Math.round(Number(match[1]!.replace(',', '.')) * 10) / 10;
  return size >= LEAST && size <= MOST ? size : null;
}
