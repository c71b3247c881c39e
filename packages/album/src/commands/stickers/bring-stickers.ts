import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, MakeId, NodeId, StickerId } from '../../document/ids.ts';
import type { Sticker } from '../../document/sticker.ts';
import { foldName } from '../../roster/fold-name.ts';
import { isPlaced } from '../../stickers/placed-stickers.ts';
import { addSticker, type StickerLook } from './add-sticker.ts';
import { isRefused, nodeOf, refused, type CommandResult } from '../command.ts';
import { Draft } from '../draft.ts';
import { placeSticker } from './place-sticker.ts';
import { isStatic, sectionOfNode } from '../tree.ts';

/** A person of another album, and the empty cell that showed them there. */
export interface BroughtSticker {
  readonly cellId: NodeId;
  readonly person: StickerLook & Pick<Sticker, 'name' | 'position' | 'doubleSticker'>;
  /** Their photo, as this album has it now. */
  readonly image: ImageId | null;
}

interface Input {
  readonly brought: readonly BroughtSticker[];
  readonly untitled: string;
  readonly makeId: MakeId;
  /** ISO. */
  readonly now: string;
}

/**
 * Puts people of another album into cells: each becomes a sticker of the cell's chapter, unless somebody of that name and
 * position is here already. Who is here and has no place gets this one; who has one keeps it, and the cell stays empty.
 */
export function bringStickers(document: AlbumDocument, { brought, untitled, makeId, now }: Input): CommandResult {
  const draft = new Draft(document);
  for (const { cellId, person, image } of brought) {
    const cell = nodeOf(draft.document, cellId, 'StickerCell');
    if (!cell || cell.props.stickerId !== null) continue;
    const known = personHere(draft.document, person);
    if (known && isPlaced(draft.document, known)) continue;
    const stickerId = known ?? (makeId() as StickerId);
    if (!known) {
      const section = cell.props.sectionId ?? sectionOfNode(draft.document, cellId);
      const sectionId = isStatic(draft.document, section as NodeId | null) ? null : (section as NodeId);
      const { name, position, doubleSticker, ...look } = person;
      const input = { id: stickerId, name, position, doubleSticker, image, look, sectionId, untitled, makeId, now };
      const added = addSticker(draft.document, input);
      if (isRefused(added)) continue;
      draft.apply(added);
    }
    const placed = placeSticker(draft.document, { stickerId, cellId });
    if (!isRefused(placed)) draft.apply(placed);
  }
  return draft.patch.length > 0 ? draft.patch : refused('nothing_selected');
}

/** The sticker of the same person, by name and position, however they are spelled; one without a place before others. */
export function personHere(
  document: AlbumDocument,
  { name, position }: Pick<Sticker, 'name' | 'position'>,
): StickerId | null {
  const [person, role] = [foldName(name), foldName(position)];
  const same = [...document.stickers.values()].filter(
    (sticker) => foldName(sticker.name) === person && foldName(sticker.position) === role,
  );
  const found = same.find(({ id }) => !isPlaced(document, id as StickerId)) ?? same[0];
  return (found?.id as StickerId | undefined) ?? null;
}
