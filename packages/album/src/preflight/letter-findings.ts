import type { AlbumDocument } from '../document/album.ts';
import type { StickerId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { plainText } from '../document/rich-text.ts';
import type { Sticker } from '../document/sticker.ts';
import { cellOfSticker } from '../stickers/placed-stickers.ts';
import { unprintable } from '../text/printable.ts';
import type { Finding, PreflightPurpose } from './finding.ts';

/** Letters that no font of the product has, of a text or of a chapter's name: on paper a box stands in their place. */
export function lettersOfNode(node: AlbumNode, purpose: PreflightPurpose): Finding[] {
  if (node.type === 'Section') return found(node.props.name, purpose, { nodeId: node.id, stickerId: null });
  if (node.type !== 'Text' || node.props.symbol !== null) return [];
  return found(plainText(node.props.text), purpose, { nodeId: node.id, stickerId: null });
}

/** Those of a name and a position. */
export function lettersOfSticker(document: AlbumDocument, sticker: Sticker, purpose: PreflightPurpose): Finding[] {
  const stickerId = sticker.id as StickerId;
  const words = `${sticker.name} ${sticker.position}`;
  return found(words, purpose, { nodeId: cellOfSticker(document, stickerId)?.id ?? null, stickerId });
}

function found(words: string, purpose: PreflightPurpose, place: Pick<Finding, 'nodeId' | 'stickerId'>): Finding[] {
  const letters = unprintable(words);
  if (letters.length === 0) return [];
  const severity = purpose === 'order' ? 'error' : 'warning';
  return [{ rule: 'unprintable', severity, ...place, values: { letters: letters.join(' ') } }];
}
