/** How pictures begin, by the endings of their files. */
const BEGINNINGS: readonly (readonly [ending: RegExp, begins: (head: string) => boolean])[] = [
  [/\.jpe?g$/i, (head) => head.startsWith('\u00ff\u00d8\u00ff')],
  [/\.png$/i, (head) => head.startsWith('\u0089PNG')],
  [/\.gif$/i, (head) => head.startsWith('GIF8')],
  [/\.webp$/i, (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  [/\.(heic|heif|avif)$/i, (head) => head.slice(4, 8) === 'ftyp'],
  [/\.svg$/i, (head) => head.includes('<')],
];

/**
 * Whether a file cannot be the picture that its name says: empty, of no kind of picture, or cut off (JPEG and PNG say where
 * they end). It is not decoded: hundreds are looked at as soon as they are given.
 */
export async function isBrokenPicture(file: Blob, name: string): Promise<boolean> {
  const head = textOf(await file.slice(0, 256).arrayBuffer());
  // A picture of another kind than its name says is a picture all the same.
  const isKnown = BEGINNINGS.some(([ending, begins]) => ending.test(name) && begins(head)) || isPicture(head);
  if (!isKnown) return true;
  if (head.startsWith('\u0089PNG')) return !(await endOf(file, 1024)).includes('IEND');
  return head.startsWith('\u00ff\u00d8') && isCutOff(file);
}

function isPicture(head: string): boolean {
  return BEGINNINGS.slice(0, 5).some(([, begins]) => begins(head));
}

const JPEG_END = '\u00ff\u00d9';

/** Phones write a film behind the end of a photo: then the end is looked for behind the head. */
async function isCutOff(file: Blob): Promise<boolean> {
  if ((await endOf(file, 65_536)).includes(JPEG_END)) return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let at = 2;
  // Segments have a length each, up to the picture itself.
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + bytes[at + 2]! * 256 + bytes[at + 3]!;
  for (let end = at; end < bytes.length - 1; end++) if (bytes[end] === 0xff && bytes[end + 1] === 0xd9) return false;
  return true;
}

async function endOf(file: Blob, length: number): Promise<string> {
  return textOf(await file.slice(Math.max(0, file.size - length)).arrayBuffer());
}

/** A letter a byte. */
function textOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
}
