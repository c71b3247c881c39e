/** What an operation asks for of the table of roles (permissions.ts): judged by its path, on the document before it. */
import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, NodeId, StickerId } from '../../document/ids.ts';
import type { ImageRecord } from '../../document/image.ts';
import type { Sticker } from '../../document/sticker.ts';
import type { Operation } from '../../patch/patch.ts';
import type { Place } from '../../patch/path.ts';
import type { AlbumAction } from '../../permissions.ts';
import type { Proofs } from '../proofs.ts';

/** Whoever has the first has the others. */
export type EditRight = Extract<AlbumAction, 'design' | 'fill' | 'comment'>;
export const EDIT_RIGHTS = ['design', 'fill', 'comment'] as const satisfies readonly EditRight[];

/** Of a sticker that is there: who it is, where it stands in the list, its photo and how that is cut. Not its design. */
const FILLED_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'position',
  'image',
  'cx',
  'cy',
  'cscale',
  'crotation',
  'sectionId',
  'order',
  'personId',
  'leftList',
] satisfies (keyof Sticker)[]);

/** `proofs`: what its author removed before and may bring back as it was. */
export function askedRight(document: AlbumDocument, operation: Operation, place: Place, proofs: Proofs): EditRight {
  const { table, id, field, isProp } = place;
  const value: unknown = 'value' in operation ? operation.value : null;
  if (table === 'stickers') return rightOnSticker(document, { id: id as StickerId, field, value }, proofs);
  if (table === 'images') return rightOnImage(document.images.get(id as ImageId), field, value);
  if (table !== 'nodes') return 'design';
  const node = document.nodes.get(id as NodeId);
  const type = node?.type ?? fieldOf(value, 'type');
  if (type === 'Comment') return 'comment';
  const shows = isProp && field === 'stickerId' && (type === 'StickerCell' || type === 'Sticker');
  if (!shows || node === undefined) return 'design';
  // A cell that would have to grow is layout.
  const sticker = typeof value === 'string' ? document.stickers.get(value as StickerId) : undefined;
  const isFitting = !sticker || node.type !== 'StickerCell' || node.props.doubleSticker === sticker.doubleSticker;
  return isFitting ? 'fill' : 'design';
}

function rightOnSticker(
  document: AlbumDocument,
  { id, field, value }: { readonly id: StickerId; readonly field: string | null; readonly value: unknown },
  proofs: Proofs,
): EditRight {
  const isShown = document.nodesUsing('sticker', id).size > 0;
  if (field === 'doubleSticker') return isShown ? 'design' : 'fill';
  if (field !== null) return FILLED_FIELDS.has(field) ? 'fill' : 'design';
  if (value === null) return 'fill';
  const [stickerLayout, cellLayout] = [fieldOf(value, 'stickerLayout'), fieldOf(value, 'cellLayout')];
  const isPlain = isDefault(stickerLayout) && isDefault(cellLayout);
  if (!isPlain && !proofs.provesDesign({ id, stickerLayout, cellLayout })) return 'design';
  return isShown && fieldOf(value, 'doubleSticker') === true ? 'design' : 'fill';
}

/** Photos of stickers come and go with them; what else the album shows is its design. */
function rightOnImage(image: ImageRecord | undefined, field: string | null, value: unknown): EditRight {
  const model = image?.model ?? fieldOf(value, 'model');
  return model === 'sticker' && (field === null || field === 'details') ? 'fill' : 'design';
}

function isDefault(layout: unknown): boolean {
  return layout === undefined || layout === 'default';
}

/** Of a record that comes from outside and may be anything. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : undefined;
}
