import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { type MeasuredHeights, NOTHING_MEASURED } from '../geometry/measured.ts';
import { spreadOrder } from '../print/page-size.ts';
import { dangerFindingsOfSpread, dangerZone, shownNodes } from './danger-zone.ts';
import { frameFindings, stickerResolutionFindings } from './effective-resolution.ts';
import type { Finding } from './finding.ts';
import { lettersOfNode, lettersOfSticker } from './letter-findings.ts';
import { findingsOfSticker } from './sticker-findings.ts';
import { templateFindings } from './template-findings.ts';

/** What `preflight` says of what lies on one spread, in the editor: for a mark at its picture, without reading the others. */
export function spreadFindings(
  document: AlbumDocument,
  spread: NodeId,
  measured: MeasuredHeights = NOTHING_MEASURED,
): Finding[] {
  const spreads = spreadOrder(document);
  const index = spreads.indexOf(spread);
  if (index < 0) return [];
  const nodes = shownNodes(document, spread);
  const stickers = nodes.flatMap((node) => {
    const id = node.type === 'StickerCell' ? node.props.stickerId : null;
    const sticker = id === null ? undefined : document.stickers.get(id as StickerId);
    return sticker ? [sticker] : [];
  });
  return [
    ...nodes.flatMap((node) => frameFindings(document, node)),
    ...nodes.flatMap((node) => lettersOfNode(node, 'editor')),
    ...dangerFindingsOfSpread(document, spread, dangerZone(index, spreads.length), measured),
    ...templateFindings(document, spread),
    ...stickers.flatMap((sticker) => [
      ...findingsOfSticker(document, sticker),
      ...stickerResolutionFindings(document, sticker, 'editor'),
      ...lettersOfSticker(document, sticker, 'editor'),
    ]),
  ];
}
