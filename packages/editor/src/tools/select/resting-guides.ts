import { guidesFor } from '@figurina/album';
import { fieldOf } from '../snapping-field.ts';
import type { ShownGuides, ToolContext } from '../tool-state.ts';
import { takeSnapshot } from './snapshot.ts';

/** What the selection rests on where it is; null while nothing is selected that can be moved. */
export function restingGuides(context: ToolContext): ShownGuides | null {
  const snapshot = takeSnapshot(context);
  if (!snapshot) return null;
  const { spreadId, bounds, nodes } = snapshot;
  const field = fieldOf(
    context,
    spreadId,
    nodes.map(({ node }) => node.id),
  );
  return { spreadId, guides: guidesFor(bounds, field) };
}
