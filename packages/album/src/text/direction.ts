const STRONG = /[\p{L}\p{Nl}]/u;
const RIGHT_TO_LEFT = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u;

/** Whether a text runs from right to left: its first letter says. */
export function isRightToLeft(text: string): boolean {
  const first = STRONG.exec(text);
  return first !== null && RIGHT_TO_LEFT.test(first[0]);
}
