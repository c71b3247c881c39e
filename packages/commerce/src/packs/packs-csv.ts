import { PLACES } from './pack-size.ts';
import type { PackPlan } from './pack-plan.ts';

const HEAD = ['pack', 'album', ...Array.from({ length: PLACES }, (_, at) => `sticker_${at + 1}`)];

/**
 * The manifest of a run for those who fill the packs, one row a pack, numbered from 1 in the order they are handed out (RFC
 * 4180). A pack with a double has fewer stickers, its last cells are empty. Its digest is the plan's hash.
 */
export function packsCsv({ packs, packsPerAlbum }: PackPlan): string {
  const rows = packs.map((pack, at) => {
    const stickers = Array.from({ length: PLACES }, (_, place) => cell(pack[place] ?? ''));
    return [at + 1, Math.floor(at / packsPerAlbum) + 1, ...stickers];
  });
  return [HEAD, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
