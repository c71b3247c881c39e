const WITHIN = /[^\s@<>,:;"()]+@[^\s@<>,:;"()]+/g;

/** The addresses in what was pasted, a column with names beside them too; each once, in lower case. */
export function addressesIn(text: string): string[] {
  return [...new Set((text.toLowerCase().match(WITHIN) ?? []).map((address) => address.replace(/^'|[.']+$/g, '')))];
}
