import {
  boundsInSpread,
  PAGE,
  printedOrder,
  type AlbumDocument,
  type NodeId,
  type PlacedPage,
  type PrintSheet,
} from '@figurina/album';
import type { AlbumReader } from '@figurina/drawing';

/** So high a text can become at most: where its true height is not known, it counts as reaching anywhere. */
const ANY_HEIGHT = PAGE.height * 2;

/** The elements that a sheet shows. */
export function elementsOn(document: AlbumDocument, sheet: PrintSheet, bleed: number): readonly NodeId[] {
  if (sheet.kind === 'spread') return printedOrder(document, sheet.spread);
  if (sheet.kind === 'page') return elementsOnPage(document, sheet, bleed);
  if (sheet.kind !== 'cover') return [];
  return [sheet.left, sheet.right].flatMap((page) => elementsOnPage(document, page, bleed));
}

/**
 * Those of a single page. Elements that lie wholly on the other page are left out, so that their words and pictures are
 * not in the file.
 */
function elementsOnPage(document: AlbumDocument, { spread, x }: PlacedPage, bleed: number): readonly NodeId[] {
  const [left, right] = [x - bleed, x + PAGE.width + bleed];
  return printedOrder(document, spread).filter((id) => {
    const bounds = boundsInSpread(document, id, () => ANY_HEIGHT);
    return bounds === undefined || (bounds.x <= right && bounds.x + bounds.width >= left);
  });
}

/** A reader that shows only what belongs on one page, with the bleed of its mode. */
export function pageReader(reader: AlbumReader, document: AlbumDocument, page: PlacedPage): AlbumReader {
  const shown = elementsOnPage(document, page, reader.mode.bleed);
  const source = { subscribe: () => () => {}, get: () => shown };
  return { ...reader, drawnIds: (parent) => (parent === page.spread ? source : reader.drawnIds(parent)) };
}
