import {
  type Anchors,
  type Box,
  guidesFor,
  movedBox,
  type NodeId,
  type Point,
  snap,
  type SnapField,
  subtractPoints,
} from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import { fieldOf, snapReach } from '../snapping-field.ts';
import type { ToolContext } from '../tool-state.ts';

/** The spread that something is drawn on, as it was when the gesture started. */
export interface Paper {
  readonly spreadId: NodeId;
  /** Where it lies in the world. */
  readonly box: Box;
  readonly field: SnapField;
}

/** Null in the gaps between the spreads and beyond them. */
export function paperAt(context: ToolContext, world: Point): Paper | null {
  const place = context.layout().placeAt(world);
  return place && { spreadId: place.spreadId, box: place.box, field: fieldOf(context, place.spreadId) };
}

/** The pointer as a point of the paper. */
export function onPaper(paper: Paper, { world }: Pick<PointerInput, 'world'>): Point {
  return subtractPoints(world, paper.box);
}

/** What to add to a box so that its anchors come to rest on lines; the lines it rests on are shown. Ctrl switches it off. */
export function snapOnPaper(
  context: ToolContext,
  { spreadId, field }: Paper,
  box: Box,
  input: Pick<PointerInput, 'ctrl'>,
  anchors?: Anchors,
): Point {
  if (!context.snapping() || input.ctrl) {
    context.showGuides(null);
    return { x: 0, y: 0 };
  }
  const by = snap(box, field, { ...snapReach(context), anchors });
  context.showGuides({ spreadId, guides: guidesFor(movedBox(box, by), field, { anchors }) });
  return by;
}
