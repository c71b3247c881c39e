/** What a file is, by its first bytes: names and types that browsers give are often wrong or empty. */
export type PhotoType = 'jpeg' | 'png' | 'webp' | 'heif';

/** Brands of HEIC and AVIF pictures (ISO base media files). */
const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);

export function photoType(head: Uint8Array): PhotoType | null {
  const text = (from: number, to: number): string => String.fromCodePoint(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && HEIF_BRANDS.has(text(8, 12))) return 'heif';
  return null;
}
