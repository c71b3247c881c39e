/** Text as Windows writes it in western Europe, which DATEV reads. What it has no sign for loses its accents, or is a question mark. */
const SPECIAL: ReadonlyMap<string, number> = new Map(
  Array.from('€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ', (sign, at) => [sign, 0x80 + at]),
);
/** Letters that are no others with an accent. */
const LIKE: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ẞ: 'SS' };

const QUESTION_MARK = 0x3f;

export function windows1252(text: string): Buffer {
  return Buffer.from(Array.from(text.normalize('NFC'), bytesOf).flat());
}

function bytesOf(sign: string): number[] {
  const byte = byteOf(sign);
  if (byte !== undefined) return [byte];
  const plain = LIKE[sign] ?? sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(plain, (one) => byteOf(one) ?? QUESTION_MARK);
}

function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0)!;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : SPECIAL.get(sign);
}
