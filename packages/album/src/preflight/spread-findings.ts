import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { type MeasuredHeights, NOTHING_MEASURED } from '../geometry/measured.ts';
import { spreadOrder } from '../print/page-size.ts';
import { dangerZone, shownNodes } from './danger-zone.ts';
import { stickerResolutionFindings } from './effective-resolution.ts';
import type { Finding } from './finding.ts';
import { lettersOfSticker } from './letter-findings.ts';
import { findingsOfSpread } from './node-findings.ts';
import { findingsOfSticker } from './sticker-findings.ts';

/**
 * What `preflight` says of what lies on one spread, in the editor: for a mark at its picture, without reading the others.
 * Hints are left to the list of all.
 */
export function spreadFindings(
  document: AlbumDocument,
  spread: NodeId,
  measured: MeasuredHeights = NOTHING_MEASURED,
): Finding[] {
  const spreads = spreadOrder(document);
  const index = spreads.indexOf(spread);
  if (index < 0) return [];
  const stickers = shownNodes(document, spread).flatMap((node) => {
    const id = node.type === 'StickerCell' ? node.props.stickerId : null;
    const sticker = id === null ? undefined : document.stickers.get(id as StickerId);
    return sticker ? [sticker] : [];
  });
  const zone = dangerZone(index, spreads.length);
  const found = [
    ...findingsOfSpread(document, { spread, zone }, 'editor', measured),
    ...stickers.flatMap((sticker) => [
      ...findingsOfSticker(document, sticker),
      ...stickerResolutionFindings(document, sticker, 'editor'),
      ...lettersOfSticker(document, sticker, 'editor'),
    ]),
  ];
  return found.filter(({ severity }) => severity !== 'hint');
}
