import {
  frameResolution,
  spreadsOn,
  stickerResolution,
  type AlbumDocument,
  type PrintSheet,
  type StickerId,
} from '@figurina/album';
import { spreadOf } from './findings.ts';

/** Pixels per inch of the coarsest picture on these sheets, in whole ones; null where there is none. */
export function lowestPpi(
  document: AlbumDocument,
  sheets: readonly PrintSheet[],
  { showStickers }: { readonly showStickers: boolean },
): number | null {
  const spreads = new Set(sheets.flatMap(spreadsOn));
  const alone = new Set(sheets.flatMap((sheet) => (sheet.kind === 'sticker' ? [sheet.sticker] : [])));
  const isOn = (id: Parameters<typeof spreadOf>[1]): boolean => {
    const spread = spreadOf(document, id);
    return spread !== null && spreads.has(spread);
  };
  const frames = [...document.nodes.values()].flatMap((node) => {
    if (node.type === 'Image') return isOn(node.id) ? (frameResolution(document, node) ?? []) : [];
    if (!showStickers || node.type !== 'StickerCell' || !isOn(node.id)) return [];
    const sticker =
      node.props.stickerId === null ? undefined : document.stickers.get(node.props.stickerId as StickerId);
    return (sticker && stickerResolution(document, sticker, node)) ?? [];
  });
  const stickers = [...alone].flatMap((id) => {
    const sticker = document.stickers.get(id);
    return (sticker && stickerResolution(document, sticker)) ?? [];
  });
  const all = [...frames, ...stickers];
  return all.length === 0 ? null : Math.floor(Math.min(...all));
}
