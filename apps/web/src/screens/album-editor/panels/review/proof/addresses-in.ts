/** The addresses in what somebody typed or pasted: a column, a list with commas, “Name <address>”; each once. */
export function addressesIn(text: string): string[] {
  const pieces = text.split(/[\n,;]+/).map((piece) => (/<([^<>]+)>/.exec(piece)?.[1] ?? piece).trim().toLowerCase());
  return [...new Set(pieces.filter(Boolean))];
}
