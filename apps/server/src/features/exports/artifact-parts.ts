/** What an archive for a print shop holds: each part an export of its own. */
import {
  chooseSheets,
  presetSettings,
  spreadOrder,
  type AlbumDocument,
  type PrintProfile,
  type PrintSheet,
  type SheetSticker,
} from '@figurina/album';
import type { RenderParams } from '@figurina/contract';
import { lowestPpi } from './lowest-ppi.ts';
import { countSheets, isOnSheets, MOST_PACKS } from './sheet-plans.ts';

export interface ArtifactPart {
  /** In the archive, without its extension; pictures lie in a folder of the name. */
  readonly name: string;
  readonly params: RenderParams;
  readonly sheets: number;
  /** Pixels per inch of its coarsest picture; null without pictures. */
  readonly ppi: number | null;
}

/** Of proofs: to be looked at, never printed from. */
const PROOF_DPI = 100;

/** Parts that the album has nothing for are left out; null where it has no cover, and is no book yet. */
export function artifactParts(
  document: AlbumDocument,
  params: RenderParams,
  profile: PrintProfile,
): readonly ArtifactPart[] | null {
  const count = spreadOrder(document).length;
  const body = presetSettings('album_softcover_inside', count);
  const wanted: readonly (readonly [string, Partial<RenderParams>])[] = [
    ['01_cover', { ...presetSettings('album_softcover', count), preset: 'album_softcover' }],
    [
      '02_inside',
      {
        ...body,
        preset: 'album_softcover_inside',
        ...(profile.sheets === 'spreads' && { mode: 'spreads', range: '' }),
      },
    ],
    ['03_stickers', { ...presetSettings('sticker_sheets', count), preset: 'sticker_sheets', ...runOf(params) }],
    ...packFiles(params).map(
      ([name, range]) => [name, { ...presetSettings('stickerpack', count), preset: 'stickerpack', range }] as const,
    ),
    ['proof/', { ...presetSettings('album_check', count), preset: 'album_check', dpi: PROOF_DPI, printProfile: '' }],
  ];
  const parts = wanted.flatMap(([name, settings]) => {
    const own: RenderParams = { ...params, range: '', showStickers: true, ...settings };
    const chosen = chooseSheets(document, own);
    const sheets = chosen.ok ? countOf(chosen.sheets, own, profile) : 0;
    return chosen.ok && sheets > 0 ? [{ name, params: own, sheets, ppi: lowestPpi(document, chosen.sheets, own) }] : [];
  });
  return parts.some(({ name }) => name === '01_cover') ? parts : null;
}

/** Boxes of identical stickers are printed as often as they hold one; packs have files of their own. */
function runOf({ albums, packsPerAlbum }: RenderParams): Partial<RenderParams> {
  return { albums: packsPerAlbum > 0 ? 0 : albums };
}

/** A file of packs takes so many of them; the next ones go into another. */
export const MOST_PACK_FILES = 20;

function packFiles({ albums, packsPerAlbum }: RenderParams): readonly (readonly [name: string, range: string])[] {
  const packs = albums * packsPerAlbum;
  const files = Math.ceil(packs / MOST_PACKS);
  if (files <= 1) return [['04_stickerpack', '']];
  return Array.from({ length: files }, (_, at) => {
    const last = Math.min(packs, (at + 1) * MOST_PACKS);
    return [`04_stickerpack_${String(at + 1).padStart(2, '0')}`, `${at * MOST_PACKS + 1}-${last}`] as const;
  });
}

function countOf(sheets: readonly PrintSheet[], params: RenderParams, profile: PrintProfile): number {
  if (!isOnSheets(params)) return sheets.length;
  const counted = countSheets(stickersOf(sheets), params, profile);
  return counted.ok ? counted.count : 0;
}

/** The stickers among sheets, as they are put on others. */
export function stickersOf(sheets: readonly PrintSheet[]): SheetSticker[] {
  return sheets.flatMap((sheet) =>
    sheet.kind === 'sticker' ? [{ numbers: sheet.numbers, double: sheet.numbers.length > 1 }] : [],
  );
}
