/** The page of the editor that a page of a print file was made of: as the album is now. */
import { PAGE, printSheets, spineFace, type NodeId, type PrintSheet, type RenderParams } from '@figurina/album';
import type { PlatePage } from '@figurina/contract';
import { PAPER_MODE, renderSpine, renderThumbnail } from '@figurina/drawing';
import type { EditorSession } from '../../../session/editor-session.ts';
import { smallReader } from '../../../session/painting/small-reader.ts';
import { LONGEST, paintStickerSheet } from './sticker-sheet.ts';

type Album = Pick<EditorSession, 'store' | 'reader' | 'imageUrl' | 'meta'>;

/** Whether a page is the press's own, and none of the album: the back of a pack. */
export function isOfPress({ mode }: Pick<RenderParams, 'mode'>, { stickers }: Pick<PlatePage, 'stickers'>): boolean {
  return mode === 'stickerpack' && stickers.length === 0;
}

/**
 * Within the trim. Null when the album has no such page any more. `number`
 * counts from 1, `count`: what the file has.
 */
export async function paintEditorPage(
  album: Album,
  params: RenderParams,
  { number, count, page }: { number: number; count: number; page: PlatePage },
): Promise<OffscreenCanvas | null> {
  if (page.stickers.length > 0) return paintStickerSheet(album, page);
  const sheets = printSheets(album.store.document, params);
  const sheet = sheets?.length === count ? sheets[number - 1] : undefined;
  if (!sheet) return null;
  if (sheet.kind === 'sticker')
    return paintStickerSheet(album, { trim: sheet, stickers: [{ number: sheet.numbers[0]!, x: 0, y: 0 }] });
  const scale = LONGEST / Math.max(sheet.width, sheet.height);
  const canvas = new OffscreenCanvas(Math.round(sheet.width * scale), Math.round(sheet.height * scale));
  const context = canvas.getContext('2d')!;
  for (const part of partsOf(sheet)) {
    const { spread } = part;
    const reader = album.reader.on({ ...PAPER_MODE, showStickers: params.showStickers });
    const wide = Math.round(reader.spreadSize(spread).get().width * scale);
    const painted = await renderThumbnail(smallReader(reader, spread, wide, album.imageUrl), spread, wide);
    if (!painted) return null;
    context.save();
    context.beginPath();
    context.rect(part.to * scale, 0, part.width * scale, canvas.height);
    context.clip();
    context.drawImage(painted, (part.to - part.from) * scale, 0);
    context.restore();
    painted.close();
  }
  if (sheet.kind === 'cover' && sheet.side === 'outside' && sheet.spine > 0) {
    const { palette, fonts } = album.reader.on(PAPER_MODE);
    const face = spineFace(album.store.document, album.meta.get(), sheet.spine);
    await renderSpine(context, face, sheet.spine, { palette: palette.get(), fonts: fonts.get(), scale });
  }
  if (sheet.kind === 'blank') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

interface Part {
  readonly spread: NodeId;
  /** Where it begins on the spread and on the sheet, in mm. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

function partsOf(sheet: PrintSheet): readonly Part[] {
  if (sheet.kind === 'spread') return [{ spread: sheet.spread, from: 0, to: 0, width: sheet.width }];
  const { width } = PAGE;
  if (sheet.kind === 'page') return [{ spread: sheet.spread, from: sheet.x, to: 0, width }];
  if (sheet.kind !== 'cover') return [];
  const { left, right } = sheet;
  return [
    { spread: left.spread, from: left.x, to: 0, width },
    { spread: right.spread, from: right.x, to: sheet.width - width, width },
  ];
}
