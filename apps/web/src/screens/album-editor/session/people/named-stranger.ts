import { MAIL_ADDRESS } from '@figurina/commerce';

const NAME = String.raw`\p{L}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*)?`;
const NAMED = new RegExp(String.raw`(?:^|[\s(])@(${MAIL_ADDRESS}|${NAME})$`, 'u');

/** A name of one or two words, or an address, behind an `@` at the end of what stands before the caret. */
export function namedStranger(before: string): string | null {
  return NAMED.exec(before)?.[1] ?? null;
}
