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
import { countSheets, isOnSheets } from './sheet-plans.ts';

export interface ArtifactPart {
  /** In the archive, without its extension; pictures lie in a folder of the name. */
  readonly name: string;
  readonly params: RenderParams;
  readonly sheets: number;
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
  const wanted: readonly [string, Partial<RenderParams>][] = [
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
    ['04_stickerpack', { ...presetSettings('stickerpack', count), preset: 'stickerpack' }],
    ['proof/', { ...presetSettings('album_check', count), preset: 'album_check', dpi: PROOF_DPI, printProfile: '' }],
  ];
  const parts = wanted.flatMap(([name, settings]) => {
    const own: RenderParams = { ...params, range: '', showStickers: true, ...settings };
    const sheets = sheetsOf(document, own, profile);
    return sheets > 0 ? [{ name, params: own, sheets }] : [];
  });
  return parts.some(({ name }) => name === '01_cover') ? parts : null;
}

/** Boxes of identical stickers are printed as often as they hold one; packs have files of their own. */
function runOf({ albums, packsPerAlbum }: RenderParams): Partial<RenderParams> {
  return { albums: packsPerAlbum > 0 ? 0 : albums };
}

function sheetsOf(document: AlbumDocument, params: RenderParams, profile: PrintProfile): number {
  const chosen = chooseSheets(document, params);
  if (!chosen.ok) return 0;
  if (!isOnSheets(params)) return chosen.sheets.length;
  const counted = countSheets(stickersOf(chosen.sheets), params, profile);
  return counted.ok ? counted.count : 0;
}

/** The stickers among sheets, as they are put on others. */
export function stickersOf(sheets: readonly PrintSheet[]): SheetSticker[] {
  return sheets.flatMap((sheet) =>
    sheet.kind === 'sticker' ? [{ numbers: sheet.numbers, double: sheet.numbers.length > 1 }] : [],
  );
}
