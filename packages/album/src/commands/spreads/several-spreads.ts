/** Commands on several spreads at once: in the order of the album, as one step, whole or not at all. */
import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { spreadOrder } from '../../print/page-size.ts';
import { isRefused, refused, type CommandResult } from '../command.ts';
import { Draft } from '../draft.ts';
import { createdSpread } from './add-spread.ts';
import { duplicateSpread } from './duplicate-spread.ts';
import { moveSpreadBeside, stepSpread } from './move-spread-beside.ts';
import { moveSpreadTo } from './move-spread.ts';
import { removeSpread } from './remove-spread.ts';
import { isStatic, placeAmongSiblings } from '../tree.ts';

interface Spreads {
  readonly spreadIds: readonly NodeId[];
}

/** Before or after another spread, behind one another. */
export function moveSpreadsBeside(
  document: AlbumDocument,
  input: Spreads & { beside: NodeId; side: 'before' | 'after'; makeId: MakeId },
): CommandResult {
  const { makeId, beside, side } = input;
  if (input.spreadIds.includes(beside)) return [];
  return inTurn(document, inAlbumOrder(document, input.spreadIds), (now, spreadId, before) =>
    before
      ? moveSpreadBeside(now, { spreadId, beside: before, side: 'after', makeId })
      : moveSpreadBeside(now, { spreadId, beside, side, makeId }),
  );
}

/** To the end of a chapter. */
export function moveSpreadsTo(
  document: AlbumDocument,
  { spreadIds, sectionId, makeId }: Spreads & { sectionId: NodeId; makeId: MakeId },
): CommandResult {
  return inTurn(document, inAlbumOrder(document, spreadIds), (now, spreadId) =>
    moveSpreadTo(now, { spreadId, sectionId, index: now.childIds(sectionId).length, makeId }),
  );
}

/** One place on in the album; those that lay apart come together. From the end of a chapter into the next one. */
export function stepSpreads(
  document: AlbumDocument,
  { spreadIds, direction, makeId }: Spreads & { direction: 'up' | 'down'; makeId: MakeId },
): CommandResult {
  const ordered = inAlbumOrder(document, spreadIds);
  const leading = direction === 'up' ? ordered[0] : ordered.at(-1);
  if (!leading) return refused('node_gone');
  const home = document.nodes.get(leading)!.parent!;
  if (ordered.length === 1 || isStatic(document, home))
    return stepSpread(document, { spreadId: leading, direction, makeId });
  const by = direction === 'up' ? -1 : 1;
  const { siblings, index } = placeAmongSiblings(document, leading);
  const beside = siblings[index + by];
  const side = direction === 'up' ? 'before' : 'after';
  if (beside) return moveSpreadsBeside(document, { spreadIds, beside, side, makeId });
  const sections = document.childIds(document.rootId);
  const next = sections[sections.indexOf(home) + by];
  if (!next || isStatic(document, next)) return refused('spread_at_end');
  const first = direction === 'down' ? document.childIds(next)[0] : undefined;
  return first
    ? moveSpreadsBeside(document, { spreadIds, beside: first, side: 'before', makeId })
    : moveSpreadsTo(document, { spreadIds, sectionId: next, makeId });
}

/** Copies behind the last of them, in their order, with empty cells. */
export function duplicateSpreads(
  document: AlbumDocument,
  { spreadIds, makeId }: Spreads & { makeId: MakeId },
): CommandResult {
  const ordered = inAlbumOrder(document, spreadIds);
  let behind = ordered.at(-1)!;
  return inTurn(document, ordered, (now, spreadId) => {
    const draft = new Draft(now);
    const copied = duplicateSpread(now, { spreadId, makeId });
    if (isRefused(copied)) return copied;
    const copy = createdSpread(copied)!;
    const moved = moveSpreadBeside(draft.apply(copied).document, {
      spreadId: copy,
      beside: behind,
      side: 'after',
      makeId,
    });
    if (isRefused(moved)) return moved;
    behind = copy;
    return draft.apply(moved).patch;
  });
}

/** With all that lies on them; a chapter keeps its last one. */
export function removeSpreads(document: AlbumDocument, { spreadIds }: Spreads): CommandResult {
  return inTurn(document, inAlbumOrder(document, spreadIds), (now, spreadId) => removeSpread(now, { spreadId }));
}

export function inAlbumOrder(document: AlbumDocument, spreadIds: readonly NodeId[]): NodeId[] {
  const chosen = new Set(spreadIds);
  return spreadOrder(document).filter((id) => chosen.has(id));
}

function inTurn(
  document: AlbumDocument,
  spreadIds: readonly NodeId[],
  command: (now: AlbumDocument, spreadId: NodeId, before: NodeId | undefined) => CommandResult,
): CommandResult {
  const [only] = spreadIds;
  if (!only) return refused('node_gone');
  if (spreadIds.length === 1) return command(document, only, undefined);
  const draft = new Draft(document);
  for (const [index, spreadId] of spreadIds.entries()) {
    const patch = command(draft.document, spreadId, spreadIds[index - 1]);
    if (isRefused(patch)) return patch;
    draft.apply(patch);
  }
  return draft.patch;
}
