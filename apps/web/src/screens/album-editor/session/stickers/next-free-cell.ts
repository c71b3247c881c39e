import { type AlbumDocument, freeCellsOfSpread, type NodeId } from '@figurina/album';

/** The first empty cell of a chapter, as one reads it; null when all of them are taken. */
export function nextFreeCell(document: AlbumDocument, section: string): NodeId | null {
  for (const spread of document.childIds(section as NodeId)) {
    const [cell] = freeCellsOfSpread(document, spread);
    if (cell) return cell.id;
  }
  return null;
}
