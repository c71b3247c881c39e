import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import type { ElementNode } from '../../document/nodes/node.ts';
import { selectionFrame } from '../../geometry/bounds.ts';
import type { OrientedBox } from '../../geometry/box.ts';
import { about, applyMatrix, applyToVector, decompose, scaling, translation, turning } from '../../geometry/matrix.ts';
import { NOTHING_MEASURED, type MeasuredHeights } from '../../geometry/measured.ts';
import { type BoxPlacement, spreadMatrix } from '../../geometry/node-matrix.ts';
import { resizedBox } from '../../geometry/resizing.ts';
import { type CommandResult, refused, setProps } from '../command.ts';
import { moveElements } from './move-elements.ts';
import { transformedElement, transformElements } from './transform-elements.ts';
import { topmostElements } from '../tree.ts';

/**
 * Place, size and turn of a selection as people read them, in millimetres of the spread and degrees: `x` and `y` are the
 * top left of its frame before it is turned.
 */
export interface Measures {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}
export type MeasureName = keyof Measures;

export const LEAST_SIZE = 0.1;
const MOST_LENGTH = 100_000;

/** Undefined for what has no extent. */
export function measuresOf(
  document: AlbumDocument,
  ids: readonly NodeId[],
  measured: MeasuredHeights = NOTHING_MEASURED,
): Measures | undefined {
  const frame = selectionFrame(document, ids, measured);
  return frame && inWords(frame);
}

/** Which measures a selection takes: a line has no height, an autosized text has that of its words, pins have a place. */
export function settableMeasures(document: AlbumDocument, ids: readonly NodeId[]): ReadonlySet<MeasureName> {
  const elements = topmostElements(document, ids);
  const [only] = elements;
  if (!only) return new Set();
  if (elements.every(({ type }) => type === 'Comment')) return new Set(['x', 'y']);
  const all: MeasureName[] = ['x', 'y', 'width', 'height', 'rotation'];
  const lacksHeight = only.type === 'Line' || (only.type === 'Text' && only.props.autosize);
  return new Set(elements.length === 1 && lacksHeight ? all.filter((name) => name !== 'height') : all);
}

export interface SetMeasureInput {
  readonly ids: readonly NodeId[];
  readonly name: MeasureName;
  readonly value: number;
  /** Width and height grow alike. Cells, groups and several elements always do. */
  readonly keepRatio?: boolean;
  readonly measured?: MeasuredHeights;
}

/**
 * Gives a selection one measure. A size grows from the top left; several elements move and grow as one, and are turned
 * each about its own middle.
 */
export function setMeasure(document: AlbumDocument, input: SetMeasureInput): CommandResult {
  const { name, measured = NOTHING_MEASURED } = input;
  const elements = topmostElements(document, input.ids);
  const ids = elements.map(({ id }) => id);
  const frame = selectionFrame(document, ids, measured);
  if (!frame) return refused('nothing_selected');
  const value = Math.max(-MOST_LENGTH, Math.min(MOST_LENGTH, input.value));
  if (name === 'x' || name === 'y') {
    const by = value - inWords(frame)[name];
    return moveElements(document, { ids, by: name === 'x' ? { x: by, y: 0 } : { x: 0, y: by } });
  }
  if (name === 'rotation') return elements.flatMap((element) => turned(document, element, value, measured));
  return resized(document, elements, frame, { ...input, name, value: Math.max(LEAST_SIZE, value) });
}

function turned(document: AlbumDocument, element: ElementNode, degrees: number, measured: MeasuredHeights) {
  const frame = selectionFrame(document, [element.id], measured);
  if (!frame || element.type === 'Comment') return [];
  return setProps(
    element,
    transformedElement(document, element, about(frame.centre, turning(degrees - frame.rotation))),
  );
}

function resized(
  document: AlbumDocument,
  elements: readonly ElementNode[],
  frame: OrientedBox,
  { name, value, keepRatio = false }: SetMeasureInput & { name: 'width' | 'height' },
): CommandResult {
  const [only] = elements;
  const before = frame[name];
  if (!only || before === 0) return [];
  if (elements.length > 1 || only.type === 'Group' || !('width' in only.props)) {
    const corner = applyMatrix(turningAbout(frame), { x: -frame.width / 2, y: -frame.height / 2 });
    const ids = elements.map(({ id }) => id);
    return transformElements(document, { ids, matrix: about(corner, scaling(value / before)) });
  }
  const ratio = keepRatio || only.type === 'StickerCell' || only.type === 'Sticker';
  const { scaleX } = decompose(spreadMatrix(document, only.parent!));
  const box = only.props as BoxPlacement;
  const by = (value - before) / scaleX;
  // Along a kept ratio both sides are pulled, so that the corner stays on the diagonal.
  const pulled =
    name === 'width'
      ? { x: by, y: ratio ? (by * frame.height) / before : 0 }
      : { x: ratio ? (by * frame.width) / before : 0, y: by };
  const handle = ratio ? 'se' : name === 'width' ? 'e' : 's';
  const delta = applyToVector(turning(box.rotation), pulled);
  return setProps(only, resizedBox(box, handle, delta, { keepRatio: ratio, least: 0.01 }));
}

function turningAbout({ centre, rotation }: OrientedBox) {
  const [a, b, c, d] = turning(rotation);
  const [, , , , e, f] = translation(centre.x, centre.y);
  return [a, b, c, d, e, f] as const;
}

function inWords({ centre, width, height, rotation }: OrientedBox): Measures {
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height, rotation };
}
