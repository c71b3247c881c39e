import { boundsInSpread, PAGE, stackingOrder, type AlbumDocument, type NodeId, type PrintSheet } from '@figurina/album';
import type { AlbumReader } from '@figurina/drawing';

/** So high a text can become at most: where its true height is not known, it counts as reaching anywhere. */
const ANY_HEIGHT = PAGE.height * 2;

/**
 * The elements of a spread that a sheet shows. On a single page those that lie wholly on the other page are left out,
 * so that their words and pictures are not in the file.
 */
export function elementsOn(document: AlbumDocument, sheet: PrintSheet, bleed: number): readonly NodeId[] {
  if (sheet.kind === 'sticker') return [];
  const ids = stackingOrder(document, sheet.spread);
  if (sheet.kind === 'spread') return ids;
  const [left, right] = [sheet.x - bleed, sheet.x + sheet.width + bleed];
  return ids.filter((id) => {
    const bounds = boundsInSpread(document, id, () => ANY_HEIGHT);
    return bounds === undefined || (bounds.x <= right && bounds.x + bounds.width >= left);
  });
}

/** A reader that shows only what belongs on one sheet. */
export function sheetReader(
  reader: AlbumReader,
  document: AlbumDocument,
  sheet: PrintSheet,
  bleed: number,
): AlbumReader {
  if (sheet.kind !== 'page') return reader;
  const shown = elementsOn(document, sheet, bleed);
  const source = { subscribe: () => () => {}, get: () => shown };
  return { ...reader, drawnIds: (parent) => (parent === sheet.spread ? source : reader.drawnIds(parent)) };
}
