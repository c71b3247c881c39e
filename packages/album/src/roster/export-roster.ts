import type { AlbumDocument } from '../document/album.ts';
import type { Sticker } from '../document/sticker.ts';
import type { StickerId } from '../document/ids.ts';
import { stickersByChapter } from '../stickers/listed-stickers.ts';
import { cellOfSticker } from '../stickers/placed-stickers.ts';
import type { AlbumFacts } from '../symbols/album-facts.ts';
import { guardFormula } from './formula-guard.ts';

/** The columns of an exported roster. Importing reads the first, and name, position and chapter. */
export const EXPORT_COLUMNS = [
  'id',
  'number',
  'name',
  'position',
  'chapter',
  'double',
  'photo',
  'page',
  'link',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

export interface RosterExport {
  /** The heads of the columns, in the words that importing knows. */
  readonly heads: Readonly<Record<ExportColumn, string>>;
  readonly yes: string;
  readonly photoOf: (sticker: Sticker) => string;
  /** Personal links by sticker; none as long as nobody has one. */
  readonly links: ReadonlyMap<string, string>;
}

/** All stickers as a table with its heads, in the order of the panel. */
export function exportRoster(
  document: AlbumDocument,
  facts: Pick<AlbumFacts, 'stickerNumbers' | 'symbol'>,
  { heads, yes, photoOf, links }: RosterExport,
): string[][] {
  const chapters = stickersByChapter(document, (id) => facts.stickerNumbers(id)[0]);
  const rows = chapters.flatMap(({ section, unplaced, placed }) =>
    [...unplaced, ...placed].map((sticker) => {
      const cell = cellOfSticker(document, sticker.id as StickerId);
      const row: Record<ExportColumn, string> = {
        id: sticker.id,
        number: facts.stickerNumbers(sticker.id).join(' + '),
        name: sticker.name,
        position: sticker.position,
        chapter: section.props.name,
        double: sticker.doubleSticker ? yes : '',
        photo: photoOf(sticker),
        page: cell ? (facts.symbol(cell.id, 'page-number') as string) : '',
        link: links.get(sticker.id) ?? '',
      };
      return EXPORT_COLUMNS.map((column) => row[column]);
    }),
  );
  return [EXPORT_COLUMNS.map((column) => heads[column]), ...rows];
}

/** A table as spreadsheets of all countries read it: UTF-8 with its mark, semicolons, no cell that is a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => {
    const safe = guardFormula(text);
    return /[";,\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
