import type { AlbumLanguage } from '../document/album.ts';

/** German as the specification writes dates (d.M.yyyy); the others as their readers do, day first, in figures. */
const WRITE: Record<AlbumLanguage, (day: number, month: number, year: string) => string> = {
  de: (day, month, year) => `${day}.${month}.${year}`,
  en: (day, month, year) => `${two(day)}/${two(month)}/${year}`,
  fr: (day, month, year) => `${two(day)}/${two(month)}/${year}`,
  it: (day, month, year) => `${two(day)}/${two(month)}/${year}`,
  pl: (day, month, year) => `${two(day)}.${two(month)}.${year}`,
};

/** An ISO date (`2026-06-05`) as the album's readers write it; empty for none. */
export function writeReleaseDate(isoDate: string | null, language: AlbumLanguage): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate ?? '') ?? [];
  return year === undefined ? '' : WRITE[language](Number(day), Number(month), year);
}

function two(figure: number): string {
  return String(figure).padStart(2, '0');
}
