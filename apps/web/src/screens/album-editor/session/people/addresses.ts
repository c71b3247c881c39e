/** As the server judges them: x@y.z, without what separates several. */
const ADDRESS = /^[^\s@<>,:;"()]+@[^\s@<>,:;"().]+(\.[^\s@<>,:;"().]+)+$/;
const WITHIN = /[^\s@<>,:;"()]+@[^\s@<>,:;"()]+/g;

export function isAddress(typed: string): boolean {
  return ADDRESS.test(typed);
}

/** The addresses in what was pasted, a column with names beside them too; each once, in lower case. */
export function addressesIn(text: string): string[] {
  return [...new Set((text.toLowerCase().match(WITHIN) ?? []).map((address) => address.replace(/^'|[.']+$/g, '')))];
}
