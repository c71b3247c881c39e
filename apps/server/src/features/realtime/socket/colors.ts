/** Colours of people's pointers and selections, apart from each other and readable with white letters on them. */
const COLORS = [
  '#1d5fd1',
  '#c2255c',
  '#237032',
  '#c2410c',
  '#6741d9',
  '#0b7285',
  '#a61e4d',
  '#5c7a00',
  '#862e9c',
  '#b45309',
] as const;

/** Always the same for one person; of those, one that nobody in the album has yet. */
export function colorOf(userId: string, taken: readonly string[]): string {
  let hash = 0;
  for (const letter of userId) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  const own = COLORS[hash % COLORS.length]!;
  if (!taken.includes(own)) return own;
  return COLORS.find((color) => !taken.includes(color)) ?? own;
}
