import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, MakeId, NodeId, StickerId } from '../../document/ids.ts';
import type { Sticker } from '../../document/sticker.ts';
import { orderBetween } from '../../document/order.ts';
import { STICKER_TEXT_MAX } from '../../roster/shorten-name.ts';
import type { Operation } from '../../patch/patch.ts';
import { stickersOfSection } from '../../stickers/placed-stickers.ts';
import { createSticker as created, nodeOf, refused, suffixFrom, type CommandResult } from '../command.ts';
import { newSection } from '../sections/add-section.ts';

/** How its photo lies in it, and its design where it has one of its own. */
export type StickerLook = Partial<Pick<Sticker, 'cx' | 'cy' | 'cscale' | 'crotation' | 'stickerLayout' | 'cellLayout'>>;

export interface NewSticker {
  readonly id: StickerId;
  readonly name: string;
  readonly position?: string;
  readonly doubleSticker?: boolean;
  readonly image?: ImageId | null;
  readonly look?: StickerLook;
  /** None: the section called `untitled`, which is made when there is none. */
  readonly sectionId: NodeId | null;
  /** The name of the section for stickers without one, in the album's language ("Unbenanntes Team"). */
  readonly untitled: string;
  readonly makeId: MakeId;
  /** ISO. */
  readonly now: string;
}

/** A new sticker at the end of its chapter, unplaced. */
export function addSticker(document: AlbumDocument, input: NewSticker): CommandResult {
  const name = input.name.trim().slice(0, STICKER_TEXT_MAX);
  if (name === '') return refused('sticker_name_empty');
  const { section, operations } = sectionFor(document, input);
  if (!section) return refused('no_section');
  const last = stickersOfSection(document, section).at(-1)?.order || null;
  const position = (input.position ?? '').trim().slice(0, STICKER_TEXT_MAX);
  const order = orderBetween(last, null, suffixFrom(input.makeId)());
  const { id, doubleSticker = false, image = null, look, now } = input;
  return [
    ...operations,
    created({ id, name, position, doubleSticker, image, sectionId: section, order, createdAt: now, ...look }),
  ];
}

function sectionFor(
  document: AlbumDocument,
  { sectionId, untitled, makeId }: NewSticker,
): { section: NodeId | undefined; operations: readonly Operation[] } {
  if (sectionId !== null) return { section: nodeOf(document, sectionId, 'Section')?.id, operations: [] };
  const known = document.childIds(document.rootId).find((id) => document.nodes.get(id)?.props.name === untitled);
  if (known) return { section: known, operations: [] };
  const made = newSection(document, untitled, makeId);
  return { section: made.id, operations: made.patch };
}
