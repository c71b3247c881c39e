/** What mends a finding, as a patch of one step; nothing that only a person can decide. */
import { isRefused, type CommandResult, setProp, setProps, setStickerFields } from '../commands/command.ts';
import { placeSticker } from '../commands/stickers/place-sticker.ts';
import { lockedBy, sectionOfNode } from '../commands/tree.ts';
import type { AlbumDocument } from '../document/album.ts';
import { copyDocument } from '../document/create-document.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import { decompose } from '../geometry/matrix.ts';
import type { MeasuredHeights } from '../geometry/measured.ts';
import { spreadMatrix } from '../geometry/node-matrix.ts';
import { luminanceOf } from '../palette/readable-ink.ts';
import { resolveColor } from '../palette/resolve-color.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import type { Operation, Patch } from '../patch/patch.ts';
import { freeCellsOfSpread } from '../commands/cells.ts';
import { isPlaced, stickersOfSection } from '../stickers/placed-stickers.ts';
import type { Finding, Fix } from './finding.ts';
import { extendIntoBleed, pullFaceInside, pullInside } from './fix-places.ts';
import { LEAST_LINE } from './line-findings.ts';
import { isColored } from './small-text-findings.ts';

/** Darker letters are as good as black, and stay legible on what they lie on. */
const DARK = 0.18;

/** Null where there is none. */
export function fixOf(document: AlbumDocument, finding: Finding, measured: MeasuredHeights): Fix | null {
  const { rule, nodeId, stickerId, values } = finding;
  const node = nodeId === null ? undefined : document.nodes.get(nodeId);
  // An element's lock keeps hands off.
  if (node && rule !== 'P24' && lockedBy(document, node.id) !== null) return null;
  switch (rule) {
    case 'P5':
      return node ? fix(extendIntoBleed(document, node)) : null;
    case 'P24':
      return sharper(document, nodeId, stickerId);
    case 'P25':
      return node && 'strokeWidth' in node.props
        ? fix(setProps(node, { strokeWidth: leastLine(document, node.id) }))
        : null;
    case 'P26':
    case 'P27':
      if (values['kind'] === 'face') return fix(pullFaceInside(document, finding));
      return node ? pullInside(document, node, measured) : null;
    case 'small_text':
      return node?.type === 'Text' ? fix(inBlack(document, node)) : null;
    case 'text_too_long':
      return node?.type === 'Text' ? fix(setProps(node, { fit: true })) : null;
    case 'cell_empty':
      return node?.type === 'StickerCell' ? fix(fillCell(document, node)) : null;
    case 'sticker_unplaced':
      return stickerId ? fix(place(document, stickerId)) : null;
    case 'sticker_hidden':
      return nodeId ? fix(show(document, nodeId)) : null;
    default:
      return null;
  }
}

/** All that is safe in one patch, each fix made on what those before it left. */
export function safeFixes(
  document: AlbumDocument,
  findings: readonly Finding[],
  measured: MeasuredHeights,
): { readonly patch: Patch; readonly count: number } {
  const draft = copyDocument(document);
  const patch: Operation[] = [];
  let count = 0;
  for (const finding of findings) {
    const made = fixOf(draft, finding, measured);
    if (!made?.isSafe) continue;
    applyPatch(draft, made.patch);
    patch.push(...made.patch);
    count += 1;
  }
  return { patch, count };
}

function fix(made: CommandResult | null, isSafe = true): Fix | null {
  return made === null || isRefused(made) || made.length === 0 ? null : { patch: made, isSafe };
}

/** Rounded up: what is stored must not be thinner than what is asked for. */
function leastLine(document: AlbumDocument, id: NodeId): number {
  const { scaleX } = decompose(spreadMatrix(document, id));
  return Math.ceil((LEAST_LINE / scaleX) * 1000) / 1000;
}

/** Dark letters of one colour throughout. */
function inBlack(document: AlbumDocument, { id, props }: NodeOf<'Text'>): Patch | null {
  const hasOwn = props.text.paragraphs.some(({ content }) =>
    content.some((run) => 'color' in run && run.color !== undefined),
  );
  const isDark = luminanceOf(resolveColor(document.colors, props.color)) <= DARK;
  return hasOwn || !isDark || !isColored(document, props.color)
    ? null
    : [setProp<'Text', 'color'>(id, 'color', '#000000')];
}

/** The first of the chapter that waits for a place of this kind. */
function fillCell(document: AlbumDocument, cell: NodeOf<'StickerCell'>): CommandResult | null {
  if (cell.props.stickerId !== null) return null;
  const section = (cell.props.sectionId as NodeId | null) ?? sectionOfNode(document, cell.id);
  const waiting = section ? stickersOfSection(document, section) : [];
  const sticker = waiting.find(
    ({ id, doubleSticker }) => doubleSticker === cell.props.doubleSticker && !isPlaced(document, id as StickerId),
  );
  return sticker ? placeSticker(document, { stickerId: sticker.id as StickerId, cellId: cell.id }) : null;
}

/** The first free cell of its chapter. */
function place(document: AlbumDocument, stickerId: StickerId): CommandResult | null {
  const sticker = document.stickers.get(stickerId);
  if (!sticker || isPlaced(document, stickerId)) return null;
  const cells = document.childIds(sticker.sectionId as NodeId).flatMap((spread) => freeCellsOfSpread(document, spread));
  const cell = cells.find(
    ({ props }) =>
      props.doubleSticker === sticker.doubleSticker &&
      (props.sectionId === null || props.sectionId === sticker.sectionId),
  );
  return cell ? placeSticker(document, { stickerId, cellId: cell.id }) : null;
}

function show(document: AlbumDocument, id: NodeId): Patch {
  const patch: Operation[] = [];
  for (let node = document.nodes.get(id); node; node = node.parent ? document.nodes.get(node.parent) : undefined)
    if ('hidden' in node.props && node.props.hidden) patch.push(...setProps(node, { hidden: false }));
  return patch;
}

/** Another version of the same picture with more pixels. It may look otherwise: nothing for many at once. */
function sharper(document: AlbumDocument, nodeId: NodeId | null, stickerId: StickerId | null): Fix | null {
  const sticker = stickerId === null ? undefined : document.stickers.get(stickerId);
  const node = nodeId === null ? undefined : document.nodes.get(nodeId);
  const shown = sticker ? sticker.image : node?.type === 'Image' ? node.props.image : null;
  const image = shown === null ? undefined : document.images.get(shown as ImageId);
  if (!image) return null;
  const source = image.original_image_id ?? image.id;
  const better = [...document.images.values()].filter(({ id, original_image_id: original, details }) => {
    const isSame = id === source || original === source;
    const shape = (details.width / details.height) * (image.details.height / image.details.width);
    return isSame && Math.abs(shape - 1) < 0.01 && details.width > image.details.width * 1.1;
  });
  const best = better.toSorted((a, b) => b.details.width - a.details.width)[0];
  if (!best) return null;
  if (sticker) return fix(setStickerFields(sticker, { image: best.id }), false);
  return node?.type === 'Image' && lockedBy(document, node.id) === null
    ? fix(setProps(node, { image: best.id }), false)
    : null;
}
