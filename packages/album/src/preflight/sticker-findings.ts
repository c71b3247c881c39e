import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { Sticker } from '../document/sticker.ts';
import { cellOfSticker } from '../stickers/placed-stickers.ts';
import type { Finding, PreflightRule } from './finding.ts';

/** Stickers that lack something: a name, a photo, a place that is printed. */
export function stickerFindings(document: AlbumDocument): Finding[] {
  return [...document.stickers.values()].flatMap((sticker) => findingsOfSticker(document, sticker));
}

export function findingsOfSticker(document: AlbumDocument, sticker: Sticker): Finding[] {
  const stickerId = sticker.id as StickerId;
  const cell = cellOfSticker(document, stickerId);
  const found = (rule: PreflightRule, severity: Finding['severity']): Finding => ({
    rule,
    severity,
    nodeId: cell?.id ?? null,
    stickerId,
    values: { name: sticker.name },
  });
  return [
    ...(sticker.name.trim() === '' ? [found('sticker_without_name', 'error')] : []),
    ...(sticker.image === null ? [found('sticker_without_photo', 'warning')] : []),
    ...(cell ? [] : [found('sticker_unplaced', 'warning')]),
    ...(cell && isHidden(document, cell.id) ? [found('sticker_hidden', 'error')] : []),
  ];
}

/** Whether a node or a group around it is hidden: its number would be missing on the paper. */
function isHidden(document: AlbumDocument, id: NodeId): boolean {
  for (let node = document.nodes.get(id); node; node = node.parent ? document.nodes.get(node.parent) : undefined) {
    if ('hidden' in node.props && node.props.hidden) return true;
  }
  return false;
}
