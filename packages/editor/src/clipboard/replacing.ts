import {
  type AlbumDocument,
  centreOf,
  type CommandResult,
  type ExchangeNode,
  fillFrame,
  type ImageId,
  isRefused,
  type MakeId,
  type MeasuredHeights,
  type NodeId,
  refused,
  removeElements,
  selectionBounds,
  spreadOfNode,
} from '@figurina/album';
import { pasteOnSpread } from './pasting.ts';

/**
 * Puts copied elements where others lie, which go. One copied picture takes the place of those in frames, which keep
 * their box and their look.
 */
export function pasteReplacing(
  document: AlbumDocument,
  input: {
    elements: readonly ExchangeNode[];
    ids: readonly NodeId[];
    userId: string;
    makeId: MakeId;
    measured?: MeasuredHeights;
  },
): CommandResult {
  const { ids, measured, ...copied } = input;
  const [first] = ids;
  const spreadId = first && spreadOfNode(document, first);
  const box = selectionBounds(document, ids, measured);
  if (!spreadId || !box) return refused('nothing_selected');
  const picture = onlyPicture(document, copied.elements);
  if (picture && ids.every((id) => document.nodes.get(id)?.type === 'Image')) {
    const filled = ids.map((nodeId) => fillFrame(document, { nodeId, ...picture }));
    return filled.find(isRefused) ?? filled.flatMap((patch) => (isRefused(patch) ? [] : patch));
  }
  const pasted = pasteOnSpread(document, { ...copied, spreadId, place: { middle: centreOf(box) } });
  if (isRefused(pasted)) return pasted;
  const removed = removeElements(document, { ids });
  return isRefused(removed) ? removed : [...pasted, ...removed];
}

/** That of the one element that was copied, where this album has it. */
function onlyPicture(document: AlbumDocument, elements: readonly ExchangeNode[]) {
  const [only, ...more] = elements;
  if (!only || more.length > 0 || only.type !== 'Image') return null;
  const { image, pexelsId } = only.props;
  if (typeof image !== 'string' || !document.images.has(image as ImageId)) return null;
  return { imageId: image as ImageId, pexelsId: typeof pexelsId === 'number' ? pexelsId : null };
}
