import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, NodeId } from '../../document/ids.ts';
import { type AlbumNode, isShape } from '../../document/nodes/node.ts';
import { plainText } from '../../document/rich-text.ts';
import { removeNodesPatch } from '../../patch/remove-patches.ts';
import { shownNodes } from '../../preflight/danger-zone.ts';
import { hintsOf } from '../../preflight/hints.ts';
import { templateLeft } from '../../preflight/template-findings.ts';
import { type CommandResult, refused } from '../command.ts';
import { removalRefusal } from '../spreads/remove-spread.ts';
import { leaveTemplateOut } from './template-elements.ts';

/**
 * Takes out what of a spread is still the template's; the spread itself where nothing but its decoration would be left and it
 * may go.
 */
export function leavePageOut(document: AlbumDocument, { spreadId }: { spreadId: NodeId }): CommandResult {
  const left = templateLeft(document, spreadId);
  if (left.length === 0) return refused('nothing_selected');
  if (goesAsAWhole(document, spreadId)) return removeNodesPatch(document, [spreadId]);
  return leaveTemplateOut(document, { ids: left });
}

/** Whether nothing of a spread but its decoration is anybody's, and it may be taken out. */
export function goesAsAWhole(document: AlbumDocument, spreadId: NodeId): boolean {
  if (removalRefusal(document, spreadId)) return false;
  const gone = new Set([...templateLeft(document, spreadId), ...hintsOf(document, spreadId)]);
  return shownNodes(document, spreadId).every((node) => gone.has(node.id) || isDecoration(document, node));
}

function isDecoration(document: AlbumDocument, node: AlbumNode): boolean {
  const { type, props } = node;
  if (type === 'Image')
    return props.image === null || document.images.get(props.image as ImageId)?.blueprint_image === true;
  // Words, and what stands for words: the name of a chapter is what the page is there for.
  if (type === 'Text') return !/[\p{L}\p{N}]/u.test(plainText(props.text).replaceAll('{page-number}', ''));
  return isShape(node);
}
