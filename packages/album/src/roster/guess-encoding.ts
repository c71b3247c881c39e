export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The encoding of a text file by its first bytes (or all of them): a byte order mark, else UTF-8 when the bytes are valid
 * UTF-8, else windows-1252, which spreadsheets in western Europe still write. The names are labels of `TextDecoder`.
 */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Whether the bytes are UTF-8; a sequence that the end cuts off counts as valid, since the beginning of a file may be all there is. */
function isUtf8(bytes: Uint8Array): boolean {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at]!;
    const length =
      lead < 0x80
        ? 1
        : lead >= 0xc2 && lead < 0xe0
          ? 2
          : lead >= 0xe0 && lead < 0xf0
            ? 3
            : lead >= 0xf0 && lead < 0xf5
              ? 4
              : 0;
    if (length === 0) return false;
    const follow = bytes.subarray(at + 1, at + length);
    if (!follow.every((byte) => byte >> 6 === 0b10)) return false;
    if (!isShortest(lead, follow[0])) return false;
    at += length;
  }
  return true;
}

/** No overlong forms, no surrogates, nothing above U+10FFFF. */
function isShortest(lead: number, second: number | undefined): boolean {
  if (second === undefined) return true;
  if (lead === 0xe0) return second >= 0xa0;
  if (lead === 0xed) return second < 0xa0;
  if (lead === 0xf0) return second >= 0x90;
  return lead !== 0xf4 || second < 0x90;
}
