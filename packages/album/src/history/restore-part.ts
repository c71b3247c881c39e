/** Brings parts of a point back: a spread, a chapter, a sticker. Nothing else is touched. */
import { setOrder, setParent, setProps, setStickerFields } from '../commands/command.ts';
import { descendants, isStatic, sectionOfNode, spreadOfNode } from '../commands/tree.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { MakeId, NodeId, StickerId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { removeNodesPatch, removeStickersPatch } from '../patch/remove-patches.ts';
import type { Comeback } from './comeback.ts';

/** A spread with what lay on it. One that is there stays where it is; one that is gone comes back into its chapter. */
export function bringSpread(comeback: Comeback, point: AlbumDocument, spreadId: NodeId, makeId: MakeId): void {
  const spread = point.nodes.get(spreadId)!;
  if (comeback.document.nodes.has(spreadId)) {
    comeback.draft.apply(setProps(comeback.document.nodes.get(spreadId)!, comeback.fitted(spread)));
  } else {
    const section = point.nodes.get(spread.parent!)!;
    if (!comeback.document.nodes.has(section.id)) comeback.node(section);
    comeback.node(spread);
  }
  bringElements(comeback, point, { from: spreadId, to: spreadId, makeId });
}

/** A chapter with its spreads and its stickers; what came into it since goes, save for its last spread. */
export function bringSection(comeback: Comeback, point: AlbumDocument, sectionId: NodeId, makeId: MakeId): void {
  const { draft } = comeback;
  const section = point.nodes.get(sectionId)!;
  const here = comeback.document.nodes.get(sectionId);
  if (!here) comeback.node(section);
  else if (!isStatic(comeback.document, sectionId)) draft.apply(setProps(here, section.props));
  bringStickers(comeback, point, sectionId);
  const spreads = point.childIds(sectionId);
  for (const id of spreads) {
    const now = comeback.document.nodes.get(id);
    if (now && now.parent !== sectionId) {
      // Somebody has moved it elsewhere, where it stays.
      const copy = makeId();
      comeback.node({ ...point.nodes.get(id)!, id: copy as NodeId });
      bringElements(comeback, point, { from: id, to: copy as NodeId, makeId });
      continue;
    }
    bringSpread(comeback, point, id, makeId);
    const { order } = point.nodes.get(id)!;
    if (now && now.order !== order && !isStatic(comeback.document, sectionId)) draft.apply([setOrder(id, order)]);
  }
  const since = comeback.document.childIds(sectionId).filter((id) => here && !point.nodes.has(id));
  if (spreads.length > 0) draft.apply(removeNodesPatch(comeback.document, since));
}

/** A sticker with its words, its photo and its crop, back in its cell if that is still empty. */
export function bringSticker(comeback: Comeback, point: AlbumDocument, stickerId: StickerId): void {
  const { draft } = comeback;
  const sticker = comeback.fittedSticker(point.stickers.get(stickerId)!);
  const here = comeback.document.stickers.get(stickerId);
  if (here && sticker) draft.apply(setStickerFields(here, sticker));
  else comeback.sticker(point.stickers.get(stickerId)!);
  const isCell = (id: NodeId): boolean => comeback.document.nodes.get(id)?.type === 'StickerCell';
  if ([...comeback.document.nodesUsing('sticker', stickerId)].some(isCell)) return;
  for (const id of point.nodesUsing('sticker', stickerId)) {
    const cell = comeback.document.nodes.get(id);
    if (cell?.type === 'StickerCell' && cell.props.stickerId === null) draft.apply(setProps(cell, { stickerId }));
  }
}

interface Elements {
  /** The spread of the point. */
  readonly from: NodeId;
  /** The spread of the draft that they come onto. */
  readonly to: NodeId;
  readonly makeId: MakeId;
}

function bringElements(comeback: Comeback, point: AlbumDocument, { from, to, makeId }: Elements): void {
  const { draft } = comeback;
  const wanted = elementsOf(point, from);
  const here = elementsOf(comeback.document, to);
  // Stickers that change cells are in none for a moment.
  for (const node of here) {
    const then = point.nodes.get(node.id);
    const isSame =
      then?.type === 'StickerCell' && node.type === 'StickerCell' && then.props.stickerId === node.props.stickerId;
    if (node.type === 'StickerCell' && !isSame) draft.apply(setProps(node, { stickerId: null }));
  }
  const ids = new Map<NodeId, NodeId>([[from, to]]);
  for (const node of wanted) {
    const parent = ids.get(node.parent!)!;
    const now = comeback.document.nodes.get(node.id);
    const isElsewhere = now !== undefined && spreadOfNode(comeback.document, node.id) !== to;
    const id = isElsewhere ? (makeId() as NodeId) : node.id;
    ids.set(node.id, id);
    if (!now || isElsewhere || now.type !== node.type) {
      if (now && !isElsewhere) draft.apply([{ part: 'workspace', path: `nodes/${id}`, removed: true }]);
      comeback.node({ ...node, id, parent });
      continue;
    }
    if (now.parent !== parent) draft.apply([setParent(id, parent)]);
    if (now.order !== node.order) draft.apply([setOrder(id, node.order)]);
    draft.apply(setProps(now, comeback.fitted({ ...node, parent })));
  }
  const kept = new Set(ids.values());
  const gone = here.map(({ id }) => id).filter((id) => !kept.has(id));
  draft.apply(removeNodesPatch(comeback.document, gone));
}

/** All that lies on a spread, parents first; comments are nobody's to bring back or to take away. */
function elementsOf(document: AlbumDocument, spread: NodeId): AlbumNode[] {
  return descendants(document, spread)
    .map((id) => document.nodes.get(id)!)
    .filter(({ type }) => type !== 'Comment');
}

function bringStickers(comeback: Comeback, point: AlbumDocument, sectionId: NodeId): void {
  for (const id of point.stickersUsing('section', sectionId)) {
    const then = point.stickers.get(id)!;
    const now = comeback.document.stickers.get(id);
    if (!now) comeback.sticker(then);
    else if (now.sectionId === sectionId) comeback.draft.apply(setStickerFields(now, comeback.fittedSticker(then)!));
  }
  const since = [...comeback.document.stickersUsing('section', sectionId)].filter((id) => !point.stickers.has(id));
  const isOnlyHere = (id: StickerId): boolean =>
    [...comeback.document.nodesUsing('sticker', id)].every(
      (node) => sectionOfNode(comeback.document, node) === sectionId,
    );
  comeback.draft.apply(removeStickersPatch(comeback.document, since.filter(isOnlyHere)));
}
