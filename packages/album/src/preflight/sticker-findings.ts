import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { Sticker } from '../document/sticker.ts';
import { cellOfSticker } from '../stickers/placed-stickers.ts';
import { faceAtCut } from './danger-zone.ts';
import { stickerResolutionFindings } from './effective-resolution.ts';
import type { Finding, PreflightPurpose, PreflightRule } from './finding.ts';
import { lettersOfSticker } from './letter-findings.ts';

/** All that is found of one sticker: what it lacks, its letters, its photo. */
export function allOfSticker(document: AlbumDocument, sticker: Sticker, purpose: PreflightPurpose): Finding[] {
  return [
    ...findingsOfSticker(document, sticker),
    ...lettersOfSticker(document, sticker, purpose),
    ...stickerResolutionFindings(document, sticker, purpose),
    ...faceAtCut(document, sticker),
  ];
}

/** What a sticker lacks: a name, a photo of its own, a place that is printed. */
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
    ...(isOnAnother(document, sticker) ? [found('photo_twice', 'hint')] : []),
    ...(cell && isHidden(document, cell.id) ? [found('sticker_hidden', 'error')] : []),
  ];
}

/** Whether its photo is on another sticker as well: two numbers for one motif. */
function isOnAnother(document: AlbumDocument, { image }: Sticker): boolean {
  return image !== null && document.stickersUsing('image', image).size > 1;
}

/** Whether a node or a group around it is hidden: its number would be missing on the paper. */
function isHidden(document: AlbumDocument, id: NodeId): boolean {
  for (let node = document.nodes.get(id); node; node = node.parent ? document.nodes.get(node.parent) : undefined) {
    if ('hidden' in node.props && node.props.hidden) return true;
  }
  return false;
}
