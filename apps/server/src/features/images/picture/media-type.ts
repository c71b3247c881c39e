/** What a file is, told by its first bytes and never by its name or the type the sender claims. */
export type MediaType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg';

export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64 * 1024));
  if (startsWith(head, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')) return 'gif';
  if (startsWith(head, 'RIFF') && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 4, 8) === 'ftyp' && head.readUInt32BE(0) <= MAX_HEIF_HEAD) return heifType(head);
  return isSvg(head) ? 'svg' : undefined;
}

/** The first four bytes say how long the list of brands is. `<!--ftypavif--><svg …>` is no AVIF, but a drawing in disguise. */
const MAX_HEIF_HEAD = 2048;
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis']);

/** AVIF and HEIC share their box format; the brands at the beginning tell them apart. */
function heifType(head: Buffer): MediaType | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}

/** The first element is `svg`, after a byte order mark, the XML declaration, comments and a document type. */
function isSvg(head: Buffer): boolean {
  const text = decodeText(head).trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE\s+(\w+:)?svg[^>[]*(\[[\s\S]*?\]\s*)?>\s*)*<(\w+:)?svg[\s/>]/i.test(
    text,
  );
}

/** UTF-8, or UTF-16 when a byte order mark says so. */
export function decodeText(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function startsWith(head: Buffer, signature: string): boolean {
  return ascii(head, 0, signature.length) === signature;
}

function ascii(head: Buffer, from: number, to: number): string {
  return head.toString('latin1', from, to);
}
