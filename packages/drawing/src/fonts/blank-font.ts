/**
 * A font whose letters are not seen: what is written in it is found in a file, where a picture stands for it. It has the
 * letters that it is asked for and no others, each half as wide as high; those that only change the one before have no width.
 */

/** As style sheets and print files name it. */
export const BLANK_FONT = 'FigurinaSigns';

const EM = 1000;
const WIDTH = 500;
/** Joiner, choice of looks, tones of skin, letters of flags. */
const WITHOUT_WIDTH = /^(?:\u{200d}|[\u{fe0e}-\u{fe0f}]|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}])$/u;

/** Of words in it, in font sizes. */
export function blankWidth(words: string): number {
  return (Array.from(words).filter((letter) => !WITHOUT_WIDTH.test(letter)).length * WIDTH) / EM;
}

/** TrueType. */
export function blankFont(letters: Iterable<string>): ArrayBuffer {
  const codes = [...new Set(Array.from(letters, (letter) => letter.codePointAt(0)!))].toSorted(
    (one, other) => one - other,
  );
  const glyphs = codes.length + 1;
  const head = [0x00010000, 0x00010000, 0, 0x5f0f3cf5].flatMap(long);
  head.push(...short(0), ...short(EM), ...Array<number>(16).fill(0), ...[0, 0, EM, EM, 0, 8, 2, 1, 0].flatMap(short));
  const hhea = [
    ...long(0x00010000),
    ...[800, -200, 0, WIDTH, 0, 0, WIDTH, 1, 0, 0, 0, 0, 0, 0, 0, glyphs].flatMap(short),
  ];
  const widths = [WIDTH, ...codes.map((code) => (WITHOUT_WIDTH.test(String.fromCodePoint(code)) ? 0 : WIDTH))];
  const maxp = [...long(0x00010000), ...[glyphs, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0].flatMap(short)];
  // A line there and back: it fills nothing, but readers pass over letters without any extent.
  const line = [1, 0, 0, 400, 700, 2, 0].flatMap(short);
  line.push(1, 1, 1, ...[0, 400, -200, 0, 700, -350].flatMap(short), 0);
  const tables: Readonly<Record<string, readonly number[]>> = {
    'OS/2': os2(codes),
    cmap: cmap(codes),
    glyf: Array<readonly number[]>(glyphs).fill(line).flat(),
    head,
    hhea,
    hmtx: widths.flatMap((width) => [...short(width), ...short(0)]),
    loca: Array.from({ length: glyphs + 1 }, (_, at) => at * line.length).flatMap(long),
    maxp,
    name: names(),
    post: [...long(0x00030000), ...Array<number>(28).fill(0)],
  };
  return packed(Object.entries(tables));
}

function cmap(codes: readonly number[]): number[] {
  const groups = codes.flatMap((code, at) => [code, code, at + 1].flatMap(long));
  // For Windows, all of Unicode: segments of one letter each.
  return [
    ...[0, 1, 3, 10].flatMap(short),
    ...long(12),
    ...[12, 0].flatMap(short),
    ...[16 + groups.length, 0, codes.length].flatMap(long),
    ...groups,
  ];
}

function os2(codes: readonly number[]): number[] {
  const edge = (code: number | undefined): number => Math.min(0xffff, code ?? 0);
  return [
    ...[4, WIDTH, 400, 5, 0, ...Array<number>(11).fill(0)].flatMap(short),
    ...Array<number>(10).fill(0),
    ...[0, 0, 0, 0].flatMap(long),
    ...Array.from('FGRN', (letter) => letter.charCodeAt(0)),
    ...[0x40, edge(codes[0]), edge(codes.at(-1)), 800, -200, 0, 800, 200].flatMap(short),
    ...long(0),
    ...long(0),
    ...[0, 0, 0, 32, 1].flatMap(short),
  ];
}

/** Family, style, its own name, full name, version and the name in print files. */
function names(): number[] {
  const all = [BLANK_FONT, 'Regular', BLANK_FONT, BLANK_FONT, 'Version 1.0', BLANK_FONT];
  const strings = all.map((words) => Array.from(words).flatMap((letter) => short(letter.charCodeAt(0))));
  let offset = 0;
  const records = strings.flatMap((string, id) => {
    const record = [3, 1, 0x409, id + 1, string.length, offset].flatMap(short);
    offset += string.length;
    return record;
  });
  return [...[0, all.length, 6 + records.length].flatMap(short), ...records, ...strings.flat()];
}

function packed(tables: readonly (readonly [tag: string, bytes: readonly number[]])[]): ArrayBuffer {
  const range = 2 ** Math.floor(Math.log2(tables.length));
  const head = [
    ...long(0x00010000),
    ...[tables.length, 16 * range, Math.log2(range), 16 * (tables.length - range)].flatMap(short),
  ];
  const body: number[] = [];
  for (const [tag, bytes] of tables) {
    const padded = [...bytes, ...Array<number>((4 - (bytes.length % 4)) % 4).fill(0)];
    const start = 12 + 16 * tables.length + body.length;
    head.push(
      ...Array.from(tag, (letter) => letter.charCodeAt(0)),
      ...[sum(padded), start, bytes.length].flatMap(long),
    );
    body.push(...padded);
  }
  return Uint8Array.from([...head, ...body]).buffer;
}

function sum(bytes: readonly number[]): number {
  let all = 0;
  for (let at = 0; at < bytes.length; at += 4)
    all = (all + bytes[at]! * 0x1000000 + bytes[at + 1]! * 0x10000 + bytes[at + 2]! * 0x100 + bytes[at + 3]!) % 2 ** 32;
  return all;
}

function short(value: number): number[] {
  return [(value >> 8) & 255, value & 255];
}

function long(value: number): number[] {
  return [...short(Math.floor(value / 0x10000)), ...short(value % 0x10000)];
}
